package import SourceModel

/// A type that is named like a view model but cannot be checked: it has no port protocols, or its library is unknown.
package struct UncheckedType: Sendable {
  /// What it has instead of port protocols.
  package enum Form: Hashable, Sendable {
    /// A function from its inputs to its outputs.
    case transform
    /// A single protocol with all members.
    case typeProtocol(String)
    /// Properties that views observe, by the attribute or the protocol that makes them observable.
    case observable(String)
    case nothing
    /// It has port protocols, but neither the imports nor the configuration tell the library of its streams.
    case unknownLibrary
  }

  package let file: SourceFile
  package let declaration: TypeDeclaration
  package let form: Form

  package var name: Located<Name> { Located(self.declaration.header.name, in: self.file.path) }

  /// Nil when a type is not named like a view model, or is a base class of view models.
  ///
  /// - Parameter conformances: the conformances that extensions in the files of the run add to the type.
  init?(
    _ type: TypeDeclaration, isNested: Bool, in file: SourceFile,
    conformances: @autoclosure () -> [LocatedType], _ facts: RunFacts?
  ) {
    guard [.class, .struct, .actor].contains(type.kind), ViewModel.isViewModel(type.name),
      isNested || type.name != "ViewModel", !type.header.has("abstract"),
      facts?.isBaseClass(type.name) != true
    else { return nil }
    self.file = file
    self.declaration = type
    let lists = (type.inherited + conformances()).compactMap { $0.type.path.flatMap { PortName($0) } }
    let isUnknown =
      file.language.profile.recognition == .conformances
      && lists.contains { $0.stem.isEmpty || $0.stem.hasPrefix(type.name) }
    self.form = isUnknown ? .unknownLibrary : Self.form(of: type)
  }

  private static func form(of type: TypeDeclaration) -> Form {
    let inherited = type.inherited.compactMap(\.type.name)
    if type.functions.contains(where: { $0.header.name.text == "transform" && !$0.parameters.isEmpty }) {
      return .transform
    }
    if let name = inherited.first(where: { $0 == type.name + "Type" }) { return .typeProtocol(name) }
    if type.has(attribute: "Observable") { return .observable("@Observable") }
    if type.properties.contains(where: { property in
      property.header.attributes.contains { $0.name == "Published" }
    }) {
      return .observable("@Published")
    }
    return inherited.contains("ObservableObject") ? .observable("ObservableObject") : .nothing
  }
}

extension Recognizer {
  /// The types that are named like view models but are not, in the order of the files.
  ///
  /// - Parameter viewModels: the view models of the files.
  package func uncheckedTypes(beside viewModels: [ViewModel]) -> [UncheckedType] {
    let known = Dictionary(grouping: viewModels, by: \.path).mapValues { viewModels in
      Set(viewModels.map(\.declaration.header.name.range.start))
    }
    func isKnown(_ type: TypeDeclaration, in file: SourceFile) -> Bool {
      known[file.path]?.contains(type.header.name.range.start) ?? false
    }
    let extensions = Dictionary(
      grouping: self.files.flatMap { $0.declarations.compactMap(\.type).filter { $0.kind == .extension } },
      by: \.name)
    return self.files.flatMap { file in
      var uncheckedTypes: [UncheckedType] = []
      var pending = file.declarations.compactMap(\.type).reversed().map { (type: $0, isNested: false) }
      while let (type, isNested) = pending.popLast() {
        // The type around a view model only holds it and its ports.
        if !([type] + type.types).contains(where: { isKnown($0, in: file) }),
          let uncheckedType = UncheckedType(
            type, isNested: isNested, in: file,
            conformances: extensions[type.name]?.flatMap(\.inherited) ?? [], self.facts?[file.language])
        {
          uncheckedTypes.append(uncheckedType)
        }
        pending += type.types.reversed().map { (type: $0, isNested: true) }
      }
      return uncheckedTypes
    }
  }
}
