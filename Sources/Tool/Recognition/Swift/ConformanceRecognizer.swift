import SourceModel

/// Finds the view models that conform to port protocols, in their declarations or in extensions.
///
/// Their protocols, type aliases and extensions may stand in other files.
struct ConformanceRecognizer: LanguageRecognizer {
  private let files: [SourceFile]
  private let declarations: DeclaredTypes
  /// The modules that each file imports, by its path.
  private let modules: [String: Set<String>]
  private let dialect: @Sendable (String) -> Dialect?
  private let facts: RunFacts
  /// The names of the protocols that several view models conform to.
  private let sharedProtocols: Set<String>
  /// The functions that extensions add to the streams of each library.
  private let streamFunctions: [ObjectIdentifier: [String: [Located<FunctionDeclaration>]]]

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
    self.modules = Dictionary(
      files.map { ($0.path, Set($0.imports.map(\.module))) }, uniquingKeysWith: { first, _ in first })
    self.dialect = dialect
    self.facts = facts ?? RunFacts(files.map(FileIndex.init), in: language)
    self.sharedProtocols = Self.sharedProtocols(self.declarations)
    self.streamFunctions = Dictionary(
      uniqueKeysWithValues: [StreamLibrary.reactiveSwift, .rxSwift, .combine].map { [declarations] library in
        (ObjectIdentifier(library), declarations.streamFunctions(of: library))
      })
  }

  private static func sharedProtocols(_ declarations: DeclaredTypes) -> Set<String> {
    var conforming: [String: Set<String>] = [:]
    for entry in declarations.entries where !entry.isAlias && entry.payload.type?.kind != .protocol {
      guard entry.name.hasSuffix("ViewModel"), !Role.isStandIn(entry.name) else { continue }
      for name in entry.inherited.compactMap(\.last) { conforming[name, default: []].insert(entry.name) }
    }
    return Set(conforming.filter { $0.value.count > 1 }.keys)
  }

  func viewModels(in file: SourceFile) -> [ViewModel] {
    guard let place = self.declarations.place(in: file.path) else { return [] }
    return self.viewModels(in: file.declarations, of: file, at: place)
  }

  private func viewModels(
    in members: [Declaration], of file: SourceFile, at place: NamePlace
  ) -> [ViewModel] {
    members.compactMap(\.type).flatMap { type -> [ViewModel] in
      let inner = NamePlace(file: place.file, enclosing: place.enclosing + type.name.pathNames)
      let nested = self.viewModels(in: type.members, of: file, at: inner)
      guard [.class, .struct, .actor].contains(type.kind) else { return nested }
      guard let viewModel = self.viewModel(type, of: file, at: place) else { return nested }
      return [viewModel] + nested
    }
  }

  private func viewModel(_ type: TypeDeclaration, of file: SourceFile, at place: NamePlace) -> ViewModel? {
    guard ViewModel.isUseCase(type.name) || !Role.isOther(type.name) else { return nil }
    let qualifiedName = (place.enclosing + [type.name]).joined(separator: ".")
    let extensions = self.declarations.extensions(of: qualifiedName, declaredIn: file.path)
    let bodies = [Located(type, in: file.path)] + extensions
    var conformances = Conformances(self.declarations, of: type.name, at: place)
    for body in bodies {
      for inherited in body.value.inherited { conformances.add(Located(inherited, in: body.path)) }
    }
    let isMacro = type.has(attribute: "ViewModel")
    if isMacro { conformances.addNested(of: type) }
    guard isMacro || Self.hasShape(of: type, conformances.groups, bodies) else {
      return self.viewModel(of: bodies, conformances, in: file, at: place)
    }

    let groups = conformances.ordered()
    let portTypes = groups.flatMap(\.ports).compactMap(\.type?.type)
    let storedTypes = bodies.flatMap(\.value.properties).compactMap(\.knownType)
    let configured = self.dialect(file.path)
    let modules = self.modules[file.path] ?? []
    guard
      let (dialect, profile) = Vocabulary.dialect(
        importing: modules, types: portTypes + storedTypes, configured: configured)
    else { return nil }
    let typeProtocol = conformances.typeProtocol()
    let declared = typeProtocol.declaration
    let implementations = Implementations(bodies: bodies, groups: groups)
    return ViewModel(
      dialect: dialect,
      profile: profile,
      form: isMacro ? .generated : .written,
      file: file,
      portFiles: self.portFiles(groups, typeProtocol, besides: file),
      declaration: type,
      enclosingTypes: place.enclosing,
      extensions: extensions,
      groups: groups,
      typeProtocol: typeProtocol,
      typeProtocolSupertypes: declared.map { self.declarations.supertypes(of: [$0]) } ?? Supertypes(),
      sharedProtocols: self.sharedProtocols,
      typeProtocolExtensions: declared.map { self.declarations.extensions(named: $0.value.name) } ?? [],
      hasSubclasses: self.facts.isSuperclass(type.name),
      isBaseClass: self.facts.isBaseClass(type.name),
      inheritsClass: conformances.inheritsClass,
      isComplete: conformances.isComplete,
      mayInheritElsewhere: conformances.mayInheritElsewhere(type),
      inputs: implementations.inputs,
      outputs: implementations.outputs,
      aliases: self.declarations.aliases,
      streamFunctions: self.streamFunctions[ObjectIdentifier(profile.library)] ?? [:],
      kindOfType: { [facts] in facts.kind(of: $0) },
      isBaseService: { [facts] in facts.isBaseService($0) },
      runDeclaresActions: self.facts.declaresActions,
      runDeclaresCoordinator: self.facts.declaresCoordinator
    )
  }

  /// The view model of a type without port protocols; nil when the type is none, or has the protocols of another.
  private func viewModel(
    of bodies: [Located<TypeDeclaration>], _ conformances: Conformances, in file: SourceFile,
    at place: NamePlace
  ) -> ViewModel? {
    let type = bodies[0].value
    // `ViewModel` in a type is that of the type.
    let isInner = type.name == "ViewModel" && !place.enclosing.isEmpty
    let isNamedSo = ViewModel.isViewModel(type.name) && (type.name != "ViewModel" || isInner)
    let inherited = bodies.flatMap(\.value.inherited).compactMap(\.type.name)
    guard conformances.groups.isEmpty, isNamedSo || inherited.contains(where: { $0.contains("ViewModel") }),
      type.kind != .struct || isNamedSo, isInner || !self.facts.isBaseClass(type.name),
      !Role.isStandIn(type.name)
    else { return nil }
    let vocabulary = Vocabulary.dialect(
      importing: self.modules[file.path] ?? [],
      types: bodies.flatMap(\.value.properties).compactMap(\.knownType),
      configured: self.dialect(file.path))
    let (dialect, profile) = vocabulary ?? (.kickstarterSwift, .kickstarterSwiftOnCombine)
    let inside = NamePlace(file: place.file, enclosing: place.enclosing + [type.name])
    let supertypes = self.declarations.supertypes(of: bodies)
    let protocols = supertypes.declared.filter { $0.value.kind == .protocol }
    let own = protocols.first { $0.value.name.contains("ViewModel") }
    let form: ViewModel.Form
    var (groups, inputs, outputs): ([PortGroup], [InputImplementation], [OutputImplementation]) = ([], [], [])
    let others = protocols.filter { !$0.value.name.contains("ViewModel") }
    let required = Set(others.flatMap(\.value.members).map(\.header.name.text))
    if let types = PortTypes(bodies, at: inside, required: required, self.declarations, profile.library),
      vocabulary != nil || types.holdStreams
    {
      (form, groups, inputs) = (types.form, types.groups, types.inputs)
    } else if isNamedSo {
      guard let ports = ObservedPorts(bodies, required: required, self.facts, profile.library) else {
        return nil
      }
      (form, groups, inputs, outputs) = (ports.form, ports.groups, ports.inputs, ports.outputs)
    } else {
      return nil
    }
    let inheritsClass = conformances.inheritsClass || conformances.mayInheritElsewhere(type)
    return ViewModel(
      dialect: dialect, profile: profile, form: form, file: file,
      portFiles: self.portFiles(groups, .missing, besides: file), declaration: type,
      enclosingTypes: place.enclosing, extensions: Array(bodies.dropFirst()), groups: groups,
      typeProtocol: own.map { .declared($0) } ?? .missing, typeProtocolSupertypes: supertypes,
      typeProtocolExtensions: [],
      hasSubclasses: self.facts.isSuperclass(type.name), isBaseClass: false, inheritsClass: inheritsClass,
      isComplete: supertypes.elsewhere.allSatisfy { Conformances.requiresNothing($0.name) },
      mayInheritElsewhere: conformances.mayInheritElsewhere(type), inputs: inputs, outputs: outputs,
      aliases: self.declarations.aliases,
      streamFunctions: self.streamFunctions[ObjectIdentifier(profile.library)] ?? [:],
      kindOfType: { [facts] in facts.kind(of: $0) }, isBaseService: { [facts] in facts.isBaseService($0) })
  }

  /// The other files that declare a view model's own protocols.
  private func portFiles(
    _ groups: [PortGroup], _ typeProtocol: TypeProtocol, besides file: SourceFile
  ) -> [SourceFile] {
    var paths = Set(groups.filter(\.isOwn).compactMap(\.declaration?.path))
    if let declaration = typeProtocol.declaration { paths.insert(declaration.path) }
    paths.remove(file.path)
    return paths.isEmpty ? [] : self.files.filter { paths.contains($0.path) }
  }

  /// Whether a type that conforms to port protocols is a view model.
  ///
  /// Other architectures also have protocols named Input and Output, for example of modules and views. A view model is
  /// recognized by a pair with one stem, by its own name in that of a port protocol, or by exposing itself as its
  /// ports. A use case, a part that several view models share, is recognized by its own name in that of a port
  /// protocol.
  private static func hasShape(
    of type: TypeDeclaration, _ groups: [PortGroup], _ bodies: [Located<TypeDeclaration>]
  ) -> Bool {
    let names = groups.compactMap { group in PortName(group.name.pathNames) }
    guard !names.isEmpty else { return false }
    if ViewModel.isUseCase(type.name) {
      return names.contains { $0.stem.hasPrefix(type.name) }
    }
    let inputStems = Set(names.filter { $0.kind == .inputs }.map(\.stem))
    let outputStems = Set(names.filter { $0.kind == .outputs }.map(\.stem))
    if !inputStems.isDisjoint(with: outputStems) { return true }
    if type.name.hasSuffix("ViewModel"), names.contains(where: { $0.stem.hasPrefix(type.name) }) {
      return true
    }
    return bodies.flatMap(\.value.properties).contains { property in
      guard ["input", "inputs", "output", "outputs"].contains(property.header.name.text),
        case .computed(let getter?, _) = property.accessors
      else { return false }
      return getter.result?.isInstance == true
    }
  }
}

