"""The sound device, by the C library miniaudio.

This uses the compiled part of the package miniaudio and not its Python part, which leaves a
connection to the sound server open each time a device is closed, and which imports urllib, http
and email. To be imported when the first sound is played.
"""

import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from _miniaudio import ffi, lib

_BACKENDS = {
    "linux": ("pulseaudio", "alsa"),  # PipeWire answers as PulseAudio
    "win32": ("wasapi",),
    "darwin": ("coreaudio",),
}
BACKENDS: Sequence[str] = _BACKENDS.get(sys.platform, ("sndio", "audio4", "oss"))
"""The ways to a sound device that this system may have, best first."""

_PERIOD = 10
_PERIODS = 4
"""Milliseconds that are asked for at once, and how many of those wait to be heard.

Fewer would be heard sooner, but a window that is busy for 30 ms would then be heard as well.
"""
_NAME = ffi.new("char[]", b"Heart to Heart")


class NoDeviceError(Exception):
    """There is no sound device, or it can't be used now."""


class Device:
    """A sound device that is playing, until it is closed."""

    def __init__(
        self, read: Callable[[int], bytes], rate: int, backends: Sequence[str] = BACKENDS
    ) -> None:
        """Open the system's usual device.

        Args:
            read: returns that many mono samples as 32-bit floats, or nothing for silence; called
                in a thread of the library.
            rate: samples in a second.
            backends: the ways to try, in order.

        Raises:
            NoDeviceError: none of them leads to a device.
        """
        self._read = read
        self._handle = ffi.new_handle(self)
        self._context: Any = None
        self._device: Any = None
        _prepare()
        for backend in backends:
            if backend == "alsa":
                _silence_alsa()
            if self._open(getattr(lib, f"ma_backend_{backend}"), rate):
                return
        raise NoDeviceError

    @property
    def is_playing(self) -> bool:
        """Whether it still plays: false once it is closed or has been unplugged."""
        return self._device is not None and bool(lib.ma_device_is_started(self._device))

    def close(self) -> None:
        """Stop playing and close the connection; may take a while."""
        device, self._device = self._device, None
        if device is not None:
            lib.ma_device_uninit(device)
            lib.ma_context_uninit(self._context)

    def _open(self, backend: int, rate: int) -> bool:
        context_config = lib.ma_context_config_init()
        context_config.pulse.pApplicationName = _NAME
        context = ffi.new("ma_context *")
        backends = ffi.new("ma_backend[]", [backend])
        if lib.ma_context_init(backends, 1, ffi.addressof(context_config), context):
            return False
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.sampleRate = rate
        config.playback.channels = 1
        config.playback.format = lib.ma_format_f32
        config.periodSizeInMilliseconds = _PERIOD
        config.periods = _PERIODS
        config.dataCallback = lib._internal_data_callback
        config.pUserData = self._handle
        device = ffi.new("ma_device *")
        if lib.ma_device_init(context, ffi.addressof(config), device):
            lib.ma_context_uninit(context)
            return False
        if lib.ma_device_start(device):
            lib.ma_device_uninit(device)
            lib.ma_context_uninit(context)
            return False
        self._context, self._device = context, device
        return True

    def fill(self, output: Any, frames: int) -> None:
        """Write the next samples to the library's memory, which is silent before."""
        if samples := self._read(frames):
            ffi.memmove(output, samples, len(samples))


@cache
def _prepare() -> None:
    """Initialize the library, once."""
    lib.init_miniaudio()
    ffi.def_extern(name="_internal_data_callback")(_on_data)


def _on_data(device: Any, output: Any, _input: Any, frames: int) -> None:
    ffi.from_handle(device.pUserData).fill(output, frames)


@cache
def _silence_alsa() -> None:
    """Keep ALSA from writing to stderr that there is no sound card."""
    import ctypes

    handler = ctypes.CFUNCTYPE(
        None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
    )
    try:
        alsa = ctypes.CDLL("libasound.so.2")
    except OSError:
        return
    _kept.append(handler(lambda *_: None))
    alsa.snd_lib_error_set_handler(_kept[0])


_kept: list[Any] = []
"""What C code calls must not be freed."""
