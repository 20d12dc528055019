// In C, since libpng reports faults by longjmp, which must not cross frames of Swift.
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
  // The chunks' own checksums were checked before, and they cover the compressed bytes.
  png_set_option(rows->png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
  png_set_keep_unknown_chunks(rows->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(rows->png, rows->info);
  png_start_read_image(rows->png);
  return png_get_interlace_type(rows->png, rows->info) == PNG_INTERLACE_NONE &&
         png_get_rowbytes(rows->png, rows->info) == row_size;
}

static picture_rows *open_file(const uint8_t *bytes, size_t count) {
  picture_rows *rows = calloc(1, sizeof *rows);
  if (!rows) return NULL;
  rows->bytes = bytes;
  rows->rest = count;
  rows->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
  if (rows->png) rows->info = png_create_info_struct(rows->png);
  if (rows->info) return rows;
  picture_rows_close(rows);
  return NULL;
}

picture_rows *picture_rows_open(const uint8_t *bytes, size_t count, size_t row_size) {
  picture_rows *rows = open_file(bytes, count);
  if (!rows || begin(rows, row_size)) return rows;
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

/// Makes a file's rows four samples of 16 bits a pixel, the high byte first; the number of passes, or 0 when
/// its size is another.
static int begin_deep(picture_rows *rows, size_t width, size_t height) {
  png_set_read_fn(rows->png, rows, give);
  png_set_keep_unknown_chunks(rows->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(rows->png, rows->info);
  png_set_expand_16(rows->png);
  png_set_gray_to_rgb(rows->png);
  png_set_add_alpha(rows->png, 0xFFFF, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(rows->png);
  png_read_update_info(rows->png, rows->info);
  bool fits = png_get_image_width(rows->png, rows->info) == width &&
              png_get_image_height(rows->png, rows->info) == height &&
              png_get_rowbytes(rows->png, rows->info) == 8 * width;
  return fits ? passes : 0;
}

/// Takes the low bytes of a row of red, green, blue and opacity.
static void take_low(const uint8_t *samples, uint32_t *low, size_t width) {
  for (size_t place = 0; place < width; place++, samples += 8) {
    low[place] = (uint32_t)samples[7] << 24 | (uint32_t)samples[1] << 16 |
                 (uint32_t)samples[3] << 8 | samples[5];
  }
}

static bool read_low(picture_rows *rows, uint32_t *low, size_t width, size_t height) {
  uint8_t *volatile buffer = NULL;
  if (setjmp(png_jmpbuf(rows->png))) {
    free(buffer);
    return false;
  }
  int passes = begin_deep(rows, width, height);
  if (passes == 0) return false;
  // Of an interlaced file each pass adds to all rows.
  buffer = calloc(passes > 1 ? height : 1, 8 * width);
  if (!buffer) return false;
  for (int pass = 0; pass < passes; pass++) {
    for (size_t row = 0; row < height; row++) {
      uint8_t *samples = buffer + (passes > 1 ? row * 8 * width : 0);
      png_read_row(rows->png, samples, NULL);
      if (pass == passes - 1) take_low(samples, low + row * width, width);
    }
  }
  free(buffer);
  return true;
}

bool picture_low_bytes(
    const uint8_t *bytes, size_t count, uint32_t *low, size_t width, size_t height) {
  picture_rows *rows = open_file(bytes, count);
  if (!rows) return false;
  bool is_read = read_low(rows, low, width, height);
  picture_rows_close(rows);
  return is_read;
}

void picture_rows_close(picture_rows *rows) {
  png_destroy_read_struct(&rows->png, &rows->info, NULL);
  free(rows);
}
