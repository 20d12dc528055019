// For the set of processors, which Swift's view of the C library lacks.
#define _GNU_SOURCE
#include <sched.h>
#include <unistd.h>

#include "CLinux.h"

int linux_processor_count(void) {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0) return CPU_COUNT(&set);
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (int)count : 1;
}
