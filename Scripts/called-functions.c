/* Tells which functions a run of a program calls.
   called-functions COMMAND... < FUNCTIONS: a line for each function, where it begins in the program in
   hexadecimal and its name, in the order of the places. Prints the names of those that are called.

   Every function gets a breakpoint, which is taken away when it is met. The same command calls the same functions
   each time: places in memory and hashes are not random, and a new thread runs alone until it waits or ends, so
   that it does not hang on the load of the machine how far threads come before the process ends.

   For x86-64, whose breakpoint is one byte; ends with 2 where the system does not let processes be traced, or the
   command does not end by itself in a minute. */
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/personality.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

struct function {
  uint64_t place;
  char *name;
  uint8_t code;
  int is_called;
};

static struct function *functions;
static size_t count;

static void read_functions(void) {
  static char name[1 << 16];
  uint64_t place;
  while (scanf("%lx %65535s", &place, name) == 2) {
    if (count % 1024 == 0) functions = realloc(functions, (count + 1024) * sizeof *functions);
    functions[count++] = (struct function){place, strdup(name), 0, 0};
  }
}

static int by_place(const void *a, const void *b) {
  uint64_t first = ((const struct function *)a)->place, second = ((const struct function *)b)->place;
  return (first > second) - (first < second);
}

/* Where the program begins in memory: it lies lowest of all when it was just started. */
static uint64_t start_of(pid_t child) {
  char path[64];
  uint64_t start = 0;
  snprintf(path, sizeof path, "/proc/%d/maps", child);
  FILE *maps = fopen(path, "r");
  if (!maps || fscanf(maps, "%lx", &start) != 1) exit(2);
  fclose(maps);
  return start;
}

static void put(int memory, uint64_t place, uint8_t code) {
  if (pwrite(memory, &code, 1, (off_t)place) != 1) exit(2);
}

/* Notes the function at whose breakpoint a thread stopped, and puts the thread back to its beginning. */
static void meet(pid_t thread, int memory, uint64_t start) {
  struct user_regs_struct registers;
  if (ptrace(PTRACE_GETREGS, thread, 0, &registers) != 0) return;
  struct function key = {registers.rip - 1 - start, NULL, 0, 0};
  struct function *found = bsearch(&key, functions, count, sizeof key, by_place);
  if (!found) return;
  // A function of several names has a line for each.
  while (found > functions && found[-1].place == key.place) found--;
  put(memory, start + key.place, found->code);
  for (; found < functions + count && found->place == key.place; found++) found->is_called = 1;
  registers.rip--;
  ptrace(PTRACE_SETREGS, thread, 0, &registers);
}

/* A thread that runs alone, and the one that made it and stays stopped meanwhile. */
static pid_t alone, held;

static void go_on(pid_t thread, int signal) { ptrace(PTRACE_SYSCALL, thread, 0, signal); }

static void let_others_run(void) {
  pid_t maker = held;
  alone = held = 0;
  if (maker) go_on(maker, 0);
}

/* The thread that was just made runs alone. `early` is one that stopped before its maker told of it, or 0. */
static void run_alone(pid_t maker, pid_t early) {
  unsigned long made;
  if (ptrace(PTRACE_GETEVENTMSG, maker, 0, &made) != 0) exit(2);
  if ((pid_t)made != early && waitpid((pid_t)made, NULL, __WALL) < 0) exit(2);
  let_others_run();
  alone = (pid_t)made;
  held = maker;
  go_on(alone, 0);
}

/* Whether a thread stopped at a call of the system that waits for others. */
static int will_wait(pid_t thread) {
  struct user_regs_struct registers;
  if (ptrace(PTRACE_GETREGS, thread, 0, &registers) != 0) return 1;
  return registers.orig_rax == SYS_futex || registers.orig_rax == SYS_rt_sigtimedwait ||
         registers.orig_rax == SYS_exit;
}

static void follow(pid_t child, int memory, uint64_t start) {
  pid_t early = 0;
  go_on(child, 0);
  while (1) {
    int status;
    pid_t thread = waitpid(-1, &status, __WALL);
    if (thread < 0 || (thread == child && WIFSIGNALED(status))) exit(2);
    if (thread == child && WIFEXITED(status)) return;
    if (!WIFSTOPPED(status)) continue;
    int signal = WSTOPSIG(status);
    if (status >> 8 == (SIGTRAP | PTRACE_EVENT_CLONE << 8)) {
      run_alone(thread, early);
      early = 0;
    } else if (signal == SIGSTOP) {
      early = thread;  // A new thread stops once.
    } else if (signal == (SIGTRAP | 0x80)) {
      if (thread == alone && will_wait(thread)) let_others_run();
      go_on(thread, 0);
    } else {
      if (signal == SIGTRAP) meet(thread, memory, start);
      go_on(thread, signal == SIGTRAP ? 0 : signal);
    }
  }
}

int main(int words, char **command) {
  if (words < 2) return 2;
  read_functions();
  pid_t child = fork();
  if (child == 0) {
    int nowhere = open("/dev/null", O_RDWR);
    for (int descriptor = 0; descriptor < 3; descriptor++) dup2(nowhere, descriptor);
    setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1);
    personality(ADDR_NO_RANDOMIZE);
    if (ptrace(PTRACE_TRACEME, 0, 0, 0) != 0) _exit(127);
    execvp(command[1], command + 1);
    _exit(127);
  }
  int status;
  if (child < 0 || waitpid(child, &status, 0) < 0 || !WIFSTOPPED(status)) return 2;
  ptrace(PTRACE_SETOPTIONS, child, 0, PTRACE_O_TRACECLONE | PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL);
  alarm(60);
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/mem", child);
  int memory = open(path, O_RDWR);
  uint64_t start = start_of(child);
  for (size_t index = 0; index < count; index++) {
    struct function *function = &functions[index];
    int is_same = index > 0 && function[-1].place == function->place;
    if (is_same) {
      function->code = function[-1].code;
    } else {
      if (pread(memory, &function->code, 1, (off_t)(start + function->place)) != 1) return 2;
      put(memory, start + function->place, 0xCC);
    }
  }
  follow(child, memory, start);
  for (size_t index = 0; index < count; index++) {
    if (functions[index].is_called) puts(functions[index].name);
  }
  return 0;
}
