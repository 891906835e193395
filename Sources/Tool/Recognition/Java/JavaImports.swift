import SourceModel

/// The imports of a Java file, as far as they determine the meaning of a type name.
package struct JavaImports: Hashable, Sendable {
  /// The full names of the types that are imported one by one, by their simple names.
  private var types: [String: String] = [:]
  /// The packages and types whose members are imported on demand.
  private var onDemand: [String] = []

  /// - Parameter paths: the imports as written: `rx.Observable`, `java.util.*`.
  package init(_ paths: [String]) {
    for path in paths {
      if path.hasSuffix(".*") {
        self.onDemand.append(String(path.dropLast(2)))
      } else {
        let name = path.lastPathName
        if self.types[name] == nil { self.types[name] = path }
      }
    }
  }

  /// The full name of a type that is imported by itself.
  package func type(named name: String) -> String? { self.types[name] }

  /// The full names that a simple name has if it is imported on demand.
  package func namesOnDemand(_ name: String) -> [String] { self.onDemand.map { "\($0).\(name)" } }

  /// The possible meanings of a name according to the imports, each with at most two parts of a path.
  func shortNames(_ path: [String]) -> [String] {
    guard let first = path.first else { return [] }
    let rest = path.dropFirst()
    let full = (self.types[first].map { [$0] } ?? []) + self.namesOnDemand(first)
    let names = ([first] + full).map { $0.pathNames.suffix(2) + rest }
    return names.flatMap { [$0.suffix(1), $0.suffix(2)] }.map { $0.joined(separator: ".") }
  }
}
