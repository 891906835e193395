/// The description of a view model: its type, its ports, and how the one implements the other.
///
/// An immutable object: facts that many rules need are collected once.
package final class ViewModel: Sendable {
  package let dialect: Dialect
  /// What sets the dialect apart, with the library that the view model uses.
  package let profile: DialectProfile
  package let form: Form
  /// The file that declares the type.
  package let file: SourceFile
  /// The type around the class that names the view model, if there is one: `interface LoginViewModel { … }`. It is
  /// nearly always an interface.
  package let wrapper: Located<TypeDeclaration>?
  /// The other files that declare its protocols.
  package let portFiles: [SourceFile]
  package let declaration: TypeDeclaration
  /// The names of the types around the declaration, outermost first.
  package let enclosingTypes: [String]
  /// The extensions of the type in the run.
  package let extensions: [Located<TypeDeclaration>]
  /// The type's declaration and its extensions.
  package let bodies: [Located<TypeDeclaration>]
  /// The properties of the type's body and of its extensions.
  package let properties: [Located<PropertyDeclaration>]
  /// The functions of the type's body and of its extensions.
  package let functions: [Located<FunctionDeclaration>]
  /// The initializers of the type.
  package let initializers: [Located<FunctionDeclaration>]
  /// The port protocols: the view model's own first.
  package let groups: [PortGroup]
  private let ownGroupsByKind: ByPortKind<[PortGroup]>
  private let portsByKind: ByPortKind<[Port]>
  private let ownPortsByKind: ByPortKind<[Port]>
  /// The names of all ports.
  package let portNames: Set<String>
  /// The ports that are properties of the view model, by their names.
  package let propertyPorts: [String: Port]
  package let typeProtocol: TypeProtocol
  /// What the type protocol inherits, or a view model without port protocols does, directly or indirectly.
  package let typeProtocolSupertypes: Supertypes
  /// The names of its protocols that other view models conform to as well.
  package let sharedProtocols: Set<String>
  /// The extensions of the type protocol in the run.
  package let typeProtocolExtensions: [Located<TypeDeclaration>]
  /// Whether a class of the run inherits from it.
  package let hasSubclasses: Bool
  /// Whether view models of the run inherit from it.
  package let isBaseClass: Bool
  /// Whether it inherits from a class.
  package let inheritsClass: Bool
  /// Whether everything that the type conforms to is in the run.
  package let isComplete: Bool
  /// Whether it may inherit from a class that is not in the run, which declares more initializers and members.
  package let mayInheritElsewhere: Bool
  package let inputs: [InputImplementation]
  package let outputs: [OutputImplementation]
  /// The functions that return the outputs, where outputs are functions.
  package let outputFunctions: [OutputFunction]
  /// The type aliases of the run by name.
  package let aliases: [String: AliasDeclaration]
  /// The functions that extensions of the run add to streams, by name.
  package let streamFunctions: [String: [Located<FunctionDeclaration>]]
  /// The kind of the type with a name in the run; nil when it is unknown or ambiguous.
  package let kindOfType: @Sendable (String) -> TypeDeclaration.Kind?
  /// Whether a type is a base service, by its name or by what it inherits in the run.
  package let isBaseService: @Sendable (String) -> Bool
  /// Whether view models of the run declare actions.
  package let runDeclaresActions: Bool
  /// Whether the run declares a coordinator.
  package let runDeclaresCoordinator: Bool

  package init(
    dialect: Dialect, profile: DialectProfile? = nil, form: Form, file: SourceFile, portFiles: [SourceFile],
    declaration: TypeDeclaration,
    wrapper: Located<TypeDeclaration>? = nil, enclosingTypes: [String],
    extensions: [Located<TypeDeclaration>], groups: [PortGroup], typeProtocol: TypeProtocol,
    typeProtocolSupertypes: Supertypes = Supertypes(), sharedProtocols: Set<String> = [],
    typeProtocolExtensions: [Located<TypeDeclaration>], hasSubclasses: Bool,
    isBaseClass: Bool, inheritsClass: Bool, isComplete: Bool, mayInheritElsewhere: Bool = false,
    inputs: [InputImplementation], outputs: [OutputImplementation], outputFunctions: [OutputFunction] = [],
    aliases: [String: AliasDeclaration], streamFunctions: [String: [Located<FunctionDeclaration>]] = [:],
    kindOfType: @escaping @Sendable (String) -> TypeDeclaration.Kind?,
    isBaseService: @escaping @Sendable (String) -> Bool = { _ in false }, runDeclaresActions: Bool = false,
    runDeclaresCoordinator: Bool = false
  ) {
    self.dialect = dialect
    self.profile = profile ?? dialect.profile
    self.form = form
    self.file = file
    self.portFiles = portFiles
    self.declaration = declaration
    self.wrapper = wrapper
    self.enclosingTypes = enclosingTypes
    self.extensions = extensions
    self.bodies = [Located(declaration, in: file.path)] + extensions
    self.properties = self.bodies.flatMap { body in
      body.value.properties.map { Located($0, in: body.path) }
    }
    self.functions = self.bodies.flatMap { body in body.value.functions.map { Located($0, in: body.path) } }
    self.initializers = self.functions.filter { $0.value.kind == .initializer }
    self.groups = groups
    let ownGroups = ByPortKind { kind in groups.filter { $0.kind == kind && $0.isOwn } }
    self.ownGroupsByKind = ownGroups
    self.ownPortsByKind = ByPortKind { kind in ownGroups[kind].flatMap(\.ports).filter(\.isOwn) }
    self.portsByKind = ByPortKind { kind in groups.filter { $0.kind == kind }.flatMap(\.ports) }
    self.portNames = Set(groups.flatMap(\.ports).map(\.name.text))
    self.propertyPorts = Dictionary(
      form.hasPortTypes
        ? []
        : groups.flatMap(\.ports).filter { $0.declaration.property != nil }.map { ($0.name.text, $0) },
      uniquingKeysWith: { first, _ in first })
    self.typeProtocol = typeProtocol
    self.typeProtocolSupertypes = typeProtocolSupertypes
    self.sharedProtocols = sharedProtocols
    self.typeProtocolExtensions = typeProtocolExtensions
    self.hasSubclasses = hasSubclasses
    self.isBaseClass = isBaseClass
    self.inheritsClass = inheritsClass
    self.isComplete = isComplete
    self.mayInheritElsewhere = mayInheritElsewhere
    self.inputs = inputs
    self.outputs = outputs
    self.outputFunctions = outputFunctions
    self.aliases = aliases
    self.streamFunctions = streamFunctions
    self.kindOfType = kindOfType
    self.isBaseService = isBaseService
    self.runDeclaresActions = runDeclaresActions
    self.runDeclaresCoordinator = runDeclaresCoordinator
  }

  /// The display name: that of the type, or of the interface around it.
  package var name: String { self.wrapper?.value.name ?? self.declaration.name }
  package var path: String { self.file.path }
  /// The paths of the files that declare it and its ports, its own first.
  package var declaringPaths: [String] { [self.path] + self.portFiles.map(\.path) }
  /// The superclass as it is written, where the language distinguishes it from protocols:
  /// `ActivityViewModel<LoginActivity>`.
  package var base: LocatedType? { self.declaration.superclass }

  /// Whether it is a use case, a part that several view models share.
  package var isUseCase: Bool { Self.isUseCase(self.name) }

  /// Whether a name says that a type is a view model, possibly with a version: `LoginViewModel`, `LoginViewModelV2`,
  /// `LoginViewModelImpl`, `LoginVM`.
  package static func isViewModel(_ name: String) -> Bool {
    if name.hasSuffix("ViewModel") { return true }
    if name.hasSuffix("VM") { return name.dropLast(2).last.map { $0.isLowercase || $0.isNumber } ?? false }
    if name.hasSuffix("Impl") { return name.dropLast("Impl".count).hasSuffix("ViewModel") }
    // Most names do not have the word, and the search for it by characters is slow.
    guard Array(name.utf8).holds(Self.word), let end = name.ranges(of: "ViewModel").last?.upperBound else {
      return false
    }
    let version = name[end...]
    return version.first == "_" || version.drop { $0 == "V" }.allSatisfy(\.isNumber)
  }

  private static let word = Array("ViewModel".utf8)

  /// Whether a name is that of a use case.
  package static func isUseCase(_ name: String) -> Bool { name.hasSuffix("UseCase") }

  /// The view model's own port protocols of a kind.
  package func ownGroups(_ kind: PortKind) -> [PortGroup] {
    self.ownGroupsByKind[kind]
  }

  /// All ports of a kind, inherited ones included.
  package func ports(_ kind: PortKind) -> [Port] {
    self.portsByKind[kind]
  }

  /// The ports of the view model's own port protocols, without those that the protocols inherit.
  package func ownPorts(_ kind: PortKind) -> [Port] {
    self.ownPortsByKind[kind]
  }

  /// The aliased type, when a type is a type alias of the run.
  package func resolved(_ type: TypeReference) -> TypeReference {
    guard !self.aliases.isEmpty else { return type }
    var type = type
    // An alias of an alias is followed; a cycle is not.
    for _ in 0..<8 {
      guard case .named(let path, let arguments) = type, let name = path.last,
        let target = self.aliases[name]?.target(with: arguments)
      else { return type }
      type = target
    }
    return type
  }
}

