import Foundation
package import SourceModel

/// The paths of the files of a language in a folder.
package enum CorpusFiles {
  /// The paths of all files, below the folder, in order.
  package static func all(in folder: String, of language: Language = .java) throws -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw OracleError("there is no folder '\(folder)'")
    }
    return names.compactMap { $0 as? String }.filter { language.profile.isOwn(path: $0) }.sorted()
  }

  /// Some of the paths, which are always the same: two of each module, and others as they come.
  ///
  /// - Parameter paths: paths that start with the name of a module.
  package static func sample(of paths: [String], count: Int) -> [String] {
    var counts: [Substring: Int] = [:]
    var first: [String] = []
    var others: [String] = []
    for path in paths.sorted(by: { (Self.hash($0), $0) < (Self.hash($1), $1) }) {
      let module = path.prefix { $0 != "/" }
      if counts[module, default: 0] < 2 { first.append(path) } else { others.append(path) }
      counts[module, default: 0] += 1
    }
    return (first + others).prefix(count).sorted()
  }

  /// A number that looks random: FNV-1a of G. Fowler, L. C. Noll and P. Vo.
  private static func hash(_ path: String) -> UInt64 {
    path.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
