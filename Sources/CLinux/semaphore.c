// For a wait by a clock that cannot be set, which Swift's view of the C library lacks.
#define _GNU_SOURCE
#include <time.h>

#include "CLinux.h"

void linux_semaphore_wait(sem_t *semaphore, int milliseconds) {
  struct timespec end;
  clock_gettime(CLOCK_MONOTONIC, &end);
  end.tv_nsec += milliseconds * 1000000L;
  end.tv_sec += end.tv_nsec / 1000000000;
  end.tv_nsec %= 1000000000;
  sem_clockwait(semaphore, CLOCK_MONOTONIC, &end);
}
