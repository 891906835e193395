package import Engine
import Foundation
import SourceModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The changes of a renaming, in a file that exists while the source files are written, so that a killed renaming can
/// be finished.
///
/// It is in the root folder of the repository, or in the common folder of the files. It is complete before the first
/// file changes, and locked while its process runs.
package struct RenameJournal: Codable, Hashable, Sendable {
  /// A name that is replaced.
  struct Change: Codable, Hashable, Sendable {
    var start: Int
    var old: String
    var new: String
  }

  /// A file that changes.
  struct File: Codable, Hashable, Sendable {
    /// The path relative to the folder of the journal.
    var path: String
    /// The hashes of the old and the new text.
    var old: String
    var new: String
    var changes: [Change]
  }

  /// The port: `LoginViewModel.emailChanged`.
  package var port: String
  /// Its new name.
  package var name: String
  var files: [File]

  // MARK: Writing

  init(port: String, name: String, _ files: [RenamedFile], in folder: String) {
    self.port = port
    self.name = name
    self.files = files.map { file in
      File(
        path: Paths.shown(file.target, from: folder), old: ContentHash(of: file.old).text,
        new: ContentHash(of: file.new).text,
        changes: file.changes.map { change in
          Change(
            start: change.range.lowerBound,
            old: String(decoding: file.old[change.range], as: UTF8.self), new: change.name)
        })
    }
  }

  /// The folder for the journal of some files, with `/` at its end.
  static func folder(of files: [RenamedFile]) -> String {
    var common = Paths.folder(of: files.first?.target ?? "/")
    while common != "/", !files.allSatisfy({ $0.target.utf8.starts(with: common.utf8) }) {
      common = Paths.folder(of: String(common.dropLast()))
    }
    var root = common
    while root != "/" {
      if FileSystem.exists(root + ".git") { return root }
      root = Paths.folder(of: String(root.dropLast()))
    }
    return common
  }

  /// Writes the journal, performs an action, and removes the journal if nothing is left to finish.
  ///
  /// - Parameter isDone: whether nothing is left to finish after the action has failed.
  func keep(
    in folder: String, while action: () throws(FileFailure) -> Void, isDone: () -> Bool
  ) throws(FileFailure) {
    let path = folder + TemporaryFile.journalName
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self), data.count <= SizeLimit.cache.rawValue else {
      throw FileFailure(path: path, reason: "cannot hold all that changes: rename in parts of the app")
    }
    TemporaryFile.removeAbandoned(in: folder)
    let temporary = try Self.place(Array(data), at: path)
    do throws(FileFailure) {
      try action()
    } catch {
      if isDone() { unlink(path) }
      temporary.end()
      throw error
    }
    unlink(path)
    temporary.end()
  }

  private static func place(_ bytes: [UInt8], at path: String) throws(FileFailure) -> TemporaryFile {
    let number: CInt
    do throws(TemporaryFile.Failure) {
      var temporary = try TemporaryFile(beside: path, holding: bytes)
      // Some file systems have no links. On those that have, two renamings that begin at once exclude each other.
      let error = FileSystem.isPresent(path) ? EEXIST : temporary.move(to: path)
      if error == nil || error != EEXIST && temporary.replace(path) == nil { return temporary }
      number = error ?? EIO
    } catch {
      switch error {
      case .ofFile(let error), .ofFolder(let error), .ofAttributes(let error): number = error
      case .ofOwner: number = EPERM
      }
    }
    let reason = FileSystem.reason(of: number)
    throw FileFailure(
      path: path,
      reason: number == EEXIST
        ? "another renaming is under way: run again when it has ended"
        : "cannot be written, and a renaming that is killed could not be finished (\(reason)): make the folder writable and run again"
    )
  }

  // MARK: Finding

  /// The paths of the journals in the folders that contain some paths.
  package static func around(_ paths: [String]) -> [String] {
    var found: [String] = []
    for path in paths {
      let absolute = Paths.absolute(path, relativeTo: Paths.workingDirectory)
      // Symbolic links are resolved before files are written.
      let real = FileSystem.resolved(absolute) ?? absolute
      var folder = FileSystem.isDirectory(real) && real != "/" ? real + "/" : real
      repeat {
        folder = Paths.folder(of: folder)
        let journal = folder + TemporaryFile.journalName
        if FileSystem.isPresent(journal), !found.contains(journal) { found.append(journal) }
        folder.removeLast()
      } while !folder.isEmpty
    }
    return found
  }

  /// Whether the process that writes the files of a journal has ended.
  package static func isAbandoned(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return self.isOwn(descriptor) && (flock(descriptor, LOCK_SH | LOCK_NB) == 0 || errno != EWOULDBLOCK)
  }

  /// Whether an open file is a regular file of this user, and still exists.
  private static func isOwn(_ descriptor: CInt) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_uid == geteuid() && status.st_nlink > 0
  }

  // MARK: Finishing

  /// The result of resuming an interrupted renaming.
  package struct Resumption: Sendable {
    /// The renaming, if it is now finished.
    package var finished: RenameJournal?
    package var notes: [String]
  }

  /// Finishes the renaming of a journal, or undoes it if it cannot be finished, and removes the journal.
  ///
  /// A file that has been edited in the meantime is not changed.
  ///
  /// - Throws: the reason why neither is possible, and what to do. The journal is kept.
  package static func resume(_ path: String) throws(FileFailure) -> Resumption {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return Resumption(notes: []) }
      throw FileFailure(
        path: path, reason: "is no journal that can be read (\(FileSystem.lastError)): delete it")
    }
    defer { close(descriptor) }
    guard self.isOwn(descriptor) else {
      guard FileSystem.isPresent(path) else { return Resumption(notes: []) }
      return Resumption(notes: [
        "\(path): is the journal of another user, and is left alone: let the user run 'plumb rename'"
      ])
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      throw FileFailure(path: path, reason: "another renaming is under way: run again when it has ended")
    }
    guard self.isOwn(descriptor) else { return Resumption(notes: []) }
    let bytes = try FileSystem.read(path, limit: .cache)
    let folder = Paths.folder(of: path)
    guard let journal = try? JSONDecoder().decode(RenameJournal.self, from: Data(bytes)),
      let files = try journal.checkedFiles(in: folder)
    else { throw FileFailure(path: path, reason: "is no journal of a renaming: delete it") }
    let resumption = try TerminationSignals.deferred { () throws(FileFailure) in
      try journal.finish(files, journal: path)
    }
    unlink(path)
    TemporaryFile.removeAbandoned(in: folder)
    return resumption
  }

  /// The current state of a file.
  private struct Found {
    enum State { case old, new, edited }
    var file: File
    var target: String
    var state: State
    var bytes: [UInt8]

    /// Whether it was edited, and contains only new names.
    var seemsNew: Bool {
      func has(_ name: KeyPath<Change, String>) -> Bool {
        self.file.changes.contains { self.bytes.holds(Array($0[keyPath: name].utf8)) }
      }
      return self.state == .edited && has(\.new) && !has(\.old)
    }
  }

  /// The current state of the files; nil if the journal names a file that a renaming cannot change.
  ///
  /// A journal may be part of somebody else's code: only names are replaced, only in sources and configurations in its
  /// folder, and never through a symbolic link.
  private func checkedFiles(in folder: String) throws(FileFailure) -> [Found]? {
    guard let root = FileSystem.resolved(folder) else { return nil }
    var found: [Found] = []
    for file in self.files {
      let parts = file.path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .map { Substring($0) }
      let target = root == "/" ? "/" + file.path : root + "/" + file.path
      let isChanged =
        file.path.hasSuffix(".yml") || file.path.hasSuffix(".yaml") || Language(path: file.path) != nil
      guard isChanged, parts.allSatisfy({ !["", ".", ".."].contains($0) && $0.lowercased() != ".git" }),
        self.hasOnlyNames(file)
      else { return nil }
      guard FileSystem.isPresent(target) else {
        found.append(Found(file: file, target: target, state: .edited, bytes: []))
        continue
      }
      guard FileSystem.resolved(target).map({ $0.utf8.elementsEqual(target.utf8) }) == true else {
        return nil
      }
      // If a file cannot be read, its state is unknown, and the journal is kept.
      let bytes = try FileSystem.read(target, limit: .source)
      let hash = ContentHash(of: bytes).text
      let state: Found.State = hash == file.new ? .new : hash == file.old ? .old : .edited
      found.append(Found(file: file, target: target, state: state, bytes: bytes))
    }
    return found
  }

  private func hasOnlyNames(_ file: File) -> Bool {
    var end = 0
    for change in file.changes {
      guard change.start >= end, SwiftWords.isName(change.old), SwiftWords.isName(change.new) else {
        return false
      }
      let (next, overflow) = change.start.addingReportingOverflow(change.old.utf8.count)
      guard !overflow else { return false }
      end = next
    }
    return true
  }

  private func finish(_ files: [Found], journal: String) throws(FileFailure) -> Resumption {
    let (old, new) = (files.filter { $0.state == .old }, files.filter { $0.state == .new })
    // Nothing has been written yet, or the changes have been reverted.
    guard !new.isEmpty || files.contains(where: \.seemsNew) else { return Resumption(notes: []) }
    let notes = files.filter { $0.state == .edited }.map {
      "\($0.target): was changed since the renaming of '\(self.port)' to '\(self.name)' was interrupted, and may have the old name"
    }
    do throws(FileFailure) {
      try RenamedFile.write(
        try old.map { file throws(FileFailure) in try Self.renamed(file, journal: journal) })
      return Resumption(
        finished: self,
        notes: ["finished the interrupted renaming of '\(self.port)' to '\(self.name)'"] + notes)
    } catch let finishing {
      do throws(FileFailure) {
        try RenamedFile.write(
          try new.map { file throws(FileFailure) in try Self.renamed(file, journal: journal) })
        return Resumption(
          notes: [
            "undid the interrupted renaming of '\(self.port)' to '\(self.name)': \(finishing.path): \(finishing.reason)"
          ] + notes)
      } catch {
        throw FileFailure(
          path: finishing.path,
          reason:
            "the interrupted renaming of '\(self.port)' to '\(self.name)' cannot be finished: \(finishing.reason); nor undone: \(error.path): \(error.reason); or rename by hand and delete \(journal)"
        )
      }
    }
  }

  /// The file with the old names replaced by the new ones, or the reverse.
  ///
  /// - Throws: an error when the journal does not match the file, although its hash does.
  private static func renamed(_ found: Found, journal: String) throws(FileFailure) -> RenamedFile {
    let finishes = found.state == .old
    var changes: [RenamedFile.Change] = []
    // The difference in length between the text before a change in the file and in the old text.
    var growth = 0
    for change in found.file.changes {
      let (from, to) = finishes ? (change.old, change.new) : (change.new, change.old)
      let start = change.start + growth
      let range = start..<(start + from.utf8.count)
      guard range.upperBound <= found.bytes.count, found.bytes[range].elementsEqual(from.utf8) else { break }
      changes.append(RenamedFile.Change(range: range, name: to))
      if !finishes { growth += from.utf8.count - to.utf8.count }
    }
    let file = RenamedFile(path: found.target, old: found.bytes, changes)
    guard changes.count == found.file.changes.count,
      ContentHash(of: file.new).text == (finishes ? found.file.new : found.file.old)
    else { throw FileFailure(path: journal, reason: "is no journal of a renaming: delete it") }
    return file
  }
}
