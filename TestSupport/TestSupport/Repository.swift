package import Foundation

/// The files of this repository.
package enum Repository {
  /// The folder that holds `Package.swift`.
  package static let folder: URL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files below a folder, by their paths relative to the repository, sorted.
  package static func swiftFiles(in folder: String) -> [(path: String, text: String)] {
    let root = self.folder.appendingPathComponent(folder)
    guard let enumerator = FileManager.default.enumerator(atPath: root.path) else { return [] }
    // What was built is not of the repository.
    let names = enumerator.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") }
    return names.sorted().compactMap { name in
      guard let text = try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8) else {
        return nil
      }
      return (folder + "/" + name, text)
    }
  }
}
