#pragma once
#include <semaphore.h>

/// How many processors this process may use, at least 1.
int linux_processor_count(void);

/// Keeps memory that was freed for use again, up to some hundred megabytes: giving each picture's pixels
/// back to the system and getting them again, page by page, takes longer than drawing it.
void linux_keep_freed_memory(void);

/// The flags of `open` for a folder that files are opened in. To search it takes no right to read it.
int linux_folder_flags(void);

/// From now on, a signal of a fault in the program starts the program again in the same process, with some
/// arguments and a descriptor that a variable of the environment names. First a function is called, on the
/// thread with the fault.
void linux_restart_on_fault(char *const *arguments, const char *variable, int descriptor,
                            void (*clean)(void));

/// From now on, such a signal ends the process again.
void linux_die_of_faults(void);

/// Gives the calling thread a stack for the handlers of signals.
void linux_use_alternate_stack(void);

/// Makes memory that stays when the program is started again.
/// \returns A descriptor, or -1.
int linux_make_shared_memory(void);

/// Starts a copy of the process that has only the calling thread, and ends with this process or by a fault.
/// \returns 0 in the copy, its number in this process, or -1.
int linux_fork_helper(void);

/// Waits for the end of a copy.
/// \returns The signal that ended it, or 0.
int linux_wait_for_signal(int process);

/// Waits until a semaphore is not 0 and counts it down, or until some milliseconds have passed.
void linux_semaphore_wait(sem_t *semaphore, int milliseconds);