/// The protocol that offers a view model's ports to its view: `LoginViewModelType`.
package enum TypeProtocol: Sendable {
  case declared(Located<TypeDeclaration>)
  /// A type alias for a composition is replaced by it.
  case alias(Located<AliasDeclaration>)
  /// The view model names one that is in no file of the run.
  case elsewhere(name: String)
  case missing

  /// The protocol, where the run declares it.
  package var declaration: Located<TypeDeclaration>? {
    guard case .declared(let declaration) = self else { return nil }
    return declaration
  }
}

/// The function of a view model that implements an input.
package struct InputImplementation: Sendable {
  package var port: Port
  package var function: Located<FunctionDeclaration>
  /// The properties that it sets, in source order.
  package var feeds: [Feed]

  package init(port: Port, function: Located<FunctionDeclaration>, feeds: [Feed]) {
    self.port = port
    self.function = function
    self.feeds = feeds
  }
}

/// The function of a view model that returns an output, where outputs are functions.
package struct OutputFunction: Sendable {
  package var port: Port
  package var function: Located<FunctionDeclaration>
  /// The field that the stream comes from: the one that the function returns, possibly under another name or with
  /// operators applied. Nil when it is unknown.
  package var storage: Located<PropertyDeclaration>?

  package init(
    port: Port, function: Located<FunctionDeclaration>, storage: Located<PropertyDeclaration>? = nil
  ) {
    self.port = port
    self.function = function
    self.storage = storage
  }
}

