/// The description of a view model: its type, its ports, and how the one implements the other.
///
/// An immutable object: facts that many rules need are collected once.
public final class ViewModel: Sendable {
  public enum Form: Hashable, Sendable {
    /// Storage, functions and accessors are handwritten.
    case written
    /// `@ViewModel` generates them.
    case generated
    /// Without port protocols: its public functions are its inputs, and its public flows its outputs.
    case flows
  }

  public let dialect: Dialect
  public let form: Form
  /// The file that declares the type.
  public let file: SourceFile
  /// The type around the class that names the view model, if there is one: `interface LoginViewModel { … }`. It is
  /// nearly always an interface.
  public let wrapper: Located<TypeDeclaration>?
  /// The other files that declare its protocols.
  public let portFiles: [SourceFile]
  public let declaration: TypeDeclaration
  /// The names of the types around the declaration, outermost first.
  public let enclosingTypes: [String]
  /// The extensions of the type in the run.
  public let extensions: [Located<TypeDeclaration>]
  /// The type's declaration and its extensions.
  public let bodies: [Located<TypeDeclaration>]
  /// The properties of the type's body and of its extensions.
  public let properties: [Located<PropertyDeclaration>]
  /// The functions of the type's body and of its extensions.
  public let functions: [Located<FunctionDeclaration>]
  /// The initializers of the type.
  public let initializers: [Located<FunctionDeclaration>]
  /// The port protocols: the view model's own first.
  public let groups: [PortGroup]
  private let ownGroupsByKind: ByPortKind<[PortGroup]>
  private let portsByKind: ByPortKind<[Port]>
  private let ownPortsByKind: ByPortKind<[Port]>
  /// The names of all ports.
  public let portNames: Set<String>
  /// The ports that are properties, by their names.
  public let propertyPorts: [String: Port]
  public let typeProtocol: TypeProtocol
  /// The extensions of the type protocol in the run.
  public let typeProtocolExtensions: [Located<TypeDeclaration>]
  /// Whether a class of the run inherits from it.
  public let hasSubclasses: Bool
  /// Whether view models of the run inherit from it.
  public let isBaseClass: Bool
  /// Whether it inherits from a class.
  public let inheritsClass: Bool
  /// Whether everything that the type conforms to is in the run.
  public let isComplete: Bool
  public let inputs: [InputImplementation]
  public let outputs: [OutputImplementation]
  /// The functions that return the outputs, where outputs are functions.
  public let outputFunctions: [OutputFunction]
  /// The type aliases of the run by name.
  public let aliases: [String: AliasDeclaration]
  /// The functions that extensions of the run add to streams, by name.
  public let streamFunctions: [String: [Located<FunctionDeclaration>]]
  /// The kind of the type with a name in the run; nil when it is unknown or ambiguous.
  public let kindOfType: @Sendable (String) -> TypeDeclaration.Kind?
  /// Whether a type is a base service, by its name or by what it inherits in the run.
  public let isBaseService: @Sendable (String) -> Bool
  /// Whether view models of the run declare actions.
  public let runDeclaresActions: Bool
  /// Whether the run declares a coordinator.
  public let runDeclaresCoordinator: Bool

  public init(
    dialect: Dialect, form: Form, file: SourceFile, portFiles: [SourceFile], declaration: TypeDeclaration,
    wrapper: Located<TypeDeclaration>? = nil, enclosingTypes: [String],
    extensions: [Located<TypeDeclaration>], groups: [PortGroup], typeProtocol: TypeProtocol,
    typeProtocolExtensions: [Located<TypeDeclaration>], hasSubclasses: Bool,
    isBaseClass: Bool, inheritsClass: Bool, isComplete: Bool,
    inputs: [InputImplementation], outputs: [OutputImplementation], outputFunctions: [OutputFunction] = [],
    aliases: [String: AliasDeclaration], streamFunctions: [String: [Located<FunctionDeclaration>]] = [:],
    kindOfType: @escaping @Sendable (String) -> TypeDeclaration.Kind?,
    isBaseService: @escaping @Sendable (String) -> Bool = { _ in false }, runDeclaresActions: Bool = false,
    runDeclaresCoordinator: Bool = false
  ) {
    self.dialect = dialect
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
      groups.flatMap(\.ports).filter { $0.declaration.property != nil }.map { ($0.name.text, $0) },
      uniquingKeysWith: { first, _ in first })
    self.typeProtocol = typeProtocol
    self.typeProtocolExtensions = typeProtocolExtensions
    self.hasSubclasses = hasSubclasses
    self.isBaseClass = isBaseClass
    self.inheritsClass = inheritsClass
    self.isComplete = isComplete
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
  public var name: String { self.wrapper?.value.name ?? self.declaration.name }
  public var path: String { self.file.path }
  /// The superclass as it is written, where the language distinguishes it from protocols:
  /// `ActivityViewModel<LoginActivity>`.
  public var base: LocatedType? { self.declaration.superclass }

