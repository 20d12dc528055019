#pragma once
#include <png.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A PNG file whose rows are read one after the other, as the file has them.
typedef struct picture_rows picture_rows;

/// Begins to read a file in memory, whose bytes have to stay where they are until it is closed.
/// NULL when its header cannot be read, or it is interlaced, so that no row comes whole.
picture_rows *picture_rows_open(const uint8_t *bytes, size_t count);

/// The bytes of a row.
size_t picture_rows_size(const picture_rows *rows);

/// Reads the next row; false when it cannot be read, and then none behind it can.
bool picture_rows_next(picture_rows *rows, uint8_t *row);

/// Whether all that comes behind the last row is whole.
bool picture_rows_end(picture_rows *rows);

/// Gives back all memory.
void picture_rows_close(picture_rows *rows);
