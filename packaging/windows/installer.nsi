; The installer for Windows: for one user, without an administrator, in three languages.
; makensis -DVERSION=1.0.0 -DFOLDER=dist\h2h -DICON=h2h.ico -DOUTPUT=h2h-setup.exe installer.nsi
;
; The program's folder holds nothing of the user's: games, results and settings are in
; %LOCALAPPDATA%\h2h, which neither installing over an older version nor uninstalling touches.

Unicode true
!include MUI2.nsh
!include FileFunc.nsh
!include WinVer.nsh
!include x64.nsh

!define NAME "Heart to Heart"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\h2h"

Name "${NAME}"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
SetCompressor /SOLID lzma
ManifestDPIAware true
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "LegalCopyright" "The Heart to Heart authors, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\h2h.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Bulgarian"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString RUNNING ${LANG_ENGLISH} "${NAME} is running. Close it, then choose Retry."
LangString RUNNING ${LANG_BULGARIAN} "Програмата ${NAME} е стартирана. Затворете я и опитайте отново."
LangString RUNNING ${LANG_RUSSIAN} "Программа ${NAME} запущена. Закройте её и повторите попытку."

LangString TOO_OLD ${LANG_ENGLISH} "${NAME} needs 64-bit Windows 10, version 1809, or later."
LangString TOO_OLD ${LANG_BULGARIAN} "${NAME} изисква 64-битов Windows 10, версия 1809, или по-нов."
LangString TOO_OLD ${LANG_RUSSIAN} "Для ${NAME} нужна 64-разрядная Windows 10 версии 1809 или новее."

; A program that runs cannot be opened for writing.
!macro WAIT_UNTIL_CLOSED UN
Function ${UN}WaitUntilClosed
  again:
    IfFileExists "$INSTDIR\h2h.exe" 0 closed
    ClearErrors
    FileOpen $0 "$INSTDIR\h2h.exe" a
    IfErrors running
    FileClose $0
    Goto closed
  running:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Quit
  closed:
FunctionEnd
!macroend
!insertmacro WAIT_UNTIL_CLOSED ""
!insertmacro WAIT_UNTIL_CLOSED "un."

; Only what the installer itself puts there: a folder that the user chose may hold other files.
!macro REMOVE_PROGRAM
  Delete "$INSTDIR\h2h.exe"
  RMDir /r "$INSTDIR\_internal"
!macroend

Function .onInit
  SetShellVarContext current
  !insertmacro MUI_LANGDLL_DISPLAY
  ; What Qt needs.
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
  ${OrIfNot} ${AtLeastBuild} 17763
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 3
    Quit
  ${EndIf}
FunctionEnd

Function un.onInit
  SetShellVarContext current
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section
  Call WaitUntilClosed
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}${SEPARATOR}*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\h2h.exe"

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\h2h.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "The Heart to Heart authors"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
SectionEnd

Section "Uninstall"
  Call un.WaitUntilClosed
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
SectionEnd
