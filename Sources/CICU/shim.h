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

// The long name of one of the scripts that a character is used in; NULL when there are no more.
static inline const char *icu_script_name(UChar32 character, int32_t index) {
  UScriptCode scripts[64];
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = uscript_getScriptExtensions(character, scripts, 64, &status);
  return U_SUCCESS(status) && index < count ? uscript_getName(scripts[index]) : NULL;
}

static inline UBool icu_is_emoji(UChar32 character) {
  return u_hasBinaryProperty(character, UCHAR_EXTENDED_PICTOGRAPHIC) ||
         u_hasBinaryProperty(character, UCHAR_EMOJI_PRESENTATION);
}
