#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// What was asked of the allocator.
struct AllocationCounts {
  /// The number of allocations, of reallocations as well.
  uint64_t calls;
  /// The bytes that were asked for.
  uint64_t bytes;
};

/// Whether allocations can be counted here: on Linux with glibc.
bool allocation_counter_is_available(void);

/// Counts the allocations of the calling thread from now on.
void allocation_counter_start(void);

/// Stops, and tells the allocations since the start.
struct AllocationCounts allocation_counter_stop(void);

#endif
