/* What a command takes: microseconds of processor time, user and system, microseconds until its end, and
   kilobytes of memory at most.
   usage COMMAND...: a program of its own, since the largest memory of a process counts from before it
   becomes the command, so that a child of Python would never take less than Python does. */
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int count, char **words) {
  struct timeval start, end, processor;
  if (count < 2) return 2;
  gettimeofday(&start, NULL);
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
  gettimeofday(&end, NULL);
  timersub(&end, &start, &end);
  timeradd(&usage.ru_utime, &usage.ru_stime, &processor);
  printf("%ld %ld %ld\n", processor.tv_sec * 1000000 + processor.tv_usec,
         end.tv_sec * 1000000 + end.tv_usec, usage.ru_maxrss);
  return 0;
}
