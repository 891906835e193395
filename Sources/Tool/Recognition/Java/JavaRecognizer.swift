import SourceModel

/// Finds the view models in files of Java or Kotlin.
///
/// A view model is a class that implements port protocols: those of the enclosing interface, or others with its name in
/// any file of the run. In Kotlin, a class without any may offer flows instead.
struct JavaRecognizer: LanguageRecognizer {
  private let files: [SourceFile]
  private let declarations: DeclaredTypes
  private let dialect: @Sendable (String) -> Dialect?
  private let facts: RunFacts
  private let vocabulary: JavaVocabulary?

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
    self.declarations = DeclaredTypes(files, in: language)
    self.dialect = dialect
    self.facts = facts ?? RunFacts(files.map(FileIndex.init), in: language)
    self.vocabulary = JavaVocabulary(of: language)
  }

  /// The view models of a file in source order.
  func viewModels(in file: SourceFile) -> [ViewModel] {
    guard let place = self.declarations.place(in: file.path) else { return [] }
    return self.viewModels(in: file.declarations, of: file, at: place, around: nil)
  }

  private func viewModels(
    in members: [Declaration], of file: SourceFile, at place: NamePlace, around: JavaWrapper?
  ) -> [ViewModel] {
    guard place.enclosing.count <= FileIndex.maximumNesting else { return [] }
    return members.compactMap(\.type).flatMap { type -> [ViewModel] in
      let inner = NamePlace(file: place.file, enclosing: place.enclosing + [type.name])
      let nested = self.viewModels(in: type.members, of: file, at: inner, around: JavaWrapper(type))
      guard type.kind == .class, !JavaRole.isOther(type.name, within: place.enclosing),
        let viewModel = self.viewModel(type, of: file, at: place, around: around)
      else { return nested }
      return [viewModel] + nested
    }
  }

  private func viewModel(
    _ type: TypeDeclaration, of file: SourceFile, at place: NamePlace, around: JavaWrapper?
  ) -> ViewModel? {
    let conformances = JavaConformances(self.declarations, of: type, in: around, at: place)
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
      aliases: self.declarations.aliases,
      kindOfType: { [facts] in facts.kind(of: $0) }
    )
  }

  /// Whether classes of the run inherit from a class, and whether view models do.
  private func inheritance(
    of type: TypeDeclaration, at place: NamePlace
  ) -> (hasSubclasses: Bool, isBaseClass: Bool) {
    let shortName = (place.enclosing + [type.name]).suffix(2).joined(separator: ".")
    let fullName = place.file.fullName(of: place.enclosing + [type.name])
    return (
      self.facts.isSuperclass(shortName) || self.declarations.inheritedClasses.contains(fullName),
      self.facts.isBaseClass(shortName)
    )
  }

  /// The view model of a class without port protocols; nil when the class is not a view model.
  private func flowViewModel(
    _ type: TypeDeclaration, of file: SourceFile, at place: NamePlace, _ library: StreamLibrary,
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
      inputs: flows.inputs, outputs: flows.outputs, aliases: self.declarations.aliases,
      kindOfType: { [facts] in facts.kind(of: $0) })
  }

  /// The enclosing type that declares the port protocols and thereby names the view model.
  private static func wrapper(
    _ around: JavaWrapper?, of type: TypeDeclaration, lists: [JavaConformances.List]
  ) -> JavaWrapper? {
    guard let around else { return nil }
    let isNamedSo = around.declaration.kind == .protocol && type.name == "ViewModel"
    return isNamedSo || lists.contains { around.declares($0.entry?.payload.type) } ? around : nil
  }

  /// The other files that declare a view model's own port protocols.
  private func portFiles(_ groups: [PortGroup], besides file: SourceFile) -> [SourceFile] {
    var paths = Set(groups.filter(\.isOwn).compactMap(\.declaration?.path))
    paths.remove(file.path)
    return paths.isEmpty ? [] : self.files.filter { paths.contains($0.path) }
  }

  /// The dialect of a class; nil when the class does not appear to use the library of the dialect.
  private static func dialect(
    of type: TypeDeclaration, _ groups: [PortGroup], file: SourceFile, scope: FileScope,
    portFiles: [SourceFile], _ vocabulary: JavaVocabulary
  ) -> Dialect? {
    let dialect = vocabulary.dialect
    if ([file] + portFiles).contains(where: vocabulary.isImported) { return dialect }
    let portTypes = groups.flatMap(\.ports).filter { $0.kind == .outputs }.compactMap(\.type?.type)
    let storedTypes = type.properties.compactMap(\.knownType)
    if vocabulary.names(portTypes + storedTypes, in: scope) { return dialect }
    // Ports that are streams of another library are evidence against it.
    if self.hasItsOwnPair(type, groups), portTypes.allSatisfy(self.isPlainValue) { return dialect }
    guard portTypes.isEmpty else { return nil }
    if vocabulary.isBase(type.superclass?.type) { return dialect }
    // A class without ports and without a superclass is recognized by its name in its interface.
    let isOfTemplate =
      type.superclass == nil && type.name == "ViewModel" && groups.count > 1
      && groups.allSatisfy { $0.isNested && $0.ports.isEmpty && $0.conformance != nil }
    return isOfTemplate ? dialect : nil
  }

  /// Whether a class implements inputs and outputs that have its own name: `LoginViewModelInputs`.
  private static func hasItsOwnPair(_ type: TypeDeclaration, _ groups: [PortGroup]) -> Bool {
    let own = groups.filter {
      $0.conformance != nil && $0.declaration != nil && PortName([$0.simpleName])?.stem == type.name
    }
    return type.name.hasSuffix("ViewModel")
      && [.inputs, .outputs].allSatisfy { kind in own.contains { $0.kind == kind } }
  }

  /// Whether a type holds no values that change, as far as its name shows.
  private static func isPlainValue(_ type: TypeReference) -> Bool {
    type.arguments.isEmpty && type.name?.contains("Observable") != true
      && type.name?.hasSuffix("LiveData") != true
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
