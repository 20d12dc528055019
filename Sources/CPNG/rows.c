// In C, since libpng tells faults by longjmp, which must not cross frames of Swift.
#include <stdlib.h>
#include <string.h>

#include "CPNG.h"

struct picture_rows {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t rest;
};

static void give(png_structp png, png_bytep target, size_t count) {
  picture_rows *rows = png_get_io_ptr(png);
  if (count > rows->rest) png_error(png, "the file is cut off");
  memcpy(target, rows->bytes, count);
  rows->bytes += count;
  rows->rest -= count;
}

static void fail(png_structp png, png_const_charp words) {
  (void)words;
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp words) {
  (void)png;
  (void)words;
}

static bool begin(picture_rows *rows, size_t row_size) {
  if (setjmp(png_jmpbuf(rows->png))) return false;
  png_set_read_fn(rows->png, rows, give);
  // The chunks' own checksums have told before that the compressed bytes are right.
  png_set_option(rows->png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
  png_set_keep_unknown_chunks(rows->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(rows->png, rows->info);
  png_start_read_image(rows->png);
  return png_get_interlace_type(rows->png, rows->info) == PNG_INTERLACE_NONE &&
         png_get_rowbytes(rows->png, rows->info) == row_size;
}

picture_rows *picture_rows_open(const uint8_t *bytes, size_t count, size_t row_size) {
  picture_rows *rows = calloc(1, sizeof *rows);
  if (!rows) return NULL;
  rows->bytes = bytes;
  rows->rest = count;
  rows->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
  if (rows->png) rows->info = png_create_info_struct(rows->png);
  if (rows->info && begin(rows, row_size)) return rows;
  picture_rows_close(rows);
  return NULL;
}

bool picture_rows_next(picture_rows *rows, uint8_t *row) {
  if (setjmp(png_jmpbuf(rows->png))) return false;
  png_read_row(rows->png, row, NULL);
  return true;
}

bool picture_rows_end(picture_rows *rows) {
  if (setjmp(png_jmpbuf(rows->png))) return false;
  png_read_end(rows->png, NULL);
  return true;
}

void picture_rows_close(picture_rows *rows) {
  png_destroy_read_struct(&rows->png, &rows->info, NULL);
  free(rows);
}
