import Foundation

/// Everything below a folder. Links are not followed.
package enum FolderWalk {
  struct Entry {
    var path: BytePath
    /// The path relative to the folder.
    var name: [UInt8]
    var status: stat

    var kind: mode_t { self.status.st_mode & S_IFMT }
  }

  /// The entries, each folder before its contents.
  static func entries(of folder: BytePath) -> [Entry] {
    var entries: [Entry] = []
    var folders: [(path: BytePath, name: [UInt8])] = [(folder, [])]
    while let current = folders.popLast() {
      for name in Self.names(in: current.path) {
        let path = current.path.appending(name)
        var status = stat()
        guard lstat(path.systemText, &status) == 0 else { continue }
        let relative = current.name.isEmpty ? name : current.name + [UInt8(ascii: "/")] + name
        let entry = Entry(path: path, name: relative, status: status)
        entries.append(entry)
        if entry.kind == S_IFDIR { folders.append((path, relative)) }
      }
    }
    return entries
  }

  /// Deletes a folder with its contents.
  package static func remove(_ path: String) {
    let folder = BytePath(path)
    for entry in self.entries(of: folder).reversed() {
      if entry.kind == S_IFDIR { rmdir(entry.path.systemText) } else { unlink(entry.path.systemText) }
    }
    rmdir(folder.systemText)
  }

  private static func names(in folder: BytePath) -> [[UInt8]] {
    guard let directory = opendir(folder.systemText) else { return [] }
    defer { closedir(directory) }
    var names: [[UInt8]] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [UInt8(ascii: ".")], name != Array("..".utf8) { names.append(name) }
    }
    return names
  }
}
