#include "PlumblineThreadLocal.h"

#include <pthread.h>

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

uint64_t plumbline_thread_identifier(void) {
#if defined(__APPLE__)
  uint64_t identifier = 0;
  pthread_threadid_np(NULL, &identifier);
  return identifier;
#elif defined(__linux__)
  return (uint64_t)syscall(SYS_gettid);
#else
  return (uint64_t)pthread_self();
#endif
}

bool plumbline_is_main_thread(void) {
#if defined(__APPLE__)
  return pthread_main_np() != 0;
#elif defined(__linux__)
  return syscall(SYS_gettid) == getpid();
#else
  return false;
#endif
}
