/* A stand-in for the ICU that Windows 10 has and Wine has not. Qt6Core names these functions; the
   converters of QStringConverter that call them are not used here, and none can be opened. */
#define EXPORT __declspec(dllexport)
#define FUNCTION(name) \
    EXPORT void *ucnv_##name(void) { return 0; }

FUNCTION(open) FUNCTION(close) FUNCTION(reset) FUNCTION(getName) FUNCTION(getStandardName)
FUNCTION(getAvailableName) FUNCTION(countAvailable) FUNCTION(getMaxCharSize)
FUNCTION(getToUCallBack) FUNCTION(getFromUCallBack) FUNCTION(setToUCallBack)
FUNCTION(setFromUCallBack) FUNCTION(cbToUWriteUChars) FUNCTION(cbFromUWriteUChars)
FUNCTION(toUnicode) FUNCTION(fromUnicode) FUNCTION(toUCountPending) FUNCTION(fromUCountPending)

EXPORT int UCNV_TO_U_CALLBACK_SUBSTITUTE, UCNV_FROM_U_CALLBACK_SUBSTITUTE;
