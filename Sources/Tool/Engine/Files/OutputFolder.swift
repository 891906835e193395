#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

package import SourceModel

/// A folder that a command writes whole.
///
/// A list in the folder names its files, so that those that are not written any more can be deleted, and nothing else.
package struct OutputFolder {
  /// A file by its path in the folder, or in a folder of this one.
  package typealias File = (path: String, text: OutputText)

  private let path: String
  /// The file that lists the others.
  private static let listName = "plumb-files.txt"
  /// The most bytes of a file that is compared.
  private static let limit = SizeLimit.cache

  package init(_ path: String) { self.path = path }

  private func place(_ file: String) -> String { self.path + "/" + file }

  // MARK: Writing

  /// Writes the files that are not there already, and deletes files of an earlier time.
  ///
  /// - Parameter isComplete: whether all files are there: otherwise none is deleted.
  /// - Returns: how many files changed.
  /// - Throws: why it is not written: other files are in the folder, or a file cannot be written.
  package func write(_ files: [File], isComplete: Bool = true) throws(FileFailure) -> Int {
    let known = try self.known()
    let names = files.map(\.path)
    try self.makeFolder(self.path)
    for folder in Set(names.compactMap { $0.split(separator: "/").dropLast().last }).sorted() {
      try self.makeFolder(self.place(String(folder)))
    }
    // A process that ends in the middle leaves files that the list names.
    try self.writeList(Set(names).union(known))
    var count = 0
    for file in files {
      let bytes = Array(file.text.text.utf8)
      if (try? FileSystem.read(self.place(file.path), limit: Self.limit)) == bytes { continue }
      try WholeFile.write(bytes, to: self.place(file.path))
      count += 1
    }
    guard isComplete else { return count }
    for name in known.subtracting(names).sorted() where unlink(self.place(name)) == 0 { count += 1 }
    try self.writeList(Set(names))
    return count
  }

  private func writeList(_ names: Set<String>) throws(FileFailure) {
    let text = Array(names.sorted().map { $0 + "\n" }.joined().utf8)
    if (try? FileSystem.read(self.place(Self.listName), limit: Self.limit)) == text { return }
    try WholeFile.write(text, to: self.place(Self.listName))
  }

  /// - Throws: when it is a link or a file, or cannot be made.
  private func makeFolder(_ path: String) throws(FileFailure) {
    if mkdir(path, 0o777) == 0 { return }
    let number = errno
    guard number == EEXIST else { throw FileFailure(path: path, reason: FileSystem.reason(of: number)) }
    // A link may come with checked code and lead anywhere; the folder itself is named by the user.
    guard FileSystem.isDirectory(path), path == self.path || !FileSystem.isLink(path) else {
      throw FileFailure(path: path, reason: "is no folder: name another one")
    }
  }

  // MARK: The list

  /// The files that an earlier command wrote.
  ///
  /// - Throws: when the folder has files and no list.
  private func known() throws(FileFailure) -> Set<String> {
    guard FileSystem.isPresent(self.path) else { return [] }
    guard FileSystem.isDirectory(self.path), let entries = FileSystem.entries(of: self.path) else {
      throw FileFailure(path: self.path, reason: "is no folder that can be read: name another one")
    }
    guard !entries.isEmpty else { return [] }
    guard let bytes = try? FileSystem.read(self.place(Self.listName), limit: Self.limit) else {
      throw FileFailure(
        path: self.path, reason: "has files that plumb did not write: name a new folder, or an empty one")
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return Set(lines.filter(Self.isPlain))
  }

  /// Whether a name of the list is one that this writes: the list may come with checked code.
  private static func isPlain(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return (1...2).contains(parts.count) && [".html", ".css", ".js"].contains { name.hasSuffix($0) }
      && parts.allSatisfy { part in
        !part.isEmpty && !part.hasPrefix(".")
          && part.utf8.allSatisfy { $0.isWord || "-.".utf8.contains($0) }
      }
  }

  // MARK: Comparing

  /// The files that are not in the folder as they would be written, each with what differs.
  ///
  /// - Throws: when the folder was not written by a command.
  package func differences(from files: [File]) throws(FileFailure) -> [FileFailure] {
    let known = try self.known()
    var result: [FileFailure] = []
    for file in files {
      let place = self.place(file.path)
      guard FileSystem.isPresent(place) else {
        result.append(FileFailure(path: place, reason: "is missing"))
        continue
      }
      let bytes = try FileSystem.read(place, limit: Self.limit)
      if bytes != Array(file.text.text.utf8) {
        result.append(FileFailure(path: place, reason: "is not current"))
      }
    }
    for name in known.subtracting(files.map(\.path)).sorted() where FileSystem.isPresent(self.place(name)) {
      result.append(FileFailure(path: self.place(name), reason: "is not written any more"))
    }
    return result
  }
}
