#pragma once
#include <stdbool.h>
#include <stdint.h>

// What ibar asks of ICU, in names of its own. ICU's headers must not be seen by Swift: Foundation brings
// others of the same names, and a program that imports both would not compile.

/// The places where a text may be broken.
typedef struct icu_breaks icu_breaks;

/// The places where lines may end, of a text in UTF-16 that lives as long; NULL when there is no memory.
icu_breaks *icu_open_line_breaks(const uint16_t *text, int32_t length);
/// The places between characters as readers see them.
icu_breaks *icu_open_character_breaks(const uint16_t *text, int32_t length);
/// The next place as an index of a unit; negative behind the last.
int32_t icu_next_break(icu_breaks *breaks);
void icu_close_breaks(icu_breaks *breaks);

/// The name of one of the scripts that a character is used in: "Arabic"; NULL when there are no more.
const char *icu_script_name(uint32_t character, int32_t index);
/// Whether a character is a picture.
bool icu_is_emoji(uint32_t character);
/// Whether a character is as wide as a Han character in a terminal: Unicode's East Asian Width W or F.
bool icu_is_wide(uint32_t character);
/// Whether a character is a control character.
bool icu_is_control(uint32_t character);
/// Whether a character belongs to the letter before: a mark, or one that only says how others are set.
bool icu_joins_the_last(uint32_t character);
/// Whether a character is never seen. Fillers of Hangul are letters: they may have a width.
bool icu_is_invisible(uint32_t character);
/// Whether a character is a blank.
bool icu_is_blank(uint32_t character);
/// Whether a character is a blank at which a line may end.
bool icu_is_breaking_blank(uint32_t character);
/// Whether a character ends its line wherever it stands.
bool icu_is_line_break(uint32_t character);
/// Whether a character is, or starts, text from right to left, or sets the direction of other text.
bool icu_is_right_to_left(uint32_t character);
