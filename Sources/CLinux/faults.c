// For alternate stacks, shared memory and the signal of a parent's death, which Swift's view of the C library lacks.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CLinux.h"

static const int fault_signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
static char *const *new_arguments;
static char **new_environment;
static int kept_descriptor;
static void (*cleanup)(void);
static atomic_flag has_faulted = ATOMIC_FLAG_INIT;

static void end_by(int number) {
  signal(number, SIG_DFL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
  _exit(128 + number);
}

static void on_fault(int number) {
  // Another thread starts the process again.
  if (atomic_flag_test_and_set(&has_faulted))
    while (1) pause();
  if (cleanup) cleanup();
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  fcntl(kept_descriptor, F_SETFD, 0);
  execve("/proc/self/exe", new_arguments, new_environment);
  end_by(number);
}

void linux_restart_on_fault(char *const *arguments, const char *variable, int descriptor,
                            void (*clean)(void)) {
  size_t count = 0;
  while (environ[count]) count++;
  char **variables = calloc(count + 2, sizeof *variables);
  if (!variables) return;
  memcpy(variables, environ, count * sizeof *variables);
  if (asprintf(&variables[count], "%s=%d", variable, descriptor) < 0) return;
  new_arguments = arguments;
  new_environment = variables;
  kept_descriptor = descriptor;
  cleanup = clean;
  struct sigaction action = {.sa_handler = on_fault, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (size_t i = 0; i < sizeof fault_signals / sizeof *fault_signals; i++)
    sigaction(fault_signals[i], &action, NULL);
}

void linux_die_of_faults(void) {
  for (size_t i = 0; i < sizeof fault_signals / sizeof *fault_signals; i++)
    signal(fault_signals[i], SIG_DFL);
}

void linux_use_alternate_stack(void) {
  // A stack that overflowed cannot hold the handler. The thread lives as long as the process.
  stack_t stack = {.ss_size = 64 << 10};
  stack.ss_sp = mmap(NULL, stack.ss_size, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (stack.ss_sp != MAP_FAILED) sigaltstack(&stack, NULL);
}

int linux_make_shared_memory(void) { return memfd_create("ibar", MFD_CLOEXEC); }

int linux_fork_helper(void) {
  pid_t parent = getpid();
  pid_t process = fork();
  if (process != 0) return process;
  // Only this thread is left, so that signals have their usual effect again.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  linux_die_of_faults();
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  return 0;
}

int linux_wait_for_signal(int process) {
  int status;
  while (waitpid(process, &status, 0) < 0)
    if (errno != EINTR) return 0;
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}
