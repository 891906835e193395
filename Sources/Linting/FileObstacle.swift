#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What stands in the way of replacing a file, which is then as it was.
enum FileObstacle: Error {
  case isReadOnly
  case isChanged
  case isDeleted
  /// A folder or a pipe has taken the file's place.
  case isNoFile
  case noSpace
  /// The folder takes no new file, for the system's reason.
  case closedFolder(String)
  /// Whatever else the system says.
  case other(String)

  /// What an error number says that the system gave for a file.
  static func ofFile(_ error: Int32) -> FileObstacle {
    switch error {
    case ENOENT, ENOTDIR: .isDeleted
    case EACCES, EPERM: .isReadOnly
    case ENOSPC, EDQUOT: .noSpace
    default: .other(String(cString: strerror(error)))
    }
  }

  /// What an error number says that the system gave for a new file in a folder.
  static func ofFolder(_ error: Int32) -> FileObstacle {
    switch error {
    case ENOSPC, EDQUOT: .noSpace
    default: .closedFolder(String(cString: strerror(error)))
    }
  }

  /// The reason and the way out.
  var reason: String {
    switch self {
    case .isReadOnly: "is read-only: make it writable and run again"
    case .isChanged: "was changed since it was read: run again"
    case .isDeleted: "was deleted since it was read: run again if it comes back"
    case .isNoFile: "is no longer a file: run again"
    case .noSpace: "cannot be written, the disk is full: make some space and run again"
    case .closedFolder(let reason):
      "cannot be written, its folder takes no new file (\(reason)): make the folder writable and run again"
    case .other(let reason): "cannot be written (\(reason)): mend that and run again"
    }
  }
}
