#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

public import Engine

/// Writes new files: all of them, or none.
public enum NewFiles {
  /// Writes files, and makes the folders that lead to them.
  ///
  /// A file takes its place whole. When one of them cannot be written, the others are taken away again, and what they
  /// had replaced is put back.
  ///
  /// - Parameter replaces: whether files that exist are replaced.
  /// - Throws: the file that cannot be written, and why.
  public static func write(_ files: [ScaffoldedFile], replacing replaces: Bool) throws(FileFailure) {
    try self.check(files, replacing: replaces)
    try TerminationSignals.deferred { () throws(FileFailure) in
      var undo: [() -> Void] = []
      var finish: [() -> Void] = []
      do throws(FileFailure) {
        for file in files { try self.write(file, replaces, &undo, &finish) }
      } catch {
        for step in undo.reversed() { step() }
        throw error
      }
      for step in finish { step() }
    }
  }

  /// Checks for obstacles to writing files, and writes nothing.
  ///
  /// - Throws: the first file that `write` would not write, with the reason.
  public static func check(_ files: [ScaffoldedFile], replacing replaces: Bool) throws(FileFailure) {
    for file in files where FileSystem.isPresent(file.path) {
      if FileSystem.isDirectory(file.path) { throw FileFailure(path: file.path, reason: "is a folder") }
      guard replaces else {
        throw FileFailure(
          path: file.path, reason: "already exists: use '--force' to overwrite it")
      }
    }
    for file in files {
      try self.checkFolders(to: Paths.folder(of: FileSystem.resolved(file.path) ?? file.path))
    }
  }

  private static func checkFolders(to folder: String) throws(FileFailure) {
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      path += part
      guard FileSystem.isPresent(path) else { return }
      guard FileSystem.isDirectory(path) else { throw FileFailure(path: path, reason: "is not a folder") }
      path += "/"
    }
  }

  private static func write(
    _ file: ScaffoldedFile, _ replaces: Bool, _ undo: inout [() -> Void], _ finish: inout [() -> Void]
  ) throws(FileFailure) {
    // A link is preserved: its destination is replaced.
    let target = FileSystem.resolved(file.path) ?? file.path
    try self.makeFolders(to: Paths.folder(of: target), &undo)
    let temporary = try self.temporary(for: file, beside: target)
    defer { unlink(temporary) }
    if replaces, FileSystem.isPresent(target) {
      let old = temporary + "-old"
      guard link(target, old) == 0 else { throw self.failure(file.path) }
      var status = stat()
      if stat(target, &status) == 0 { chmod(temporary, status.st_mode & 0o7777) }
      guard rename(temporary, target) == 0 else {
        let failure = self.failure(file.path)
        unlink(old)
        throw failure
      }
      undo.append { rename(old, target) }
      finish.append { unlink(old) }
    } else {
      // A hard link to the written file takes the name only when it is free.
      guard link(temporary, target) == 0 else { throw self.failure(file.path) }
      undo.append { unlink(target) }
    }
  }

  private static func makeFolders(to folder: String, _ undo: inout [() -> Void]) throws(FileFailure) {
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      path += part
      let made = path
      if mkdir(made, 0o777) == 0 {
        undo.append { rmdir(made) }
      } else if errno != EEXIST || !FileSystem.isDirectory(made) {
        let reason = errno == EEXIST ? "is not a folder" : FileSystem.lastError
        throw FileFailure(path: made, reason: reason)
      }
      path += "/"
    }
  }

  /// The text in a temporary file next to the destination.
  private static func temporary(for file: ScaffoldedFile, beside target: String) throws(FileFailure) -> String
  {
    do throws(TemporaryFile.Failure) {
      return try TemporaryFile(
        beside: target, holding: Array(file.text.utf8), mode: TemporaryFile.newFileMode
      ).path
    } catch {
      switch error {
      case .ofFolder(let number), .ofFile(let number): throw self.failure(file.path, number)
      }
    }
  }

  private static func failure(_ path: String, _ number: CInt = errno) -> FileFailure {
    let reason = FileSystem.reason(of: number)
    return FileFailure(path: path, reason: "cannot be written (\(reason)); nothing was written")
  }
}
