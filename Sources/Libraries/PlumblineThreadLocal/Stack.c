// For pthread_getattr_np.
#define _GNU_SOURCE

#include "PlumblineThreadLocal.h"

#include <pthread.h>
#include <stddef.h>

_Thread_local uintptr_t plumbline_event_mark = 0;
_Thread_local uintptr_t plumbline_start_mark = 0;

void plumbline_mark_stack(void) {
  // A larger stack is not used further: what waits for its end is found sooner.
  const size_t greatest_depth = 512 * 1024;
  uintptr_t top = 0;
  size_t size = 0;
#if defined(__APPLE__)
  top = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
  size = pthread_get_stacksize_np(pthread_self());
#elif defined(__linux__)
  pthread_attr_t attributes;
  void *bottom = NULL;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  if (pthread_attr_getstack(&attributes, &bottom, &size) == 0) top = (uintptr_t)bottom + size;
  pthread_attr_destroy(&attributes);
#endif
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  // A coroutine has a stack of its own, whose size is not known.
  if (here >= top || top - here >= size) return;
  size_t depth = size / 2 < greatest_depth ? size / 2 : greatest_depth;
  plumbline_event_mark = top - depth;
  plumbline_start_mark = top - depth / 4 * 3;
}
