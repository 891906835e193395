#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

package import SourceModel

/// Writes files whole or not at all.
package enum WholeFile {
  /// Writes text to a file through a temporary one in the same folder.
  ///
  /// An existing file keeps its permissions, owner and attributes. A file that cannot be replaced this way is
  /// overwritten: an open file such as `/dev/stdout`, a device, a pipe, a file with several hard links, a mount point,
  /// or a file in a folder that is not writable. When that fails, a regular file gets its old text back.
  ///
  /// - Parameter inputs: the paths of the files that the text was made from, which are not replaced.
  /// - Throws: why the file is not written. A symbolic link is refused: it may come with the checked code, and lead
  ///   anywhere.
  package static func write(
    _ text: OutputText, to path: String, sparing inputs: [String] = []
  ) throws(FileFailure) {
    try self.write(Array(text.text.utf8), to: path, sparing: inputs)
  }

  /// Writes source text or another document byte for byte, in the same way.
  package static func write(
    _ bytes: [UInt8], to path: String, sparing inputs: [String] = []
  ) throws(FileFailure) {
    switch try OutputDestination(path) {
    case .descriptor(let number):
      guard FileSystem.write(bytes, to: number) || errno == EPIPE else {
        throw FileFailure(path: path, reason: FileSystem.lastError)
      }
    case .stream: try OutputStream(path).write(bytes)
    case .fixedFile: try self.overwrite(path, with: bytes)
    case .file:
      try self.checkIsNoInput(path, inputs)
      try self.place(bytes, at: path)
    }
  }

  /// - Throws: when the text was made from the file, under this name or another, or when the file looks like source
  ///   text or settings.
  private static func checkIsNoInput(_ path: String, _ inputs: [String]) throws(FileFailure) {
    guard FileSystem.isPresent(path) else { return }
    let isRead =
      Language(path: path) != nil || [Configuration.fileName, ".gitignore"].contains(Paths.name(of: path))
    if isRead || inputs.contains(where: { FileSystem.areSame($0, path) }) {
      throw FileFailure(
        path: path, reason: "is a file that plumb reads, and would be lost: name another file")
    }
  }

  private static func place(_ bytes: [UInt8], at path: String) throws(FileFailure) {
    let replaced = ReplacedFile(path)
    let isReplaceable = replaced.map { $0.isRegular && !$0.hasOtherNames } ?? !FileSystem.isPresent(path)
    guard isReplaceable else { return try self.overwrite(path, with: bytes) }
    TemporaryFile.removeAbandoned(in: Paths.folder(of: path))
    do throws(TemporaryFile.Failure) {
      var temporary = try TemporaryFile(beside: path, holding: bytes, like: replaced)
      if let error = temporary.replace(path) { throw .ofFile(error) }
    } catch {
      switch error {
      // A file in a read-only folder, or a mount point, may still be writable.
      case .ofFolder, .ofOwner, .ofAttributes, .ofFile(EBUSY): try self.overwrite(path, with: bytes)
      case .ofFile(let number): throw FileFailure(path: path, reason: FileSystem.reason(of: number))
      }
    }
  }

  /// Replaces the text of a file that was read before.
  ///
  /// The new text is written to a temporary file in the same folder and synced before it replaces the
  /// file, so that the file has the old or the new contents at any moment. A link is followed; permissions and owner are kept.
  ///
  /// - Parameters:
  ///   - path: the path of a regular file.
  ///   - old: the bytes that were read.
  ///   - new: the bytes to write.
  /// - Throws: why the file is unchanged, and how to proceed: it was changed in the meantime, it is not writable, or
  ///   there is no space.
  package static func replace(_ path: String, from old: [UInt8], to new: [UInt8]) throws(FileFailure) {
    do throws(FileObstacle) {
      try FileReplacement(old: old, new: new).make(at: path)
    } catch {
      throw FileFailure(path: path, reason: error.reason)
    }
  }

  private static func overwrite(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    let isRegular = FileSystem.signature(of: path) != nil
    let old = isRegular ? try FileSystem.read(path, limit: .cache) : nil
    // The file may have been replaced since it was examined: opening a pipe does not block, and no link is followed.
    let descriptor = open(
      path, O_WRONLY | O_CREAT | O_TRUNC | O_NOCTTY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else { throw FileFailure(path: path, reason: FileSystem.lastError) }
    defer { close(descriptor) }
    // Some disks report only then that they are full.
    guard FileSystem.write(bytes, to: descriptor), !isRegular || fsync(descriptor) == 0 else {
      let failure = FileFailure(path: path, reason: FileSystem.lastError)
      // The old text fitted a moment ago.
      if let old, ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 {
        _ = FileSystem.write(old, to: descriptor)
      }
      throw failure
    }
  }
}
