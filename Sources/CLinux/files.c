// For descriptors of paths alone, which Swift's view of the C library lacks.
#define _GNU_SOURCE
#include <fcntl.h>

#include "CLinux.h"

int linux_folder_flags(void) { return O_PATH | O_DIRECTORY | O_CLOEXEC; }
