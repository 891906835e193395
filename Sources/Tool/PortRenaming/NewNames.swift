import Engine
import PortUses
import SourceModel

/// The new names of a renaming, and the checks that they are not taken.
struct NewNames {
  let viewModel: ViewModel
  let supertypes: Supertypes
  /// The old and the new name of the port.
  let old: String
  let name: String
  /// The new names of its storage.
  let storage: Set<String>
  let sources: [PortRename.Source]

  private var all: Set<String> { self.storage.union([self.name]) }

  /// Checks that the new names do not have another meaning where they are inserted.
  ///
  /// - Parameters:
  ///   - paths: the files that change.
  ///   - plain: the places where the port or its storage is used without a dot before it, by file path.
  func check(in paths: Set<String>, plain: [String: [TextRange]]) throws(RenameRefusal) {
    for source in self.sources where paths.contains(source.path) {
      guard Self.isName(self.name, in: source.language) else {
        throw RenameRefusal("'\(self.name)' is a keyword in \(source.path)")
      }
    }
    try self.checkMembers()
    // A name after a dot is that of a member. Other names may be those of local variables.
    for source in self.sources {
      guard let plain = plain[source.path] else { continue }
      for name in self.all.sorted() {
        let places = CodeWords(name, in: source.text.bytes, source.language).code
        guard !places.isEmpty else { continue }
        // What a function or an inner type declares is unknown outside of it.
        let others = self.headers(in: source).filter { header in
          header.name.text != name && !plain.contains(where: header.range.contains)
        }
        let place = places.first { place in !others.contains { $0.range.contains(place.range) } }
        if let place {
          throw RenameRefusal("the name '\(name)' is taken", source.path, source.text, place.range)
        }
      }
    }
  }

  /// The headers of the functions and the types in a file, without those in code and those whose members the types around
  /// them have, too.
  private func headers(in source: PortRename.Source) -> [Header] {
    let known = ([self.viewModel.file] + self.viewModel.portFiles).first { $0.path == source.path }
    var pending = (known ?? .read(path: source.path, source.text, source.language)).declarations
    var headers: [Header] = []
    while let declaration = pending.popLast() {
      let isScope = declaration.function != nil || declaration.type.map { $0.kind != .object } ?? false
      if isScope { headers.append(declaration.header) }
      pending += declaration.type?.members ?? []
    }
    return headers
  }

  /// Whether a name is a valid identifier without backticks.
  private static func isName(_ name: String, in language: Language) -> Bool {
    switch language {
    case .java: JavaWords.isName(name)
    case .kotlin: KotlinWords.quoted(name) == name
    default: SwiftWords.isName(name) && SwiftWords.escaped(name) == name && !SwiftWords.isFixed(name)
    }
  }

  private func checkMembers() throws(RenameRefusal) {
    let inherited = Set(
      self.supertypes.declared.flatMap(\.value.members).filter { !$0.header.isPrivate }.map(
        \.header.name.text))
    let language = self.viewModel.dialect.language
    // A Java getter and a Kotlin property are the same member.
    func isTaken(_ name: String, by member: String) -> Bool {
      name == member || language != .swift && name.asProperty == member.asProperty
    }
    for member in self.memberNames.union(inherited).sorted() {
      if let name = self.all.sorted().first(where: { isTaken($0, by: member) }) {
        let clause = name == member ? "" : ", and '\(name)' would be the same on the virtual machine"
        throw RenameRefusal("'\(self.viewModel.name)' has a member '\(member)'\(clause)")
      }
    }
    // A private property that is named after the port is renamed with it.
    for property in self.viewModel.properties where property.value.header.isPrivate {
      let member = property.value.header.name.text
      guard !self.storage.contains(member),
        PortRename.storageEndings.contains(where: { member == self.name + $0 })
      else { continue }
      throw RenameRefusal("'\(member)' would be taken for what stores '\(self.name)'")
    }
    let isReserved =
      switch language {
      case .java: JavaWords.escaped(self.name) != self.name
      case .kotlin:
        KotlinWords.escaped(self.name) != self.name || JavaWords.escaped(self.name) != self.name
      default:
        OtherRequirements.objectMembers.contains(self.name)
          && self.supertypes.elsewhere.contains { $0.name == "NSObject" }
      }
    if isReserved {
      throw RenameRefusal("'\(self.name)' is a member of every object, or of the base class of view models")
    }
  }

  /// The names of the members of the view model, and those that its code refers to.
  private var memberNames: Set<String> {
    var names = Set(PortKind.allCases.flatMap(self.viewModel.ports).map(\.name.text))
    if self.viewModel.form == .generated {
      names.formUnion(PortKind.allCases.map(\.rawValue))
      let others = self.viewModel.ports(.inputs).filter { $0.name.text != self.old }
      names.formUnion(others.flatMap { Self.generatedNames(of: $0, named: $0.name.text) })
    }
    var types = self.viewModel.bodies + self.viewModel.typeProtocolExtensions
    if case .declared(let type) = self.viewModel.typeProtocol { types.append(type) }
    for type in types {
      names.formUnion(type.value.members.map(\.header.name.text))
      for body in PortRename.bodies(of: type.value) {
        names.formUnion(body.references.map(\.name.text))
      }
    }
    return names
  }

  /// The names that the macro may give to the property of an input.
  static func generatedNames(of input: Port, named name: String) -> [String] {
    input.storageNames(named: name).compactMap { $0.map { $0 + "Property" } }
  }
}

extension String {
  /// The name of the Kotlin property for a getter.
  var asProperty: String {
    guard self.hasPrefix("get"), let first = self.dropFirst(3).first, first.isUppercase else { return self }
    return first.lowercased() + self.dropFirst(4)
  }
}