/// The property of a view model that implements an output.
package struct OutputImplementation: Sendable {
  package var port: Port
  package var property: Located<PropertyDeclaration>
  /// Where initializers assign it, in source order. The references of the body within the range of an
  /// assignment show what the output is derived from.
  package var assignments: [Located<Effect>]

  package init(port: Port, property: Located<PropertyDeclaration>, assignments: [Located<Effect>]) {
    self.port = port
    self.property = property
    self.assignments = assignments
  }
}

/// An effect of an input's function on a member of the instance.
package struct Feed: Hashable, Sendable {
  package enum Means: Hashable, Sendable {
    /// `self.x.value = value`
    case value(Expression)
    /// `self.x = value`
    case replacement(Expression)
    /// `self.x.send(value: …)`, `self.x.onNext(…)`: the name of the last call.
    case call(String)
  }

  /// The member of the instance that it reaches.
  package var member: Name
  /// The stored property of that name, if the type has one.
  package var storage: Located<PropertyDeclaration>?
  package var means: Means
  package var range: TextRange

  package init(member: Name, storage: Located<PropertyDeclaration>?, means: Means, range: TextRange) {
    self.member = member
    self.storage = storage
    self.means = means
    self.range = range
  }

  package static func == (lhs: Feed, rhs: Feed) -> Bool {
    lhs.member == rhs.member && lhs.means == rhs.means && lhs.range == rhs.range
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(self.member)
    hasher.combine(self.range)
  }
}