  /// Whether it is a use case, a part that several view models share.
  public var isUseCase: Bool { Self.isUseCase(self.name) }

  /// Whether a name says that a type is a view model, possibly with a version: `LoginViewModel`, `LoginViewModelV2`.
  public static func isViewModel(_ name: String) -> Bool {
    if name.hasSuffix("ViewModel") { return true }
    guard let end = name.ranges(of: "ViewModel").last?.upperBound else { return false }
    let version = name[end...]
    return version.first == "_" || version.drop { $0 == "V" }.allSatisfy(\.isNumber)
  }

  /// Whether a name is that of a use case.
  public static func isUseCase(_ name: String) -> Bool { name.hasSuffix("UseCase") }

  /// The view model's own port protocols of a kind.
  public func ownGroups(_ kind: PortKind) -> [PortGroup] {
    self.ownGroupsByKind[kind]
  }

  /// All ports of a kind, inherited ones included.
  public func ports(_ kind: PortKind) -> [Port] {
    self.portsByKind[kind]
  }

  /// The ports of the view model's own port protocols, without those that the protocols inherit.
  public func ownPorts(_ kind: PortKind) -> [Port] {
    self.ownPortsByKind[kind]
  }

  /// The aliased type, when a type is a type alias of the run.
  public func resolved(_ type: TypeReference) -> TypeReference {
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
public enum TypeProtocol: Sendable {
  case declared(Located<TypeDeclaration>)
  /// A type alias for a composition is replaced by it.
  case alias(Located<AliasDeclaration>)
  /// The view model names one that is in no file of the run.
  case elsewhere(name: String)
  case missing
}

/// The function of a view model that implements an input.
public struct InputImplementation: Sendable {
  public var port: Port
  public var function: Located<FunctionDeclaration>
  /// The properties that it sets, in source order.
  public var feeds: [Feed]

  public init(port: Port, function: Located<FunctionDeclaration>, feeds: [Feed]) {
    self.port = port
    self.function = function
    self.feeds = feeds
  }
}

/// The function of a view model that returns an output, where outputs are functions.
public struct OutputFunction: Sendable {
  public var port: Port
  public var function: Located<FunctionDeclaration>
  /// The field that the stream comes from: the one that the function returns, possibly under another name or with
  /// operators applied. Nil when it is unknown.
  public var storage: Located<PropertyDeclaration>?

  public init(
    port: Port, function: Located<FunctionDeclaration>, storage: Located<PropertyDeclaration>? = nil
  ) {
    self.port = port
    self.function = function
    self.storage = storage
  }
}

/// The property of a view model that implements an output.
public struct OutputImplementation: Sendable {
  public var port: Port
  public var property: Located<PropertyDeclaration>
  /// Where initializers assign it, in source order. The references of the body within the range of an
  /// assignment show what the output is derived from.
  public var assignments: [Located<Effect>]

  public init(port: Port, property: Located<PropertyDeclaration>, assignments: [Located<Effect>]) {
    self.port = port
    self.property = property
    self.assignments = assignments
  }
}

/// An effect of an input's function on a member of the instance.
public struct Feed: Hashable, Sendable {
  public enum Means: Hashable, Sendable {
    /// `self.x.value = value`
    case value(Expression)
    /// `self.x = value`
    case replacement(Expression)
    /// `self.x.send(value: …)`, `self.x.onNext(…)`: the name of the last call.
    case call(String)
  }

  /// The member of the instance that it reaches.
  public var member: Name
  /// The stored property of that name, if the type has one.
  public var storage: Located<PropertyDeclaration>?
  public var means: Means
  public var range: TextRange

  public init(member: Name, storage: Located<PropertyDeclaration>?, means: Means, range: TextRange) {
    self.member = member
    self.storage = storage
    self.means = means
    self.range = range
  }

  public static func == (lhs: Feed, rhs: Feed) -> Bool {
    lhs.member == rhs.member && lhs.means == rhs.means && lhs.range == rhs.range
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(self.member)
    hasher.combine(self.range)
  }
}
