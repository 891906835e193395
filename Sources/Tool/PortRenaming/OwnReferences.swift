import Engine
import PortUses
import SourceModel

/// The selectors and the references to methods that name a member of a type of the run without the port:
/// `#selector(logoutTapped)` in a view controller with a method of that name, `User::name`.
struct OwnReferences {
  private let name: String
  /// The types that have the port.
  private let types: Set<String>
  private let sources: [PortRename.Source]
  private let search: NameSearch
  /// The declarations of the files that were read, by file path.
  private var files: [String: [TypeDeclaration]] = [:]

  /// - Parameter search: has the same files as `sources`, in their order.
  init(of port: Port, _ viewModel: ViewModel, in sources: [PortRename.Source], _ search: NameSearch) {
    self.name = port.name.text
    self.types = Set(viewModel.groups.map(\.simpleName) + [viewModel.name, viewModel.declaration.name])
    self.sources = sources
    self.search = search
  }

  mutating func isOwn(_ place: CodeWords.Place, in source: PortRename.Source) -> Bool {
    source.language == .swift ? self.isOwnSelector(place, in: source) : self.isOwnMethod(place)
  }

  private mutating func isOwnSelector(_ place: CodeWords.Place, in source: PortRename.Source) -> Bool {
    var before = place.before[...]
    var receiver: String?
    while before.first == ".", let next = before.dropFirst().first {
      receiver = receiver ?? next
      before = before.dropFirst(2)
    }
    if before.starts(with: [":", "getter"]) || before.starts(with: [":", "setter"]) {
      before = before.dropFirst(2)
    }
    let isKeyPath = before.starts(with: ["(", "keyPath", "#"])
    guard isKeyPath || before.starts(with: ["(", "selector", "#"]) else { return false }
    if let receiver, !["self", "Self"].contains(receiver) { return self.isDeclared(in: receiver) }
    guard let type = self.type(around: place.range, in: source) else { return false }
    return self.isDeclared(in: type)
  }

  /// Whether a name is that of a method of a written type, in Java or Kotlin.
  private mutating func isOwnMethod(_ place: CodeWords.Place) -> Bool {
    guard place.before.starts(with: [":", ":"]), let type = place.before.dropFirst(2).first,
      type.first?.isUppercase == true
    else { return false }
    return self.isDeclared(in: type)
  }

  /// The name of the innermost type around a place.
  private mutating func type(around range: TextRange, in source: PortRename.Source) -> String? {
    var types = self.declarations(of: source)
    var innermost: String?
    while let next = types.first(where: { $0.header.range.contains(range) }) {
      innermost = next.name.lastPathName
      types = next.types
    }
    return innermost
  }

  /// Whether a type other than those with the port declares or inherits a member of the name.
  private mutating func isDeclared(in type: String) -> Bool {
    var pending = [type]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard !self.types.contains(next), seen.insert(next).inserted else { continue }
      for index in self.search.files(declaring: next) {
        var types = self.declarations(of: self.sources[index])
        while let found = types.popLast() {
          types += found.types
          guard found.name.lastPathName == next else { continue }
          if found.members.contains(where: { $0.header.name.text == self.name }) { return true }
          pending += found.inherited.compactMap { $0.type.name?.lastPathName }
        }
      }
    }
    return false
  }

  private mutating func declarations(of source: PortRename.Source) -> [TypeDeclaration] {
    if let known = self.files[source.path] { return known }
    let file = SourceFile.read(path: source.path, source.text, source.language)
    let types = file.declarations.compactMap(\.type)
    self.files[source.path] = types
    return types
  }
}
