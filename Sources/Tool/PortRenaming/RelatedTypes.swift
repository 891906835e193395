import Engine
import Recognition
import SourceModel

/// The types of a run that a view model and its port protocols inherit, and those that inherit the port protocols.
struct RelatedTypes {
  /// What the view model and its port protocols inherit.
  let supertypes: Supertypes
  private let types: DeclaredTypes

  /// - Parameter heads: the headers of each file.
  init(of viewModel: ViewModel, in sources: [PortRename.Source], _ heads: [FileIndex]) {
    let own = Dictionary(
      ([viewModel.file] + viewModel.portFiles).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let declarations = viewModel.bodies + viewModel.groups.compactMap(\.declaration)
    let wanted = heads.files(leadingTo: Set(viewModel.groups.map(\.simpleName)))
      .union(heads.files(reachedFrom: Set(declarations.map(\.value.name.lastPathName))))
    let files = sources.enumerated().compactMap { index, source in
      own[source.path]
        ?? (wanted.contains(index) ? .read(path: source.path, source.text, source.language) : nil)
    }
    self.types = DeclaredTypes(files, in: viewModel.file.language)
    self.supertypes = self.types.supertypes(of: declarations)
  }

  /// A type that inherits a port protocol or stands for it, directly or indirectly.
  struct Heir {
    var entry: DeclaredTypes.Entry
    /// The name of the protocol as its declaration has it.
    var list: String

    /// Whether what it inherits is inherited from it: it is a protocol or an alias.
    var passesOn: Bool { self.entry.isAlias || self.entry.payload.type?.kind == .protocol }
  }

  /// The types that inherit port protocols or stand for them, without the view model itself.
  func heirs(of groups: [PortGroup], but viewModel: ViewModel) -> [Heir] {
    let own = Set(viewModel.bodies.compactMap(self.types.entry).map(\.id))
    var heirs: [Meaning: [DeclaredTypes.Entry]] = [:]
    for entry in self.types.entries where !own.contains(entry.id) {
      for meaning in entry.inherited.flatMap({ self.meanings(of: $0, at: entry.place) }) {
        heirs[meaning, default: []].append(entry)
      }
    }
    var found: [Heir] = []
    var seen: Set<Int> = []
    var pending = groups.flatMap { group -> [(Meaning, String)] in
      let entry = group.declaration.flatMap(self.types.entry)
      let outer = entry?.place.enclosing.last.map { $0 + "." } ?? ""
      let meanings = [.elsewhere(outer + group.simpleName)] + (entry.map { [Meaning.declared($0.id)] } ?? [])
      return meanings.map { ($0, group.simpleName) }
    }
    while let (meaning, list) = pending.popLast() {
      for entry in heirs[meaning] ?? [] where seen.insert(entry.id).inserted {
        let heir = Heir(entry: entry, list: list)
        found.append(heir)
        if heir.passesOn { pending.append((.declared(entry.id), entry.name)) }
      }
    }
    return found
  }

  private enum Meaning: Hashable {
    case declared(Int)
    /// A type that is not found, by a name that it may have.
    case elsewhere(String)
  }

  private func meanings(of path: [String], at place: NamePlace) -> [Meaning] {
    if let entry = self.types.names.type(named: path, at: place) { return [.declared(entry.id)] }
    return place.file.imports.shortNames(path).map(Meaning.elsewhere)
  }
}
