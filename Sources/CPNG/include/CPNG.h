#pragma once
#include <png.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A PNG file whose rows are read one after the other, as the file has them.
typedef struct picture_rows picture_rows;

/// Begins to read a file in memory, whose bytes have to stay where they are until it is closed.
/// NULL when its header cannot be read, it is interlaced, so that no row comes whole, or its rows have
/// another size.
picture_rows *picture_rows_open(const uint8_t *bytes, size_t count, size_t row_size);

/// Reads the next row; false when it cannot be read, and then none behind it can.
bool picture_rows_next(picture_rows *rows, uint8_t *row);

/// Whether all that comes behind the last row is whole.
bool picture_rows_end(picture_rows *rows);

/// Reads the low bytes of a file's samples as 16 bits: a number 0xAARRGGBB for each of width x height pixels. Samples of
/// fewer bits are expanded to 16. False when the file cannot be read or has another size.
bool picture_low_bytes(
    const uint8_t *bytes, size_t count, uint32_t *low, size_t width, size_t height);

/// Gives back all memory.
void picture_rows_close(picture_rows *rows);
