/* Tells which functions a run of a program calls.
   called-functions COMMAND... < FUNCTIONS: a line for each function, where it begins in the program in
   hexadecimal and its name, in the order of the places. Prints the names of those that are called.

   Every function gets a breakpoint, which is taken away when it is met. For x86-64, whose breakpoint is one
   byte; ends with 2 where the system does not let processes be traced, or the command does not end by itself. */
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
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

static void follow(pid_t child, int memory, uint64_t start) {
  while (1) {
    int status;
    pid_t thread = waitpid(-1, &status, __WALL);
    if (thread < 0 || (thread == child && WIFSIGNALED(status))) exit(2);
    if (thread == child && WIFEXITED(status)) return;
    if (!WIFSTOPPED(status)) continue;
    // A new thread stops once, with no signal that it should get.
    int signal = WSTOPSIG(status) == SIGSTOP ? 0 : WSTOPSIG(status);
    if (signal == SIGTRAP) {
      if (status >> 16 == 0) meet(thread, memory, start);
      signal = 0;
    }
    ptrace(PTRACE_CONT, thread, 0, signal);
  }
}

int main(int words, char **command) {
  if (words < 2) return 2;
  read_functions();
  pid_t child = fork();
  if (child == 0) {
    int nowhere = open("/dev/null", O_RDWR);
    for (int descriptor = 0; descriptor < 3; descriptor++) dup2(nowhere, descriptor);
    if (ptrace(PTRACE_TRACEME, 0, 0, 0) != 0) _exit(127);
    execvp(command[1], command + 1);
    _exit(127);
  }
  int status;
  if (child < 0 || waitpid(child, &status, 0) < 0 || !WIFSTOPPED(status)) return 2;
  ptrace(PTRACE_SETOPTIONS, child, 0, PTRACE_O_TRACECLONE | PTRACE_O_EXITKILL);
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
  ptrace(PTRACE_CONT, child, 0, 0);
  follow(child, memory, start);
  for (size_t index = 0; index < count; index++) {
    if (functions[index].is_called) puts(functions[index].name);
  }
  return 0;
}
