#ifndef PLUMBLINE_C_H
#define PLUMBLINE_C_H

/// The object that a thread keeps; null before it is set.
void *_Nullable plumbline_thread_object(void);

/// Sets the object that the calling thread keeps.
///
/// `release` is called with it on that thread when the thread ends.
void plumbline_set_thread_object(void *_Nonnull object, void (*_Nonnull release)(void *_Nonnull object));

#endif
