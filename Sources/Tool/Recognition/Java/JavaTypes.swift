import SourceModel

/// The types of Java files by their full names, and what a name means at a place.
///
/// The scan of headers and the recognition of view models resolve names by it, so they agree on them. The source is
/// The Java Language Specification, 6.3 and 6.4: the scope of a declaration, and what shadows it.
package struct JavaTypes<Payload: Sendable>: Sendable {
  /// A type that is declared.
  package struct Entry: Sendable {
    package let name: String
    /// Where it is declared.
    package let place: JavaPlace
    /// The names of inherited types, as written.
    package let inherited: [[String]]
    package let payload: Payload
    package let fullName: String

    init(name: String, place: JavaPlace, inherited: [[String]], payload: Payload) {
      self.name = name
      self.place = place
      self.inherited = inherited
      self.payload = payload
      self.fullName = place.file.fullName(of: place.enclosing + [name])
    }
  }

  private var entries: [String: [Entry]] = [:]
  /// The simple names of nested types.
  private var memberNames: Set<String> = []

  package init() {}

  /// Notes a type. If a file declares several types with one full name, which Java does not allow, names refer to the
  /// first.
  ///
  /// - Returns: the entry.
  @discardableResult
  package mutating func add(
    _ name: String, at place: JavaPlace, inherited: [[String]], _ payload: Payload
  ) -> Entry {
    let entry = Entry(name: name, place: place, inherited: inherited, payload: payload)
    if self.entries[entry.fullName]?.last?.place.file !== place.file {
      self.entries[entry.fullName, default: []].append(entry)
    }
    if !place.enclosing.isEmpty { self.memberNames.insert(name) }
    return entry
  }

  /// The types of a full name: several when several files declare it, as variants of a build do.
  package func types(fullName: String) -> [Entry] { self.entries[fullName] ?? [] }

  /// The types that a name means at a place.
  ///
  /// - Parameters:
  ///   - path: the name with its dots.
  ///   - trail: gets the types that inherit a member which the name leads to, and those between.
  package func types(named path: [String], at place: JavaPlace, trail: inout [Entry]) -> [Entry] {
    self.types(named: path, at: place, inheriting: true, trail: &trail)
  }

  /// - Parameter inheriting: whether members are also searched in inherited types. They are
  ///   not searched for inherited types, so that a search ends.
  private func types(
    named path: [String], at place: JavaPlace, inheriting: Bool, trail: inout [Entry]
  ) -> [Entry] {
    guard let first = path.first else { return [] }
    var found = self.types(named: first, at: place, inheriting: inheriting, trail: &trail)
    guard !found.isEmpty else {
      return path.count > 1 ? self.types(fullName: path.joined(separator: ".")) : []
    }
    for name in path.dropFirst() {
      trail += inheriting ? found : []
      found = self.members(named: name, of: found, inheriting: inheriting, trail: &trail)
    }
    return found
  }

  /// The types that a name without dots means.
  private func types(
    named name: String, at place: JavaPlace, inheriting: Bool, trail: inout [Entry]
  ) -> [Entry] {
    let file = place.file
    // Most names are not members, and a search is slow.
    let outermost = self.memberNames.contains(name) ? 0 : place.enclosing.count
    for depth in stride(from: place.enclosing.count, to: outermost, by: -1) {
      let around = self.types(fullName: file.fullName(of: place.enclosing[..<depth]))
      let members = self.members(named: name, of: around, inheriting: inheriting, trail: &trail)
      if !members.isEmpty { return members }
    }
    let own = self.types(fullName: file.fullName(of: [name]))
    if own.contains(where: { $0.place.file === file }) { return own }
    if let imported = file.imports.type(named: name) { return self.types(fullName: imported) }
    if !own.isEmpty { return own }
    return file.imports.namesOnDemand(name).lazy.map { self.types(fullName: $0) }.first { !$0.isEmpty } ?? []
  }

  /// The types that are members of others, inherited ones included.
  private func members(
    named name: String, of types: [Entry], inheriting: Bool, trail: inout [Entry]
  ) -> [Entry] {
    var seen = Set(types.map(\.fullName))
    var level = types
    var passed: [Entry] = []
    while !level.isEmpty {
      let names = Set(level.map(\.fullName)).sorted()
      let members = names.flatMap { self.types(fullName: "\($0).\(name)") }
      if !members.isEmpty {
        trail += passed
        return members
      }
      guard inheriting, seen.count <= Self.maximumInherited else { return [] }
      passed += level
      var next: [Entry] = []
      for entry in level {
        for path in entry.inherited where next.count <= Self.maximumInherited {
          var ignored: [Entry] = []
          next += self.types(named: path, at: entry.place, inheriting: false, trail: &ignored)
        }
      }
      level = next.filter { seen.insert($0.fullName).inserted }
    }
    return []
  }

  /// The number of types that are searched for an inherited member.
  private static var maximumInherited: Int { 30 }
}

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

/// The facts that a Java file declares about its names.
package final class JavaFile: Sendable {
  /// The name of its package; empty when it has none.
  let package: String
  package let imports: JavaImports

  package init(package: String, imports: JavaImports) {
    self.package = package
    self.imports = imports
  }

  /// The full name of a type of the file.
  ///
  /// - Parameter path: the name after those of its enclosing types.
  func fullName(of path: some Sequence<String>) -> String {
    let name = path.joined(separator: ".")
    return self.package.isEmpty ? name : "\(self.package).\(name)"
  }

  /// The full name of a type that is declared elsewhere, by the imports; nil when it is unknown.
  func importedName(of path: [String]) -> String? {
    guard let first = path.first else { return nil }
    guard let name = self.imports.type(named: first) else {
      // A name that starts with a package is a full one.
      return path.count > 1 && first.first?.isLowercase == true ? path.joined(separator: ".") : nil
    }
    return ([name] + path.dropFirst()).joined(separator: ".")
  }
}

/// The packages and interfaces of common libraries.
enum JavaLibraries {
  private static let packages =
    [
      "java.", "javax.", "jakarta.", "android.", "androidx.", "kotlin.", "kotlinx.", "dalvik.", "com.google.",
    ] + StreamLibrary.rxJava.imports

  /// The interfaces that need no import, and those of packages with wildcard imports that are named like ports.
  private static let interfaces: Set = [
    "Appendable", "AutoCloseable", "CharSequence", "Cloneable", "Comparable", "DataInput", "DataOutput",
    "Iterable",
    "ObjectInput", "ObjectOutput", "Readable", "Runnable",
  ]

  /// Whether an interface outside the run is known to declare no ports.
  ///
  /// - Parameters:
  ///   - path: the name as written.
  ///   - file: the file of the name.
  static func bringNoPorts(_ path: [String], in file: JavaFile) -> Bool {
    guard let name = file.importedName(of: path) else {
      return path.count == 1 && self.interfaces.contains(path[0])
    }
    return self.packages.contains { name.hasPrefix($0) }
  }
}
