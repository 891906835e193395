import Foundation

/// Makes the entries of a tree in a sandbox. What cannot be made is left out.
struct TreeBuilder {
  let sandbox: Sandbox

  func make(_ entry: TreeEntry) {
    guard let path = self.path(of: entry) else { return }
    let text = path.systemText
    switch entry.kind {
    case .folder: mkdir(text, 0o755)
    case .file: Self.write(entry.content, to: text, mode: 0o644)
    case .readOnlyFile: Self.write(entry.content, to: text, mode: 0o444)
    case .sparseFile:
      let size = Int(String(decoding: entry.content, as: UTF8.self)) ?? 0
      Self.write([], to: text, mode: 0o644, size: min(max(0, size), Self.maximumSize))
    case .link: symlink(self.destination(entry.content).systemText, text)
    case .hardLink: link(self.destination(entry.content).systemText, text)
    case .pipe: mkfifo(text, 0o644)
    case .socket: mknod(text, S_IFSOCK | 0o644, 0)
    }
  }

  /// What a reader that keeps all of it would not forget.
  static let maximumSize = 300_000_000

  /// The path, in folders that are made where they are missing; nil when a part is no folder.
  private func path(of entry: TreeEntry) -> BytePath? {
    guard let parts = entry.parts else { return nil }
    var path = BytePath(self.sandbox.tree)
    for part in parts.dropLast() {
      path = path.appending(part)
      // A link is not followed, which may lead out of the tree.
      var status = stat()
      if lstat(path.systemText, &status) != 0 {
        guard mkdir(path.systemText, 0o755) == 0 else { return nil }
      } else if status.st_mode & S_IFMT != S_IFDIR {
        return nil
      }
    }
    return path.appending(parts.last ?? [])
  }

  /// A destination with the folders of the sandbox for `OUTSIDE` and `TREE`.
  private func destination(_ content: [UInt8]) -> BytePath {
    let bytes = content.replacing(Array("OUTSIDE".utf8), with: Array(self.sandbox.outside.utf8))
      .replacing(Array("TREE".utf8), with: Array(self.sandbox.tree.utf8))
    return BytePath(bytes.filter { $0 != 0 })
  }

  private static func write(_ bytes: [UInt8], to path: [CChar], mode: mode_t, size: Int = 0) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    bytes.withUnsafeBytes { buffer in _ = Foundation.write(descriptor, buffer.baseAddress, buffer.count) }
    if size > 0 { ftruncate(descriptor, off_t(size)) }
  }
}
