import Engine
import SourceModel

/// The imports of new files for Android: those of a description and of a team precede the built-in ones.
struct AndroidImports {
  let description: LanguageDescription
  let options: ScaffoldOptions
  let types: TypeTable
  /// The imports of the dialect, by the simple names of types.
  let known: [String: String]

  /// Whether the settings of a team have a type.
  func isOfTeam(_ name: String) -> Bool { self.ofTeam(name) != nil }

  private func ofTeam(_ name: String) -> String? {
    self.options.settings.imports[.java]?.first { $0.hasSuffix("." + name) }
  }

  /// The types that are imported for some simple names, in alphabetical order.
  func paths(for names: Set<String>) -> [String] {
    let described = Dictionary(
      self.description.imports.map { ($0.split(separator: ".").last.map(String.init) ?? $0, $0) }
    ) { first, _ in first }
    let all = names.union(described.keys).compactMap { name in
      described[name] ?? self.ofTeam(name) ?? self.known[name] ?? self.types.importedJava(name)
    }
    let package = self.options.javaPackage
    return Set(all).filter { $0.contains(".") && !Self.isMember($0, of: package) }.sorted()
  }

  private static func isMember(_ name: String, of package: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return package.isEmpty }
    return name[..<dot] == package
  }
}
