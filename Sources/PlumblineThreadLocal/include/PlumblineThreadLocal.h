#ifndef PLUMBLINE_THREAD_LOCAL_H
#define PLUMBLINE_THREAD_LOCAL_H

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

#endif
