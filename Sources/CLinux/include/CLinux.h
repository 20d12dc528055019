#pragma once
#include <semaphore.h>

/// How many processors this process may use, at least 1.
int linux_processor_count(void);

/// Keeps memory that was freed for use again, up to some hundred megabytes: giving each picture's pixels
/// back to the system and getting them again, page by page, takes longer than drawing it.
void linux_keep_freed_memory(void);

/// Waits until a semaphore is not 0 and counts it down, or until some milliseconds have passed.
void linux_semaphore_wait(sem_t *semaphore, int milliseconds);
