/* What a command takes: microseconds of processor time, user and system, and kilobytes of memory at most.
   usage COMMAND...: a program of its own, since the largest memory of a process counts from before it
   becomes the command, so that a child of Python would never take less than Python does. */
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int count, char **words) {
  if (count < 2) return 2;
  pid_t child = fork();
  if (child == 0) {
    int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, 1);
    dup2(nowhere, 2);
    execvp(words[1], words + 1);
    _exit(127);
  }
  struct rusage usage;
  int status;
  if (child < 0 || wait4(child, &status, 0, &usage) < 0 || !WIFEXITED(status)) return 2;
  if (WEXITSTATUS(status) == 127) return 2;
  long seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec;
  long rest = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
  printf("%ld %ld\n", seconds * 1000000 + rest, usage.ru_maxrss);
  return 0;
}
