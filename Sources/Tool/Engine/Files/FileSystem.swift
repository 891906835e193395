#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads files without memory mapping, which may change under the reader, and without text conversion.
package enum FileSystem {
  /// The identity of a state of a file.
  struct Signature: Hashable {
    var size: Int64
    var modified: Int64
    var changed: Int64
    var identity: UInt64
  }

  /// The state of a file; nil when it does not exist or is not a regular file.
  static func signature(of path: String) -> Signature? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    return Signature(
      size: Int64(status.st_size),
      modified: Int64(modified.tv_sec) &* 1_000_000_000 &+ Int64(modified.tv_nsec),
      changed: Int64(changed.tv_sec) &* 1_000_000_000 &+ Int64(changed.tv_nsec),
      identity: UInt64(status.st_ino))
  }

  package static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path is that of a device, a pipe or a socket.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Whether a path is the conventional one of an empty file.
  static func isNullDevice(_ path: String) -> Bool { path == "/dev/null" }

  /// The path with all links resolved; nil when there is nothing.
  package static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// Why no file can be reached at a path; nil when there is one.
  static func absence(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) != 0 else { return nil }
    return errno == ENOENT || errno == ENOTDIR ? "no such file or folder" : self.lastError
  }

  /// Whether there is anything at a path, a broken link included.
  package static func isPresent(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether a path is that of a symbolic link, broken or not.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether two paths lead to one file.
  static func areSame(_ first: String, _ second: String) -> Bool {
    var (status, other) = (stat(), stat())
    return stat(first, &status) == 0 && stat(second, &other) == 0 && status.st_dev == other.st_dev
      && status.st_ino == other.st_ino
  }

  /// The bytes of a regular file.
  ///
  /// A pipe, a device or a socket is refused immediately: reading it may block forever.
  ///
  /// - Parameters:
  ///   - limit: the maximal size of the file.
  ///   - isRegular: whether the file is already known to be a regular one, which saves a lookup of the path.
  /// - Throws: `FileFailure` with the reason.
  package static func read(
    _ path: String, limit: SizeLimit, isRegular: Bool = false
  ) throws(FileFailure) -> [UInt8] {
    if self.isNullDevice(path) { return [] }
    var status = stat()
    // Opening a device may have side effects.
    if !isRegular {
      guard stat(path, &status) == 0 else { throw FileFailure(path: path, reason: Self.lastError) }
      try self.checkKind(of: status, path: path)
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw FileFailure(path: path, reason: Self.lastError) }
    defer { close(descriptor) }
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(path: path, reason: Self.lastError) }
    try self.checkKind(of: status, path: path)
    return try self.readAll(from: descriptor, expecting: Int(status.st_size), limit: limit, path: path)
  }

  private static func checkKind(of status: stat, path: String) throws(FileFailure) {
    let reason: String
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: reason = "is a directory"
    case S_IFIFO: reason = "is a pipe, and only regular files are read"
    case S_IFSOCK: reason = "is a socket, and only regular files are read"
    default: reason = "is a device, and only regular files are read"
    }
    throw FileFailure(path: path, reason: reason)
  }

  /// The bytes of standard input, whatever it is.
  package static func readStandardInput(limit: SizeLimit) throws(FileFailure) -> [UInt8] {
    let path = "standard input"
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { throw FileFailure(path: path, reason: Self.lastError) }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileFailure(path: path, reason: "is a directory") }
    return try self.readAll(
      from: STDIN_FILENO, expecting: Int(status.st_size), limit: limit, path: path)
  }

  /// Whether text is in UTF-16, with or without a byte order mark: a first character of ASCII has one zero byte.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 1, bytes.count.isMultiple(of: 2) else { return false }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    return (bytes[0] == 0) != (bytes[1] == 0)
  }

  private static func readAll(
    from descriptor: Int32, expecting size: Int, limit: SizeLimit, path: String
  ) throws(FileFailure) -> [UInt8] {
    guard size <= limit.rawValue else { throw FileFailure(path: path, reason: limit.reason) }
    var bytes: [UInt8] = []
    // One byte more than the file has, so that its end is seen at once.
    var capacity = max(size + 1, 4096)
    while true {
      // The result of the last read: 0 at the end of the file, negative for an error.
      var count = 1
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        while initialized < capacity, count > 0 {
          count = systemRead(
            descriptor, buffer.baseAddress?.advanced(by: initialized), capacity - initialized)
          if count < 0, errno == EINTR { count = 1 } else { initialized += max(0, count) }
        }
      }
      if count < 0 { throw FileFailure(path: path, reason: Self.lastError) }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      // A file may grow while it is read, or report no size.
      if bytes.count > limit.rawValue { throw FileFailure(path: path, reason: limit.reason) }
      if count == 0 {
        guard limit != .source || !self.isUTF16(bytes) else {
          throw FileFailure(path: path, reason: "is in UTF-16: store it as UTF-8")
        }
        return bytes
      }
      capacity = max(capacity, 1 << 16)
    }
  }

  /// Writes all bytes; returns whether it succeeded.
  ///
  /// - Parameter limit: how long to wait for a reader, in milliseconds, until `errno` is `ETIMEDOUT`; -1 for no limit.
  package static func write(_ bytes: [UInt8], to descriptor: Int32, waiting limit: Int32 = -1) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = systemWrite(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
        if count < 0 {
          if errno == EINTR { continue }
          // The stream may be nonblocking (`O_NONBLOCK`).
          guard errno == EAGAIN || errno == EWOULDBLOCK else { return false }
          var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          if poll(&wanted, 1, limit) == 0 {
            errno = ETIMEDOUT
            return false
          }
          continue
        }
        offset += count
      }
      return true
    }
  }

  package static var lastError: String { self.reason(of: errno) }

  /// The description of an error number.
  package static func reason(of number: CInt) -> String { String(cString: strerror(number)) }

  /// Something in a folder.
  package struct Entry {
    /// The name; with replacement characters where it is not in UTF-8.
    package var name: String
    package var isDirectory: Bool
    package var isLink: Bool
    /// Whether the name is in UTF-8, so that it leads to the file.
    package var isReachable: Bool
  }

  /// The files, folders and links in a folder, sorted by the bytes of their names; nil when it cannot be read.
  package static func entries(of path: String) -> [Entry]? {
    guard let directory = opendir(path) else { return nil }
    defer {
      let error = errno
      closedir(directory)
      errno = error
    }
    var entries: [Entry] = []
    while true {
      // `readdir` returns nil at the end and for an error.
      errno = 0
      guard let entry = readdir(directory) else { break }
      let (name, isReachable) = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) {
          (String(cString: $0), String(validatingCString: $0) != nil)
        }
      }
      if name == "." || name == ".." { continue }
      var kind = Int32(entry.pointee.d_type)
      if kind == Int32(DT_UNKNOWN) {
        var status = stat()
        guard lstat(path + "/" + name, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: kind = Int32(DT_DIR)
        case S_IFLNK: kind = Int32(DT_LNK)
        case S_IFREG: kind = Int32(DT_REG)
        default: continue
        }
      }
      // Reading a pipe or a device may block forever.
      guard [DT_DIR, DT_LNK, DT_REG].contains(where: { Int32($0) == kind }) else { continue }
      entries.append(
        Entry(
          name: name, isDirectory: kind == Int32(DT_DIR), isLink: kind == Int32(DT_LNK),
          isReachable: isReachable))
    }
    guard errno == 0 else { return nil }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
