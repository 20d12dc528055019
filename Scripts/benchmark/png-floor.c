/* The least that comparing two PNG files takes: libpng decodes both, and the pixels that differ are counted.
   png-floor OLD NEW: the number of pixels, which have to be of the same size. */
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static png_bytep decode(const char *path, png_uint_32 *width, png_uint_32 *height) {
  FILE *file = fopen(path, "rb");
  if (!file) exit(2);
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) exit(2);
  png_init_io(png, file);
  png_read_info(png, info);
  png_set_expand(png);
  png_set_strip_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  png_read_update_info(png, info);
  *width = png_get_image_width(png, info);
  *height = png_get_image_height(png, info);
  size_t stride = png_get_rowbytes(png, info);
  png_bytep pixels = malloc(stride * *height);
  png_bytep *rows = malloc(sizeof *rows * *height);
  for (png_uint_32 row = 0; row < *height; row++) rows[row] = pixels + row * stride;
  png_read_image(png, rows);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  free(rows);
  fclose(file);
  return pixels;
}

int main(int count, char **words) {
  png_uint_32 width[2], height[2];
  if (count != 3) return 2;
  png_bytep old = decode(words[1], &width[0], &height[0]);
  png_bytep new = decode(words[2], &width[1], &height[1]);
  if (width[0] != width[1] || height[0] != height[1]) return 2;
  size_t differing = 0;
  for (size_t pixel = 0; pixel < (size_t)width[0] * height[0]; pixel++)
    differing += memcmp(old + 4 * pixel, new + 4 * pixel, 4) != 0;
  printf("%zu\n", differing);
  return differing != 0;
}
