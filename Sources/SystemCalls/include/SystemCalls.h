#ifndef SYSTEM_CALLS_H
#define SYSTEM_CALLS_H

/// Exchanges two files of one folder in one step: at no moment is there none under either name.
///
/// Returns 0, or -1 and sets `errno`: `ENOSYS`, `EINVAL` or `ENOTSUP` where the system or the file system cannot.
int plumb_exchange_files(const char *_Nonnull first, const char *_Nonnull second);

/// Gives an open file the extended attributes of another, and no others: access control lists and capabilities as well.
///
/// Returns 0, or -1 and sets `errno` where one of them cannot be given.
int plumb_copy_attributes(int source, int destination);

#endif
