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

/// The long name of one of the scripts that a character is used in; NULL when there are no more.
const char *icu_script_name(int32_t character, int32_t index);
/// Whether a character is a picture.
bool icu_is_emoji(int32_t character);
