import JavaLanguage
import SourceModel

/// The changes of a file's imports.
struct ImportChanges {
  private let names: FileNames
  private let package: String
  /// The new types, by the old ones that they replace; nil for those that replace none.
  private var needed: [(new: String, old: String?)] = []
  /// The new members that are imported.
  private var neededMembers: [(new: String, old: String?)] = []
  /// The old types that stay in use.
  private var kept: Set<String> = []
  /// The old types that are replaced.
  private var replaced: Set<String> = []
  private var replacedMembers: Set<String> = []

  init(_ tree: JavaTree, _ names: FileNames) {
    self.names = names
    self.package = tree.package
  }

  /// The spelling of a new type, which is imported unless its simple name means something else in the file.
  mutating func spelling(of new: String, for old: String?, isFree: (String) -> Bool) -> String {
    let simple = String(new.split(separator: ".").last ?? "")
    if let old { self.replaced.insert(old) }
    guard isFree(simple) else { return new }
    if !self.needed.contains(where: { $0.new == new }) { self.needed.append((new, old)) }
    return simple
  }

  mutating func keep(_ old: String) { self.kept.insert(old) }

  /// Whether the import of an old type goes.
  func drops(_ old: String) -> Bool { self.replaced.contains(old) && !self.kept.contains(old) }

  /// Imports a static member.
  mutating func needMember(_ new: String, for old: String?) {
    if let old { self.replacedMembers.insert(old) }
    if !self.neededMembers.contains(where: { $0.new == new }) { self.neededMembers.append((new, old)) }
  }

  /// Whether a static import is replaced.
  func replaces(member old: String) -> Bool { self.replacedMembers.contains(old) }

  /// Replaces an import, or removes it.
  mutating func replaceImport(_ old: String, with new: String?) {
    self.replaced.insert(old)
    if let new { self.needed.append((new, old)) }
  }

  /// Names, and those of the types and packages around them.
  private static func prefixes(of names: Set<String>) -> Set<String> {
    var prefixes = names
    for name in names {
      for dot in name.indices where name[dot] == "." { prefixes.insert(String(name[..<dot])) }
    }
    return prefixes
  }

  // MARK: Edits

  /// Writes the changes of the imports.
  func apply(to edits: inout SourceEdits, of tree: JavaTree) {
    var types = self.needed
    types.removeAll { new, _ in
      tree.imports.contains { $0.path == new && !$0.modifiers.contains("static") }
        || new.split(separator: ".").dropLast().joined(separator: ".") == self.package
    }
    var members = self.neededMembers
    members.removeAll { new, _ in tree.imports.contains { $0.path == new && $0.modifiers.contains("static") }
    }

    let kept = Self.prefixes(of: self.kept)
    let replaced = Self.prefixes(of: self.replaced)
    let lines = tree.imports.map { anImport -> [ImportLine] in
      let isStatic = anImport.modifiers.contains("static")
      let line = ImportLine(path: anImport.path, isStatic: isStatic)
      if isStatic {
        guard self.replacedMembers.contains(anImport.path) else { return [line] }
        let new = members.filter { $0.old == anImport.path }
        members.removeAll { $0.old == anImport.path }
        return new.map { ImportLine(path: $0.new, isStatic: true) }
      }
      guard replaced.contains(anImport.path) else { return [line] }
      // A type in one of RxJava is written with its package where that one is replaced.
      let isOfRx = StreamKind.version(of: anImport.path) != nil
      let isKept = (isOfRx ? self.kept : kept).contains(anImport.path)
      let new = types.filter { $0.old == anImport.path || $0.old?.hasPrefix(anImport.path + ".") == true }
      types.removeAll { entry in new.contains { $0.new == entry.new } }
      return (isKept ? [line] : []) + new.map { ImportLine(path: $0.new, isStatic: false) }
    }
    let additional =
      types.map { ImportLine(path: $0.new, isStatic: false) }
      + members.map { ImportLine(path: $0.new, isStatic: true) }
    var block = ImportBlock(tree, lines: lines, additional: additional)
    block.apply(to: &edits)
  }
}
