import Foundation
import SourceModel
import TestSupport

extension Repository {
  /// The files in Swift, Java and Kotlin below a folder, by their paths relative to the repository, sorted.
  static func sourceFiles(in folder: String) -> [(path: String, text: String)] {
    let root = self.folder.appendingPathComponent(folder)
    guard let enumerator = FileManager.default.enumerator(atPath: root.path) else { return [] }
    // What was built is not of the repository.
    let names = enumerator.compactMap { $0 as? String }
      .filter { Language(path: $0) != nil }
      .filter { !$0.hasPrefix(".") && !$0.contains("/.") }
    return names.sorted().compactMap { name in
      guard let text = try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8) else {
        return nil
      }
      return (folder + "/" + name, text)
    }
  }
}
