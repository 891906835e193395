#ifndef SYSTEM_CALLS_H
#define SYSTEM_CALLS_H

#include <stddef.h>
#include <sys/types.h>

/// Exchanges two files of one folder in one step: at no moment is there none under either name.
///
/// Returns 0, or -1 and sets `errno`: `ENOSYS`, `EINVAL` or `ENOTSUP` where the system or the file system cannot.
int plumb_exchange_files(const char *_Nonnull first, const char *_Nonnull second);

/// Gives an open file the extended attributes of another, and no others: access control lists and capabilities as well.
///
/// Returns 0, or -1 and sets `errno` where one of them cannot be given.
int plumb_copy_attributes(int source, int destination);

/// A thread that is waited for.
typedef struct plumb_thread plumb_thread;

/// Starts a thread with a stack of that many bytes.
///
/// Returns NULL where the system has no memory for it, or allows no further one; the body is then not called.
plumb_thread *_Nullable plumb_thread_start(size_t stack_size, void (*_Nonnull body)(void *_Nonnull context),
                                           void *_Nonnull context);

/// Waits for the end of a thread, and frees it.
void plumb_thread_join(plumb_thread *_Nonnull thread);

/// Starts a program in a process group of its own, with three open files as its standard streams and with no others.
///
/// Signals have their usual effect in it. Where the system can, it is killed when the calling thread ends.
///
/// Returns its number, or -1 and sets `errno`, also when the program cannot be executed.
pid_t plumb_start_program(const char *_Nonnull path, char *_Nullable const *_Nonnull arguments,
                          char *_Nullable const *_Nonnull environment, int input, int output, int error);

#endif
