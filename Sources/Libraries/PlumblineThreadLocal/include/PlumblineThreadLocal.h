#ifndef PLUMBLINE_THREAD_LOCAL_H
#define PLUMBLINE_THREAD_LOCAL_H

#include <stdbool.h>
#include <stdint.h>

/// The object in the thread-local storage of the calling thread, for `plumbline_thread_local_object` alone.
extern _Thread_local void *_Nullable plumbline_stored_object;

/// The object in the thread-local storage of the calling thread; null before it is set.
static inline void *_Nullable plumbline_thread_local_object(void) { return plumbline_stored_object; }

/// Stores an object in the thread-local storage of the calling thread.
///
/// `release` is called with the object, on that thread, when the thread exits.
void plumbline_set_thread_local_object(void *_Nonnull object, void (*_Nonnull release)(void *_Nonnull object));

/// A number of the calling thread that no other running thread has. It is not zero.
uint64_t plumbline_thread_identifier(void);

/// The addresses below which the stack of the calling thread is deep, for the functions below alone.
extern _Thread_local uintptr_t plumbline_event_mark;
extern _Thread_local uintptr_t plumbline_start_mark;

/// Notes from which address on the stack of the calling thread is deep.
void plumbline_mark_stack(void);

/// Whether events wait until the stack of the calling thread is shallow: half of it is used, or 512 KB are.
///
/// It is false before `plumbline_mark_stack` is called.
static inline bool plumbline_stack_is_deep(void) {
  return (uintptr_t)__builtin_frame_address(0) < plumbline_event_mark;
}

/// Whether starts wait until the stack of the calling thread is shallow. Some of it is left for the end of what has
/// started.
///
/// It is false before `plumbline_mark_stack` is called.
static inline bool plumbline_stack_is_deep_for_start(void) {
  return (uintptr_t)__builtin_frame_address(0) < plumbline_start_mark;
}

/// The number of recorders of nodes in the process, for the functions below alone.
extern int32_t plumbline_node_recorders;

/// Adds a number to that of the recorders of nodes.
void plumbline_add_node_recorder(int32_t count);

/// Whether any code of the process has a recorder of nodes.
static inline bool plumbline_records_nodes(void) {
  return __atomic_load_n(&plumbline_node_recorders, __ATOMIC_RELAXED) != 0;
}

#endif
