package import SourceModel

/// Finds the view models in files of Java or Kotlin.
///
/// A view model is a class that implements port protocols: those of the enclosing interface, or others with its name in
/// any file of the run. In Kotlin, a class without any may offer flows instead.
struct JavaRecognizer: LanguageRecognizer {
  private let files: [SourceFile]
  private let declarations: JavaDeclarations
  private let dialect: @Sendable (String) -> Dialect?
  private let facts: RunFacts
  private let vocabulary: JavaVocabulary?
  /// The type aliases of the files by name.
  private let aliases: [String: AliasDeclaration]

  /// - Parameters:
  ///   - files: the files, all of one language.
  ///   - language: their language.
  ///   - facts: the declarations of the whole run about type names; nil to derive them from the files.
  ///   - dialect: the dialect that the configuration sets for a path, if it does.
  init(
    _ files: [SourceFile], in language: Language, facts: RunFacts?,
    dialect: @escaping @Sendable (String) -> Dialect?
  ) {
    self.files = files
    self.declarations = JavaDeclarations(files)
    self.dialect = dialect
    self.facts = facts ?? self.declarations.facts
    self.vocabulary = JavaVocabulary(of: language)
    self.aliases = Dictionary(
      files.flatMap(\.declarations).compactMap(\.alias).map { ($0.header.name.text, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The view models of a file in source order.
  func viewModels(in file: SourceFile) -> [ViewModel] {
    guard let scope = self.declarations.file(file.path) else { return [] }
    let place = JavaPlace(file: scope, enclosing: [])
    return self.viewModels(in: file.declarations, of: file, at: place, around: nil)
  }

  private func viewModels(
    in members: [Declaration], of file: SourceFile, at place: JavaPlace, around: JavaWrapper?
  ) -> [ViewModel] {
    guard place.enclosing.count <= FileIndex.maximumNesting else { return [] }
    return members.compactMap(\.type).flatMap { type -> [ViewModel] in
      let inner = JavaPlace(file: place.file, enclosing: place.enclosing + [type.name])
      let nested = self.viewModels(in: type.members, of: file, at: inner, around: JavaWrapper(type))
      guard type.kind == .class, !JavaRole.isOther(type.name, within: place.enclosing),
        let viewModel = self.viewModel(type, of: file, at: place, around: around)
      else { return nested }
      return [viewModel] + nested
    }
  }

  private func viewModel(
    _ type: TypeDeclaration, of file: SourceFile, at place: JavaPlace, around: JavaWrapper?
  ) -> ViewModel? {
    let conformances = JavaConformances(
      self.declarations, of: type, in: around, at: place, path: file.path)
    let lists = conformances.lists
    guard let vocabulary = self.vocabulary else { return nil }
    if lists.isEmpty, let flows = vocabulary.flows {
      return self.flowViewModel(type, of: file, at: place, flows, isComplete: conformances.isComplete)
    }
    guard JavaShape(type, around: around, lists: lists, vocabulary).isViewModel else { return nil }
    let wrapper = Self.wrapper(around, of: type, lists: lists)
    let groups = JavaPortOwnership(self.declarations, of: type, in: wrapper).ordered(lists)
    let portFiles = self.portFiles(groups, besides: file)
    guard
      let dialect = self.dialect(file.path)
        ?? Self.dialect(
          of: type, groups, file: file, scope: place.file, portFiles: portFiles, vocabulary)
    else { return nil }
    let body = Located(type, in: file.path)
    let implementations = JavaImplementations(body: body, groups: groups)
    let inheritance = self.inheritance(of: type, at: place)
    return ViewModel(
      dialect: dialect,
      form: .written,
      file: file,
      portFiles: portFiles,
      declaration: type,
      wrapper: wrapper.map { Located($0.declaration, in: file.path) },
      enclosingTypes: place.enclosing,
      extensions: [],
      groups: groups,
      typeProtocol: .missing,
      typeProtocolExtensions: [],
      hasSubclasses: inheritance.hasSubclasses,
      isBaseClass: inheritance.isBaseClass,
      inheritsClass: conformances.inheritsLists,
      isComplete: conformances.isComplete,
      inputs: implementations.inputs,
      outputs: implementations.outputs,
      outputFunctions: implementations.outputFunctions,
      aliases: self.aliases,
      kindOfType: { [facts] in facts.kind(of: $0) }
    )
  }

  /// Whether classes of the run inherit from a class, and whether view models do.
  private func inheritance(
    of type: TypeDeclaration, at place: JavaPlace
  ) -> (hasSubclasses: Bool, isBaseClass: Bool) {
    let shortName = (place.enclosing + [type.name]).suffix(2).joined(separator: ".")
    let fullName = place.file.fullName(of: place.enclosing + [type.name])
    return (
      self.facts.isSuperclass(shortName) || self.declarations.isInherited(fullName),
      self.facts.isBaseClass(shortName)
    )
  }

  /// The view model of a class without port protocols; nil when the class is not a view model.
  private func flowViewModel(
    _ type: TypeDeclaration, of file: SourceFile, at place: JavaPlace, _ library: StreamLibrary,
    isComplete: Bool
  ) -> ViewModel? {
    guard let flows = KotlinFlows(type, in: file, library),
      let dialect = self.dialect(file.path) ?? self.vocabulary?.dialect
    else { return nil }
    let inheritance = self.inheritance(of: type, at: place)
    return ViewModel(
      dialect: dialect, form: .flows, file: file, portFiles: [], declaration: type,
      enclosingTypes: place.enclosing, extensions: [], groups: flows.groups, typeProtocol: .missing,
      typeProtocolExtensions: [], hasSubclasses: inheritance.hasSubclasses,
      isBaseClass: inheritance.isBaseClass, inheritsClass: true, isComplete: isComplete,
      inputs: flows.inputs, outputs: flows.outputs, aliases: self.aliases,
      kindOfType: { [facts] in facts.kind(of: $0) })
  }

  /// The enclosing type that declares the port protocols and thereby names the view model.
  private static func wrapper(
    _ around: JavaWrapper?, of type: TypeDeclaration, lists: [JavaConformances.List]
  ) -> JavaWrapper? {
    guard let around else { return nil }
    let isNamedSo = around.declaration.kind == .protocol && type.name == "ViewModel"
    return isNamedSo || lists.contains { around.declares($0.entry?.payload.value) } ? around : nil
  }

  /// The other files that declare a view model's own port protocols.
  private func portFiles(_ groups: [PortGroup], besides file: SourceFile) -> [SourceFile] {
    var paths = Set(groups.filter(\.isOwn).compactMap(\.declaration?.path))
    paths.remove(file.path)
    return paths.isEmpty ? [] : self.files.filter { paths.contains($0.path) }
  }

  /// The dialect of a class; nil when the class does not appear to use the library of the dialect.
  private static func dialect(
    of type: TypeDeclaration, _ groups: [PortGroup], file: SourceFile, scope: JavaFile,
    portFiles: [SourceFile], _ vocabulary: JavaVocabulary
  ) -> Dialect? {
    let dialect = vocabulary.dialect
    if ([file] + portFiles).contains(where: vocabulary.isImported) { return dialect }
    let portTypes = groups.flatMap(\.ports).filter { $0.kind == .outputs }.compactMap(\.type?.type)
    let storedTypes = type.properties.compactMap(\.knownType)
    if vocabulary.names(portTypes + storedTypes, in: scope) { return dialect }
    // Ports that are not streams of the library are evidence against it.
    guard portTypes.isEmpty else { return nil }
    if vocabulary.isBase(type.superclass?.type) { return dialect }
    // A class without ports and without a superclass is recognized by its name in its interface.
    let isOfTemplate =
      type.superclass == nil && type.name == "ViewModel" && groups.count > 1
      && groups.allSatisfy { $0.isNested && $0.ports.isEmpty && $0.conformance != nil }
    return isOfTemplate ? dialect : nil
  }
}

/// A place in a Java file, where the name of a type may be written.
package struct JavaPlace: Sendable {
  package let file: JavaFile
  /// The names of the types around it, outermost first.
  package let enclosing: [String]

  package init(file: JavaFile, enclosing: [String]) {
    self.file = file
    self.enclosing = enclosing
  }
}

/// The roles that a class in Java may have besides a view model.
enum JavaRole {
  private static let suffixes = [
    "Activity", "Fragment", "Dialog", "ViewHolder", "Adapter", "Delegate", "Client", "Repository",
  ]
  private static let testSuffixes = ["Test", "Tests", "TestCase", "Spec"]

  /// Whether the names show that a class is not a view model.
  ///
  /// A class that is named `ViewModel` has the role of its wrapper.
  ///
  /// - Parameter enclosing: the names of the types around it, outermost first.
  static func isOther(_ name: String, within enclosing: [String]) -> Bool {
    if self.isOther(name) || enclosing.contains(where: self.isOfTests) { return true }
    guard name == "ViewModel" || !name.hasSuffix("ViewModel"), let wrapper = enclosing.last else {
      return false
    }
    return self.isOther(wrapper)
  }

  private static func isOther(_ name: String) -> Bool {
    Role.isOther(name) || self.isOfTests(name) || self.suffixes.contains { name.hasSuffix($0) }
  }

  private static func isOfTests(_ name: String) -> Bool {
    self.testSuffixes.contains { name.hasSuffix($0) } || Role.isStandIn(name)
  }
}

/// The names of port protocols in Java.
package enum JavaPorts {
  /// Splits the name of a port protocol; nil for other names.
  ///
  /// A port protocol without a stem has that of the enclosing type. `Action` is a type of RxJava, not the name of a
  /// port protocol.
  ///
  /// - Parameter path: the name, with the names of the types around it first.
  package static func name(_ path: [String]) -> PortName? {
    guard var name = PortName(path.suffix(1)), name.kind != .actions else { return nil }
    if name.stem.isEmpty { name.stem = path.dropLast().last ?? "" }
    return name
  }
}

extension RunFacts {
  /// Notes that a class in Java inherits from another.
  ///
  /// Classes in wrappers share one simple name, so the superclass is also noted with the name in front of it, as it is
  /// written and as the imports have it.
  package mutating func add(subclass: String, of path: [String], imports: JavaImports) {
    for name in imports.shortNames(path) { self.add(subclass: subclass, of: name) }
  }
}
