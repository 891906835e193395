#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

static _Thread_local bool is_counting = false;
static _Thread_local struct AllocationCounts counts;

void allocation_counter_start(void) {
  counts.calls = 0;
  counts.bytes = 0;
  is_counting = true;
}

struct AllocationCounts allocation_counter_stop(void) {
  is_counting = false;
  return counts;
}

#if defined(__linux__) && defined(__GLIBC__)

// The allocator of glibc under the names that it keeps for those who define the usual ones, as this file does.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

bool allocation_counter_is_available(void) { return true; }

static inline void count(size_t size) {
  if (!is_counting) return;
  counts.calls += 1;
  counts.bytes += size;
}

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
  count(size);
  return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  count(size);
  void *pointer = __libc_memalign(alignment, size);
  if (pointer == NULL) return ENOMEM;
  *result = pointer;
  return 0;
}

#else

bool allocation_counter_is_available(void) { return false; }

#endif
