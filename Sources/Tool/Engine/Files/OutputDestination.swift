#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import SourceModel

/// The kind of file at the path of a report or a baseline, determined before it is opened.
enum OutputDestination: Equatable {
  /// A file that this process was started with: `/dev/stdout`, `/dev/fd/3`, `/proc/self/fd/3`.
  case descriptor(CInt)
  /// A pipe or a device such as a terminal, which is written to.
  case stream
  /// A regular file in a folder of the system, which is overwritten and not replaced.
  case fixedFile
  /// A file that is replaced, or a free name.
  case file

  /// - Throws: why nothing is written there.
  init(_ path: String) throws(FileFailure) {
    func refusal(_ reason: String) -> FileFailure { FileFailure(path: path, reason: reason) }
    let folder = FileSystem.resolved(Paths.folder(of: path))
    let isOfSystem = folder.map(SystemFolders.hold) ?? false
    if let folder, let number = SystemFolders.descriptor(Paths.name(of: path), in: folder) {
      // A file that this process opened itself is not meant.
      guard fcntl(number, F_GETFD) == 0 else { throw refusal(FileSystem.reason(of: EBADF)) }
      self = .descriptor(number)
      return
    }
    if !isOfSystem, FileSystem.isLink(path) { throw refusal("is a link: name the file that it leads to") }
    var status = stat()
    guard stat(path, &status) == 0 else {
      if isOfSystem {
        throw refusal("does not exist, and no file is made in a folder of the system: name another")
      }
      self = .file
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG where folder.map(SystemFolders.holdSettings) ?? false:
      throw refusal("is a setting of the system, and no file: name another")
    case S_IFREG: self = isOfSystem ? .fixedFile : .file
    case S_IFIFO, S_IFCHR: self = .stream
    case S_IFDIR: throw refusal(FileSystem.reason(of: EISDIR))
    case S_IFSOCK: throw refusal("is a socket, which is not written to: name a file or a pipe")
    default: throw refusal("is a disk, whose contents would be lost: name a file")
    }
  }
}
