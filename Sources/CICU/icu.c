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

const char *icu_script_name(uint32_t character, int32_t index) {
  UScriptCode scripts[64];
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = uscript_getScriptExtensions(character, scripts, 64, &status);
  return U_SUCCESS(status) && index < count ? uscript_getName(scripts[index]) : NULL;
}

bool icu_is_emoji(uint32_t character) {
  return u_hasBinaryProperty(character, UCHAR_EXTENDED_PICTOGRAPHIC) ||
         u_hasBinaryProperty(character, UCHAR_EMOJI_PRESENTATION);
}

bool icu_is_wide(uint32_t character) {
  int32_t width = u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

bool icu_is_control(uint32_t character) { return u_charType(character) == U_CONTROL_CHAR; }

bool icu_joins_the_last(uint32_t character) {
  return U_GET_GC_MASK(character) & (U_GC_M_MASK | U_GC_CF_MASK);
}

bool icu_is_invisible(uint32_t character) {
  return u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) && !u_isalpha(character);
}

bool icu_is_blank(uint32_t character) { return u_charType(character) == U_SPACE_SEPARATOR; }

bool icu_is_breaking_blank(uint32_t character) {
  return u_isWhitespace(character) ||
         u_getIntPropertyValue(character, UCHAR_LINE_BREAK) == U_LB_ZWSPACE;
}

bool icu_is_line_break(uint32_t character) {
  switch (u_getIntPropertyValue(character, UCHAR_LINE_BREAK)) {
    case U_LB_MANDATORY_BREAK:
    case U_LB_CARRIAGE_RETURN:
    case U_LB_LINE_FEED:
    case U_LB_NEXT_LINE:
      return true;
    default:
      return false;
  }
}

bool icu_is_right_to_left(uint32_t character) {
  switch (u_charDirection(character)) {
    case U_LEFT_TO_RIGHT:
    case U_EUROPEAN_NUMBER:
    case U_EUROPEAN_NUMBER_SEPARATOR:
    case U_EUROPEAN_NUMBER_TERMINATOR:
    case U_COMMON_NUMBER_SEPARATOR:
    case U_BLOCK_SEPARATOR:
    case U_SEGMENT_SEPARATOR:
    case U_WHITE_SPACE_NEUTRAL:
    case U_OTHER_NEUTRAL:
    case U_DIR_NON_SPACING_MARK:
    case U_BOUNDARY_NEUTRAL:
      return false;
    default:
      return true;
  }
}