/// Joins the ports of a view model in Swift with the members that implement them.
struct Implementations {
  private(set) var inputs: [InputImplementation] = []
  private(set) var outputs: [OutputImplementation] = []

  init(bodies: [Located<TypeDeclaration>], groups: [PortGroup]) {
    let ports = groups.flatMap(\.ports)
    var inputFunctions: [String: Port] = [:]
    var outputProperties: [String: Port] = [:]
    for port in ports {
      if port.kind == .inputs, port.declaration.function != nil { inputFunctions[port.fullName] = port }
      if port.kind == .outputs, port.declaration.property != nil { outputProperties[port.name.text] = port }
    }

    let effects = MemberEffects(bodies)
    for body in bodies {
      for function in body.value.functions where function.kind == .function && !function.header.isStatic {
        guard let port = inputFunctions[function.fullName] else { continue }
        self.inputs.append(
          InputImplementation(
            port: port, function: Located(function, in: body.path), feeds: effects.feeds(of: function))
        )
      }
      for property in body.value.properties where !property.header.isStatic {
        let name = property.header.name.text
        guard let port = outputProperties[name] else { continue }
        self.outputs.append(
          OutputImplementation(
            port: port, property: Located(property, in: body.path), assignments: effects.assignments(to: name)
          )
        )
      }
    }
  }
}
