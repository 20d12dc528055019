/* The least that comparing two PNG files takes: libpng decodes both, and the pixels that differ are counted.
   png-floor OLD NEW: the number of pixels, which have to be of the same size. */
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static png_bytep decode(const char *path, png_image *image) {
  image->version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_file(image, path)) exit(2);
  image->format = PNG_FORMAT_RGBA;
  png_bytep pixels = malloc(PNG_IMAGE_SIZE(*image));
  if (!png_image_finish_read(image, NULL, pixels, 0, NULL)) exit(2);
  return pixels;
}

int main(int count, char **words) {
  png_image images[2] = {{0}, {0}};
  if (count != 3) return 2;
  png_bytep old = decode(words[1], &images[0]), new = decode(words[2], &images[1]);
  if (images[0].width != images[1].width || images[0].height != images[1].height) return 2;
  size_t differing = 0;
  for (size_t pixel = 0; pixel < (size_t)images[0].width * images[0].height; pixel++)
    differing += memcmp(old + 4 * pixel, new + 4 * pixel, 4) != 0;
  printf("%zu\n", differing);
  return differing != 0;
}
