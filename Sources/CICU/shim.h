#pragma once
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

// ICU's names carry its version by macros, which Swift does not see; these do not.

static inline UBreakIterator *icu_open_breaks(
    UBreakIteratorType type, const UChar *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(type, "", text, length, &status);
  return U_SUCCESS(status) ? breaks : NULL;
}

static inline int32_t icu_next_break(UBreakIterator *breaks) { return ubrk_next(breaks); }

static inline void icu_close_breaks(UBreakIterator *breaks) { ubrk_close(breaks); }

static inline const char *icu_script_name(UChar32 character) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(character, &status);
  return U_SUCCESS(status) ? uscript_getName(script) : NULL;
}

static inline UBool icu_is_emoji(UChar32 character) {
  return u_hasBinaryProperty(character, UCHAR_EXTENDED_PICTOGRAPHIC) ||
         u_hasBinaryProperty(character, UCHAR_EMOJI_PRESENTATION);
}
