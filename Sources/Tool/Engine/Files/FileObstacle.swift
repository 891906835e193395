#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The reason why a file cannot be replaced; the file is then unchanged.
enum FileObstacle: Error {
  case isReadOnly
  case isChanged
  case isDeleted
  /// A folder or a pipe has taken the file's place.
  case isNoFile
  /// Another program edited the file in the meantime, and its edit could not be put back; the path of the file with the
  /// edit.
  case isKept(String)
  /// The file has other names, under which the old text would stay.
  case hasOtherNames
  /// The file has another owner, and a new file cannot be given to that owner.
  case hasOtherOwner
  /// A new file cannot be given its attributes, such as an access control list, for the system's reason.
  case hasOwnAttributes(String)
  case noSpace
  /// No file can be created in the folder, for the system's reason.
  case closedFolder(String)
  /// Any other error of the system.
  case other(String)

  /// The obstacle for an error number of the system for a file.
  static func ofFile(_ error: Int32) -> FileObstacle {
    switch error {
    case ENOENT, ENOTDIR: .isDeleted
    case EACCES, EPERM: .isReadOnly
    case ENOSPC, EDQUOT: .noSpace
    default: .other(String(cString: strerror(error)))
    }
  }

  /// The obstacle for an error number of the system for a new file in a folder.
  static func ofFolder(_ error: Int32) -> FileObstacle {
    switch error {
    case ENOSPC, EDQUOT: .noSpace
    // These errors are not about the folder.
    case EMFILE, ENFILE, ENOMEM, EIO: .other(String(cString: strerror(error)))
    default: .closedFolder(String(cString: strerror(error)))
    }
  }

  /// The reason and how to proceed.
  var reason: String {
    switch self {
    case .isReadOnly: "is read-only: make it writable and run again"
    case .isChanged: "was changed since it was read: run again"
    case .isDeleted: "was deleted since it was read: run again if it comes back"
    case .isNoFile: "is no longer a file: run again"
    case .isKept(let path):
      "was changed since it was read, and the change could not be put back: it is in '\(path)'"
    case .hasOtherNames:
      "has more than one hard link, and the others would keep the old text: replace them by copies and run again"
    case .hasOtherOwner:
      "belongs to another user or group, who would lose it to a new file: run again as its owner"
    case .hasOwnAttributes(let reason):
      "has attributes that a new file cannot be given (\(reason)): remove them, or run again as a user who may set them"
    case .noSpace: "cannot be written, the disk is full: free some space and run again"
    case .closedFolder(let reason):
      "cannot be written, since its folder does not accept new files (\(reason)): make the folder writable and run again"
    case .other(let reason): "cannot be written (\(reason)): fix that and run again"
    }
  }
}
