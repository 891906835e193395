#define _GNU_SOURCE

#include "SystemCalls.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

struct plumb_thread {
  pthread_t thread;
  void (*body)(void *);
  void *context;
};

static void *run_thread(void *argument) {
  plumb_thread *thread = argument;
  thread->body(thread->context);
  return NULL;
}

plumb_thread *plumb_thread_start(size_t stack_size, void (*body)(void *), void *context) {
  plumb_thread *thread = malloc(sizeof(plumb_thread));
  if (thread == NULL) return NULL;
  thread->body = body;
  thread->context = context;
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) {
    free(thread);
    return NULL;
  }
  int error = pthread_attr_setstacksize(&attributes, stack_size);
  if (error == 0) error = pthread_create(&thread->thread, &attributes, run_thread, thread);
  pthread_attr_destroy(&attributes);
  if (error == 0) return thread;
  free(thread);
  return NULL;
}

void plumb_thread_join(plumb_thread *thread) {
  pthread_join(thread->thread, NULL);
  free(thread);
}

/// Closes the files that a program is not to have when it is executed.
static void close_other_files(void) {
#ifdef SYS_close_range
  // CLOSE_RANGE_CLOEXEC
  if (syscall(SYS_close_range, 3, ~0U, 1 << 2) == 0) return;
#endif
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur > 1 << 16) limit.rlim_cur = 1 << 16;
  for (int file = 3; file < (int)limit.rlim_cur; file++) fcntl(file, F_SETFD, FD_CLOEXEC);
}

/// The part of a new process; only what is safe after a fork of several threads is called.
static void execute(const char *path, char *const *arguments, char *const *environment, const int streams[3],
                    int report, pid_t parent) {
  setpgid(0, 0);
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  int is_ready = getppid() == parent;
  for (int stream = 0; stream < 3; stream++) is_ready = is_ready && dup2(streams[stream], stream) >= 0;
  close_other_files();
  if (is_ready) execve(path, arguments, environment);
  int error = errno;
  ssize_t written = write(report, &error, sizeof(error));
  _exit(written < 0 ? 126 : 127);
}

pid_t plumb_start_program(const char *path, char *const *arguments, char *const *environment, int input,
                          int output, int error) {
  const int streams[3] = {input, output, error};
  int report[2];
  if (pipe(report) != 0) return -1;
  fcntl(report[0], F_SETFD, FD_CLOEXEC);
  fcntl(report[1], F_SETFD, FD_CLOEXEC);
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) execute(path, arguments, environment, streams, report[1], parent);
  int number = child < 0 ? errno : 0;
  close(report[1]);
  if (child > 0) {
    // Whoever of the two comes first; the other attempt fails.
    setpgid(child, child);
    ssize_t count;
    do count = read(report[0], &number, sizeof(number));
    while (count < 0 && errno == EINTR);
    // The pipe is closed by the execution.
    if (count > 0) {
      waitpid(child, NULL, 0);
      child = -1;
    }
  }
  close(report[0]);
  if (child < 0) errno = number;
  return child;
}

#if defined(__APPLE__)

#include <copyfile.h>
#include <sys/acl.h>

int plumb_exchange_files(const char *first, const char *second) {
  return renamex_np(first, second, RENAME_SWAP);
}

int plumb_copy_attributes(int source, int destination) {
  if (fcopyfile(source, destination, NULL, COPYFILE_XATTR) != 0) return -1;
  // The list as it is: copyfile would keep the entries that the new file has from its folder.
  acl_t list = acl_get_fd_np(source, ACL_TYPE_EXTENDED);
  if (list == NULL && errno == ENOENT) list = acl_init(1);
  if (list == NULL) return -1;
  int result = acl_set_fd_np(destination, list, ACL_TYPE_EXTENDED);
  acl_free(list);
  return result;
}

#else

#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

int plumb_exchange_files(const char *first, const char *second) {
#ifdef SYS_renameat2
  // RENAME_EXCHANGE, which not every C library declares.
  return (int)syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, 1 << 1);
#else
  errno = ENOSYS;
  return -1;
#endif
}

/// The names of the attributes of a file, each with a null byte at its end; -1 when they cannot be read.
static ssize_t attribute_names(int file, char **names) {
  for (int attempt = 0; attempt < 8; attempt++) {
    ssize_t size = flistxattr(file, NULL, 0);
    if (size < 0) return errno == ENOTSUP || errno == ENOSYS ? 0 : -1;
    if (size == 0) return 0;
    *names = malloc((size_t)size);
    if (*names == NULL) return -1;
    size = flistxattr(file, *names, (size_t)size);
    if (size >= 0) return size;
    free(*names);
    *names = NULL;
    // There are more of them now.
    if (errno != ERANGE) return -1;
  }
  return -1;
}

/// The value of an attribute, which the caller frees; -1 when there is none.
static ssize_t attribute_value(int file, const char *name, char **value) {
  *value = NULL;
  ssize_t size = fgetxattr(file, name, NULL, 0);
  if (size < 0) return -1;
  *value = malloc((size_t)size + 1);
  if (*value == NULL) return -1;
  size = fgetxattr(file, name, *value, (size_t)size);
  if (size < 0) {
    free(*value);
    *value = NULL;
  }
  return size;
}

static int copy_attribute(int source, int destination, const char *name) {
  char *wanted;
  ssize_t size = attribute_value(source, name, &wanted);
  if (size < 0) return -1;
  char *present;
  ssize_t present_size = attribute_value(destination, name, &present);
  // Some, such as a security context, are there already, and may not be set.
  int is_equal = present_size == size && memcmp(present, wanted, (size_t)size) == 0;
  int result = is_equal ? 0 : fsetxattr(destination, name, wanted, (size_t)size, 0);
  free(wanted);
  free(present);
  return result;
}

int plumb_copy_attributes(int source, int destination) {
  char *names = NULL;
  ssize_t size = attribute_names(source, &names);
  if (size < 0) return -1;
  for (ssize_t offset = 0; offset < size; offset += (ssize_t)strlen(names + offset) + 1) {
    if (copy_attribute(source, destination, names + offset) != 0) {
      free(names);
      return -1;
    }
  }
  // A folder may give its new files an access control list that the other file does not have.
  char *others = NULL;
  ssize_t others_size = attribute_names(destination, &others);
  int result = others_size < 0 ? -1 : 0;
  for (ssize_t offset = 0; result == 0 && offset < others_size; offset += (ssize_t)strlen(others + offset) + 1) {
    if (fgetxattr(source, others + offset, NULL, 0) < 0) result = fremovexattr(destination, others + offset);
  }
  free(names);
  free(others);
  return result;
}

#endif
