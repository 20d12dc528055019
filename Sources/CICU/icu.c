#include "CICU.h"

#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

static icu_breaks *open_breaks(UBreakIteratorType type, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(type, "", (const UChar *)text, length, &status);
  return U_SUCCESS(status) ? (icu_breaks *)breaks : NULL;
}

icu_breaks *icu_open_line_breaks(const uint16_t *text, int32_t length) {
  return open_breaks(UBRK_LINE, text, length);
}

icu_breaks *icu_open_character_breaks(const uint16_t *text, int32_t length) {
  return open_breaks(UBRK_CHARACTER, text, length);
}

int32_t icu_next_break(icu_breaks *breaks) { return ubrk_next((UBreakIterator *)breaks); }

void icu_close_breaks(icu_breaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

const char *icu_script_name(int32_t character, int32_t index) {
  UScriptCode scripts[64];
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = uscript_getScriptExtensions(character, scripts, 64, &status);
  return U_SUCCESS(status) && index < count ? uscript_getName(scripts[index]) : NULL;
}

bool icu_is_emoji(int32_t character) {
  return u_hasBinaryProperty(character, UCHAR_EXTENDED_PICTOGRAPHIC) ||
         u_hasBinaryProperty(character, UCHAR_EMOJI_PRESENTATION);
}
