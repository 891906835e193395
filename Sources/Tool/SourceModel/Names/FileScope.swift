/// What a file declares about the meaning of the names in it: its package and its imports.
///
/// An immutable object: each file has one, so that it tells whether two names are in the same file.
package final class FileScope: Sendable {
  /// The path of the file, where it is known.
  package let path: String
  /// The name of its package; empty when it has none.
  package let package: String
  package let imports: Imports

  package init(path: String = "", package: String = "", imports: Imports = Imports([])) {
    self.path = path
    self.package = package
    self.imports = imports
  }

  package convenience init(_ file: SourceFile) {
    self.init(
      path: file.path, package: file.package?.text ?? "", imports: Imports(file.imports.map(\.path)))
  }

  package convenience init(_ index: FileIndex) {
    self.init(package: index.package, imports: Imports(index.imports, otherNames: index.otherNames))
  }

  /// The full name of a type of the file.
  ///
  /// - Parameter path: the name after those of its enclosing types.
  package func fullName(of path: some Sequence<String>) -> String {
    let name = path.joined(separator: ".")
    return self.package.isEmpty ? name : "\(self.package).\(name)"
  }

  /// The full name of a type that is declared elsewhere, by the imports; nil when it is unknown.
  package func importedName(of path: [String]) -> String? {
    guard let first = path.first else { return nil }
    guard let name = self.imports.type(named: first) else {
      // A name that starts with a package is a full one.
      return path.count > 1 && first.first?.isLowercase == true ? path.joined(separator: ".") : nil
    }
    return ([name] + path.dropFirst()).joined(separator: ".")
  }
}

/// A place in a file, where the name of a type may be written.
package struct NamePlace: Sendable {
  package let file: FileScope
  /// The names of the types around it, outermost first.
  package let enclosing: [String]

  package init(file: FileScope, enclosing: [String]) {
    self.file = file
    self.enclosing = enclosing
  }
}

/// The imports of a file, as far as they determine the meaning of a type name.
package struct Imports: Hashable, Sendable {
  /// The full names of the types that are imported one by one, by their simple names.
  private var types: [String: String] = [:]
  /// The packages and types whose members are imported on demand.
  private var onDemand: [String] = []

  /// - Parameters:
  ///   - paths: the imports as written: `rx.Observable`, `java.util.*`.
  ///   - otherNames: the names that the file gives to imported types.
  package init(_ paths: [String], otherNames: [String: String] = [:]) {
    self.types = otherNames
    if !paths.isEmpty { self.types.reserveCapacity(otherNames.count + paths.count) }
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

  /// The simple names of the types that it may import, and of those around them.
  package var typeNames: Set<String> {
    Set(
      (Array(self.types.values) + self.onDemand).flatMap(\.pathNames)
        .filter { $0.first?.isUppercase == true })
  }

  /// The full names that a simple name has if it is imported on demand.
  package func namesOnDemand(_ name: String) -> [String] { self.onDemand.map { "\($0).\(name)" } }

  /// The possible meanings of a name according to the imports, each with at most two parts of a path.
  package func shortNames(_ path: [String]) -> [String] {
    guard let first = path.first else { return [] }
    let rest = path.dropFirst()
    let full = (self.types[first].map { [$0] } ?? []) + self.namesOnDemand(first)
    let names = ([first] + full).map { $0.pathNames.suffix(2) + rest }
    return names.flatMap { [$0.suffix(1), $0.suffix(2)] }.map { $0.joined(separator: ".") }
  }
}

/// How near two files are to each other.
package enum Nearness {
  /// The same file is nearest, then the one that shares the longest path.
  package static func between(_ path: String, _ other: String) -> Int {
    if path == other { return .max >> 8 }
    return zip(path.utf8, other.utf8).prefix { $0 == $1 }.count
  }
}
