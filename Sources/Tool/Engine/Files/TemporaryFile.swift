#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import SystemCalls

/// A file that is written next to another one and takes its place when it is complete.
///
/// It is locked while its process runs, which distinguishes the file of a killed process from one that is being
/// written. It is removed at the end of its life unless it has taken a place.
package struct TemporaryFile: ~Copyable {
  /// Why the file could not be made, with the error number of the system.
  package enum Failure: Error {
    /// No file can be created in the folder.
    case ofFolder(CInt)
    /// The file could not be written.
    case ofFile(CInt)
    /// The file could not be given to the owner of the other one.
    case ofOwner
    /// The file could not be given the attributes of the other one.
    case ofAttributes(CInt)
  }

  /// Its path, which no other process uses.
  package let path: String
  private let descriptor: CInt
  private var isPlaced = false

  /// Writes one; it is on the disk when this returns.
  ///
  /// - Parameters:
  ///   - target: the file next to which it is written.
  ///   - bytes: what it holds.
  ///   - replaced: the file whose permissions, owner and attributes it gets; nil for those of a new file.
  package init(
    beside target: String, holding bytes: [UInt8], like replaced: ReplacedFile? = nil
  ) throws(Failure) {
    var (name, descriptor) = try Self.make(in: Paths.folder(of: target))
    // Before it is locked, another process may remove it as abandoned.
    while Self.isRemoved(descriptor) {
      close(descriptor)
      (name, descriptor) = try Self.make(in: Paths.folder(of: target))
    }
    do throws(Failure) {
      try Self.prepare(descriptor, bytes, replaced)
    } catch {
      unlink(name)
      close(descriptor)
      throw error
    }
    self.path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self.descriptor = descriptor
  }

  deinit {
    if !self.isPlaced { unlink(self.path) }
    close(self.descriptor)
  }

  private static func make(in folder: String) throws(Failure) -> (name: [CChar], descriptor: CInt) {
    // Files in system folders are never replaced, so no temporary file is made there.
    if let real = FileSystem.resolved(folder), SystemFolders.hold(real) { throw .ofFolder(EPERM) }
    var name = Array((folder + self.prefix + "XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw .ofFolder(errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // Without file locks, abandoned files are not removed.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    return (name, descriptor)
  }

  private static func isRemoved(_ descriptor: CInt) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink == 0
  }

  private static func prepare(
    _ descriptor: CInt, _ bytes: [UInt8], _ replaced: ReplacedFile?
  ) throws(Failure) {
    guard FileSystem.write(bytes, to: descriptor) else { throw .ofFile(errno) }
    if let replaced {
      // Only the superuser can change the owner. Changing owner and attributes clears bits of the permissions.
      _ = fchown(descriptor, replaced.status.st_uid, replaced.status.st_gid)
      var own = stat()
      guard fstat(descriptor, &own) == 0 else { throw .ofFile(errno) }
      guard own.st_uid == replaced.status.st_uid, own.st_gid == replaced.status.st_gid else { throw .ofOwner }
      guard plumb_copy_attributes(replaced.descriptor, descriptor) == 0 else { throw .ofAttributes(errno) }
    }
    let mode = replaced.map { $0.status.st_mode & 0o7777 } ?? Self.newFileMode
    guard fchmod(descriptor, mode) == 0 else { throw .ofFile(errno) }
    guard fsync(descriptor) == 0 else { throw .ofFile(errno) }
  }

  // MARK: Taking a place

  /// Moves to the path of a file, which it replaces, or to a free path.
  ///
  /// - Returns: the error number of the system; nil on success.
  package mutating func replace(_ target: String) -> CInt? {
    guard rename(self.path, target) == 0 else { return errno }
    self.isPlaced = true
    return nil
  }

  /// Moves to a free path.
  ///
  /// - Returns: the error number of the system, `EEXIST` where there is a file; nil when it has the place.
  package mutating func move(to target: String) -> CInt? {
    if let error = self.take(target) { return error }
    unlink(self.path)
    self.isPlaced = true
    return nil
  }

  /// Creates a hard link to the file at a free path.
  ///
  /// - Returns: the error number of the system, `EEXIST` where there is a file; nil when it has the place.
  package func take(_ target: String) -> CInt? { link(self.path, target) == 0 ? nil : errno }

  /// Removes the file, unless it was moved, and releases its lock.
  package consuming func end() {}

  /// Exchanges the paths of the two files: the other one then has the temporary path and is removed with it.
  ///
  /// - Returns: the error number of the system; nil when they are exchanged.
  func exchange(with target: String) -> CInt? {
    plumb_exchange_files(self.path, target) == 0 ? nil : errno
  }

  /// Keeps the file, under a name that is not that of a temporary file.
  ///
  /// - Parameter target: the path that the name begins with.
  /// - Returns: its path.
  mutating func keep(as target: String) -> String {
    self.isPlaced = true
    let path = target + ".edited"
    return rename(self.path, path) == 0 ? path : self.path
  }

  /// The permissions of a new file.
  private static let newFileMode: mode_t = {
    // The mask of new files can only be read by setting it.
    let mask = umask(0o022)
    _ = umask(mask)
    return 0o666 & ~mask
  }()

  // MARK: What killed processes left behind

  /// The name of the journal of a renaming that is in progress.
  package static let journalName = ".plumb-rename"
  private static let prefix = ".plumb-tmp-"
  /// The suffix of the name of a replaced file until all other files are replaced as well.
  package static let replacedEnding = "-old"

  /// Whether a file has the name of a temporary one.
  static func isName(_ name: String) -> Bool {
    guard name.hasPrefix(self.prefix) else { return false }
    let isReplaced = name.hasSuffix(self.replacedEnding)
    let rest = name.utf8.dropFirst(self.prefix.utf8.count)
      .dropLast(isReplaced ? self.replacedEnding.utf8.count : 0)
    return rest.count == 6
      && rest.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
  }

  /// Removes a file of a killed process. A file that a process is still writing stays.
  package static func removeAbandoned(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    unlink(path)
  }

  /// Removes the files that killed processes left in a folder.
  package static func removeAbandoned(in folder: String) {
    for entry in FileSystem.entries(of: folder) ?? [] where self.isName(entry.name) {
      self.removeAbandoned(folder.hasSuffix("/") ? folder + entry.name : folder + "/" + entry.name)
    }
  }
}
