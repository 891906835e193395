#include "PlumblineThreadLocal.h"

#include <pthread.h>
#include <stddef.h>

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
