// Makes a system call fail once, or from then on, for the tests: preloaded into a process, it counts the calls of one
// kind that concern a folder or the standard streams.
//
//   FAULT_CALL   the kind: open, write, rename, sync or unlink; any for all of them
//   FAULT_AT     which of them fails, counted from 1
//   FAULT_KILL   set where the process is killed before the call
//   FAULT_LASTS  set where those after it fail as well
//   FAULT_ROOT   the folder
//   FAULT_MARK   the file that is made when a call fails

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static long counter;

static int is_inside(const char *path) {
  const char *root = getenv("FAULT_ROOT");
  return root && path && (path[0] != '/' || strncmp(path, root, strlen(root)) == 0);
}

static int is_file_inside(int file) {
  if (file == STDOUT_FILENO || file == STDERR_FILENO) return 1;
  char name[64], path[4096];
  snprintf(name, sizeof name, "/proc/self/fd/%d", file);
  ssize_t size = readlink(name, path, sizeof path - 1);
  if (size <= 0) return 0;
  path[size] = 0;
  return path[0] == '/' && is_inside(path);
}

// Whether this call is one that fails.
static int fails(const char *call, int error) {
  const char *wanted = getenv("FAULT_CALL"), *at = getenv("FAULT_AT"), *mark = getenv("FAULT_MARK");
  if (!wanted || !at || !mark || (strcmp(wanted, call) != 0 && strcmp(wanted, "any") != 0)) return 0;
  long number = __sync_add_and_fetch(&counter, 1);
  if (number != atol(at) && !(getenv("FAULT_LASTS") && number > atol(at))) return 0;
  long file = syscall(SYS_openat, AT_FDCWD, mark, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
  if (file >= 0) syscall(SYS_close, file);
  if (getenv("FAULT_KILL")) kill(getpid(), SIGKILL);
  errno = error;
  return 1;
}

#define REAL(type, name) ((type)dlsym(RTLD_NEXT, name))

#define OPEN(name)                                                                \
  int name(const char *path, int flags, ...) {                                    \
    va_list arguments;                                                            \
    va_start(arguments, flags);                                                   \
    mode_t mode = va_arg(arguments, mode_t);                                      \
    va_end(arguments);                                                            \
    if (is_inside(path) && fails("open", EMFILE)) return -1;                      \
    return REAL(int (*)(const char *, int, ...), #name)(path, flags, mode);       \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                                       \
  int name(int folder, const char *path, int flags, ...) {                                 \
    va_list arguments;                                                                     \
    va_start(arguments, flags);                                                            \
    mode_t mode = va_arg(arguments, mode_t);                                               \
    va_end(arguments);                                                                     \
    if (is_inside(path) && fails("open", EMFILE)) return -1;                               \
    return REAL(int (*)(int, const char *, int, ...), #name)(folder, path, flags, mode);   \
  }
OPENAT(openat)
OPENAT(openat64)

#define MKSTEMP(name)                                           \
  int name(char *path) {                                        \
    if (is_inside(path) && fails("open", EMFILE)) return -1;    \
    return REAL(int (*)(char *), #name)(path);                  \
  }
MKSTEMP(mkstemp)
MKSTEMP(mkstemp64)

DIR *opendir(const char *path) {
  if (is_inside(path) && fails("open", EMFILE)) return NULL;
  return REAL(DIR * (*)(const char *), "opendir")(path);
}

ssize_t write(int file, const void *bytes, size_t size) {
  if (is_file_inside(file) && fails("write", ENOSPC)) return -1;
  return REAL(ssize_t (*)(int, const void *, size_t), "write")(file, bytes, size);
}

int rename(const char *from, const char *to) {
  if (is_inside(to) && fails("rename", EIO)) return -1;
  return REAL(int (*)(const char *, const char *), "rename")(from, to);
}

int link(const char *from, const char *to) {
  if (is_inside(to) && fails("rename", EIO)) return -1;
  return REAL(int (*)(const char *, const char *), "link")(from, to);
}

int unlink(const char *path) {
  if (is_inside(path) && fails("unlink", EIO)) return -1;
  return REAL(int (*)(const char *), "unlink")(path);
}

int fsync(int file) {
  if (is_file_inside(file) && fails("sync", EIO)) return -1;
  return REAL(int (*)(int), "fsync")(file);
}

long syscall(long number, ...) {
  long a[6];
  va_list arguments;
  va_start(arguments, number);
  for (int index = 0; index < 6; index++) a[index] = va_arg(arguments, long);
  va_end(arguments);
  if (number == SYS_renameat2 && is_inside((const char *)a[3]) && fails("rename", EIO)) return -1;
  return REAL(long (*)(long, ...), "syscall")(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}
