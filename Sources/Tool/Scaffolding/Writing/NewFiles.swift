#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

package import Engine

/// Writes new files: all of them, or none.
package enum NewFiles {
  package static let hint = "use '--force' to overwrite it"

  /// Writes files, and makes the folders that lead to them.
  ///
  /// Each file is written atomically. When one of them cannot be written, the others are removed again, and the files
  /// that they replaced are restored.
  ///
  /// - Parameters:
  ///   - replaces: whether files that exist are replaced.
  ///   - hint: what the error for a file that exists says of the way out.
  /// - Throws: the file that cannot be written, and why.
  package static func write(
    _ files: [ScaffoldedFile], replacing replaces: Bool, hint: String = Self.hint
  ) throws(FileFailure) {
    try self.check(files, replacing: replaces, hint: hint)
    for folder in Set(files.map { Paths.folder(of: $0.path) }) {
      TemporaryFile.removeAbandoned(in: folder)
    }
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
  /// A link is an obstacle, wherever it leads, since only the folder of the file was named.
  ///
  /// - Throws: the first file that `write` would not write, with the reason.
  package static func check(
    _ files: [ScaffoldedFile], replacing replaces: Bool, hint: String = Self.hint
  ) throws(FileFailure) {
    for file in files where FileSystem.isPresent(file.path) {
      if FileSystem.isLink(file.path) {
        throw FileFailure(
          path: file.path, reason: "is a link, and what it leads to is not overwritten: remove the link")
      }
      if FileSystem.isDirectory(file.path) { throw FileFailure(path: file.path, reason: "is a folder") }
      guard replaces else {
        throw FileFailure(
          path: file.path, reason: "already exists: \(hint)")
      }
    }
    for file in files {
      try self.checkFolders(to: Paths.folder(of: file.path))
      try self.checkRoot(of: file)
    }
  }

  /// - Throws: a folder that the user has not named, and that a link leads to.
  private static func checkRoot(of file: ScaffoldedFile) throws(FileFailure) {
    guard let root = file.root, let realRoot = FileSystem.resolved(root) else { return }
    // The folders that do not exist yet are made below the one that does.
    var folder = Paths.folder(of: file.path)
    while !FileSystem.isPresent(folder), folder != "./", folder != "/" {
      folder = Paths.folder(of: String(folder.dropLast()))
    }
    let real = FileSystem.resolved(folder) ?? folder
    guard Paths.relative(real + "/", to: realRoot == "/" ? "/" : realRoot + "/") == nil else { return }
    throw FileFailure(
      path: folder.count > 1 ? String(folder.dropLast()) : folder,
      reason: "leads out of '\(root)' through a link: name the folder of the tests with '--tests-to'")
  }

  private static func checkFolders(to folder: String) throws(FileFailure) {
    var path = Paths.isFromRoot(folder) ? "/" : ""
    for part in Paths.parts(of: folder) {
      path += part
      guard FileSystem.isPresent(path) else { return }
      guard FileSystem.isDirectory(path) else { throw FileFailure(path: path, reason: "is not a folder") }
      path += "/"
    }
  }

  private static func write(
    _ file: ScaffoldedFile, _ replaces: Bool, _ undo: inout [() -> Void], _ finish: inout [() -> Void]
  ) throws(FileFailure) {
    let target = file.path
    try self.makeFolders(to: Paths.folder(of: target), &undo)
    let replaced = try self.replaced(target, of: file)
    var temporary = try self.temporary(for: file, beside: target, like: replaced)
    if replaces, let replaced {
      let old = temporary.path + TemporaryFile.replacedEnding
      replaced.lock()
      guard link(target, old) == 0 else { throw self.failure(file.path) }
      if let error = temporary.replace(target) {
        unlink(old)
        throw self.failure(file.path, error)
      }
      undo.append { withExtendedLifetime(replaced) { _ = rename(old, target) } }
      finish.append { withExtendedLifetime(replaced) { _ = unlink(old) } }
    } else {
      // A hard link to the written file takes the name only when it is free.
      if let error = temporary.take(target) { throw self.failure(file.path, error) }
      undo.append { unlink(target) }
    }
  }

  private static func makeFolders(to folder: String, _ undo: inout [() -> Void]) throws(FileFailure) {
    var path = Paths.isFromRoot(folder) ? "/" : ""
    for part in Paths.parts(of: folder) {
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

  /// The file that is there; nil when there is none.
  private static func replaced(_ target: String, of file: ScaffoldedFile) throws(FileFailure) -> ReplacedFile?
  {
    guard FileSystem.isPresent(target) else { return nil }
    guard let replaced = ReplacedFile(target) else { throw self.failure(file.path) }
    guard replaced.isRegular, !replaced.hasOtherNames else {
      throw FileFailure(
        path: file.path,
        reason:
          "cannot be replaced, since it is no regular file or has several hard links; nothing was written")
    }
    return replaced
  }

  /// The text in a temporary file next to the destination, with the permissions of the file that is there.
  private static func temporary(
    for file: ScaffoldedFile, beside target: String, like replaced: ReplacedFile?
  ) throws(FileFailure) -> TemporaryFile {
    do throws(TemporaryFile.Failure) {
      return try TemporaryFile(beside: target, holding: Array(file.text.utf8), like: replaced)
    } catch {
      switch error {
      case .ofFolder(let number), .ofFile(let number), .ofAttributes(let number):
        throw self.failure(file.path, number)
      case .ofOwner: throw self.failure(file.path, EPERM)
      }
    }
  }

  private static func failure(_ path: String, _ number: CInt = errno) -> FileFailure {
    let reason = FileSystem.reason(of: number)
    return FileFailure(path: path, reason: "cannot be written (\(reason)); nothing was written")
  }
}
