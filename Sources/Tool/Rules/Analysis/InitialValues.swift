import DataFlow
import SourceModel

/// Tells which initial values are known to have no side effects.
///
/// Such values may be created in any order: literals, and the streams and collections that a library creates from them.
/// Any other value may have an effect, or may read state that other code changes.
struct InitialValues {
  private let language: Language
  /// The members that a value may be derived from. `InitializationOrder` keeps those in order.
  private let members: Set<String>
  /// The members that are known to be streams.
  private var streams: Set<String> = []
  private let isOwnType: (String) -> Bool
  private let knowledge: Knowledge

  /// - Parameters:
  ///   - language: the language of the values.
  ///   - members: the names of the members that are stored beside them.
  ///   - isOwnType: whether the project declares a type of a name, which then is not a library's type.
  init(_ language: Language, members: Set<String>, isOwnType: @escaping (String) -> Bool) {
    self.language = language
    self.members = members
    self.isOwnType = isOwnType
    self.knowledge = Self.knowledge[language] ?? Knowledge(language)
  }

  /// Infers which members are streams from their types or their initial values.
  ///
  /// - Parameter properties: those of the members that are properties, in source order.
  mutating func learn(_ properties: [PropertyDeclaration], _ parameters: [Parameter]) {
    for parameter in parameters where parameter.type.name.map(self.isStream) == true {
      self.streams.insert(parameter.name)
    }
    for property in properties {
      let isStream =
        property.type?.type.name.map(self.isStream) ?? property.initialTerm.map { self.isStream($0) }
      if isStream == true { self.streams.insert(property.header.name.text) }
    }
  }

  init(in viewModel: ViewModel, members: Set<String>) {
    self.init(
      viewModel.file.language, members: members,
      isOwnType: { viewModel.kindOfType($0) != nil || viewModel.file.index.typeNames.contains($0) })
  }

  /// What is known about the libraries of a language.
  private struct Knowledge {
    /// The types whose initializers have no side effects.
    let types: Set<String>
    /// The operators that derive a stream without subscribing to it.
    let operators: Set<String>

    init(_ language: Language) {
      let profiles = Dialect.allCases.filter { $0.language == language }.map(\.profile)
      let libraries = profiles.flatMap { [$0.library] + $0.storageLibraries + ($0.flows.map { [$0] } ?? []) }
      self.types = Set(libraries.flatMap(\.types).map(\.name)).union(InitialValues.collections)
      let tables = libraries.compactMap(\.operatorTable?.operators)
      let names = Set(tables.flatMap(\.keys)).subtracting(InitialValues.starting)
      self.operators = names.filter { name in tables.compactMap { $0[name] }.allSatisfy(\.isPure) }
    }
  }

  private static let knowledge = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { ($0, Knowledge($0)) })

  private static let collections: Set = [
    "Array", "ArrayList", "CompositeDisposable", "CompositeSubscription", "CopyOnWriteArrayList",
    "Dictionary",
    "HashMap", "HashSet", "LinkedHashMap", "LinkedHashSet", "MutableLiveData", "Set", "SingleLiveEvent",
  ]
  private static let collectionFunctions: Set = [
    "arrayListOf", "emptyList", "emptyMap", "emptySet", "hashMapOf", "hashSetOf", "listOf", "mapOf",
    "mutableListOf", "mutableMapOf", "mutableSetOf", "setOf",
  ]
  /// The static methods that create a value from their arguments.
  private static let makers: Set = [
    "create", "createDefault", "createWithSize", "createWithTime", "defer", "empty", "emptyList", "error",
    "init",
    "just", "never", "of", "pipe",
  ]
  /// The operators that subscribe to what they are called on.
  private static let starting: Set = [
    "autoConnect", "autoconnect", "cache", "collect", "connect", "first", "last", "launchIn", "logEvents",
    "multicast",
    "observe", "single", "shareIn", "start", "startWithSignal", "stateIn", "toList",
  ]
  /// The members that are the same stream in another form.
  private static let views: Set = ["producer", "signal"]
  private static let constants: [String: Set<String>] = [
    "Boolean": ["FALSE", "TRUE"], "Integer": ["MAX_VALUE", "MIN_VALUE"], "Long": ["MAX_VALUE", "MIN_VALUE"],
    "Unit": ["INSTANCE"],
  ]
  /// The types whose operators call closures immediately, besides the collections.
  private static let eager: Set = ["MutableProperty", "Property", "ValidatingProperty"]
  /// The types that store the closures that they get, and call them later.
  private static let keepers: Set = ["Action", "SignalProducer"]

  /// Whether the initial value of a property, and its delegate or wrapper, have no effect and no dependencies.
  func isPure(_ property: PropertyDeclaration) -> Bool {
    guard property.header.attributes.allSatisfy(self.isInert) else { return false }
    if let delegate = property.delegate {
      guard let chain = delegate.chain, chain.base == .none, chain.links.count == 1 else { return false }
      // Any other argument may have an effect immediately.
      return chain.links[0].name.text == "lazy" && chain.links[0].arguments?.map(\.value.kind) == [.closure]
    }
    guard let value = property.initialValue else { return true }
    if let term = property.initialTerm { return self.isPure(term, as: property.type?.type.name) }
    return [.literal, .null, .closure].contains(value.kind)
  }

  /// Whether an attribute runs no code: an annotation in Java or Kotlin, or an attribute in lowercase in Swift. Any
  /// other attribute is a property wrapper.
  private func isInert(_ attribute: Attribute) -> Bool {
    guard self.language.profile.reach.attributesMayRunCode, attribute.name.first?.isLowercase != true else {
      return true
    }
    return Self.inertAttributes.contains(attribute.name)
      || self.isMade(attribute.name) && attribute.arguments == nil
  }

  private static let inertAttributes: Set = [
    "GKInspectable", "IBInspectable", "IBOutlet", "MainActor", "NSCopying", "NSManaged", "ObservationIgnored",
    "Published",
  ]

  private func isMade(_ type: String) -> Bool { self.knowledge.types.contains(type) && !self.isOwnType(type) }

  /// - Parameter type: the declared type, for a value that does not name its type.
  private func isPure(_ term: Term, as type: String? = nil) -> Bool {
    switch term.kind {
    case .null, .literal, .constant, .keyPath, .instance, .superInstance, .type, .closure: true
    case .name(let name): self.members.contains(name) || name == "Unit"
    case .list(let elements), .tuple(let elements): elements.allSatisfy { self.isPure($0.value) }
    case .operation: self.isLiteral(term)
    case .chain(let base, let links): self.isPure(base, links, as: type)
    case .implicit, .block, .unknown: false
    }
  }

  /// Whether a value is made of literals with operators of the standard library.
  private func isLiteral(_ term: Term) -> Bool {
    switch term.kind {
    case .null, .literal, .constant, .keyPath: true
    case .list(let elements), .tuple(let elements): elements.allSatisfy { self.isLiteral($0.value) }
    case .operation(let operators, let operands):
      operators.allSatisfy(Self.operators.contains) && operands.allSatisfy(self.isLiteral)
    default: false
    }
  }

  private static let operators: Set = [
    "!", "!=", "%", "&&", "*", "+", "-", "...", "..<", "/", "<", "<=", "==", ">", ">=", "||",
    Term.interpolation,
  ]

  private func isClosure(_ term: Term) -> Bool {
    if case .closure = term.kind { return true }
    guard case .chain(_, let links) = term.kind else { return false }
    return links.last?.isReference == true
  }

  private func isPure(_ base: Term?, _ links: [Term.Link], as type: String?) -> Bool {
    guard let first = links.first else { return base.map { self.isPure($0) } ?? true }
    let name = first.name.text
    let rest = links.dropFirst()
    guard let base else {
      guard let arguments = first.arguments else { return false }
      if Self.collectionFunctions.contains(name) {
        return arguments.allSatisfy { self.isPure($0.value) } && rest.isEmpty
      }
      let areKept = Self.keepers.contains(name)
      // `Property(initial: 0, then: producer)` starts the producer.
      return self.isMade(name) && self.areOperators(rest, ofStream: self.isStream(name))
        && arguments.allSatisfy {
          self.isPure($0.value) && (areKept || !self.isClosure($0.value)) && $0.label != "then"
        }
    }
    switch base.kind {
    case .instance where first.arguments == nil:
      return self.members.contains(name)
        && self.areOperators(rest, ofStream: self.streams.contains(name))
    case .name(let member) where self.members.contains(member):
      return self.areOperators(links[...], ofStream: self.streams.contains(member))
    case .name(let type) where first.arguments == nil, .type(let type, _) where first.arguments == nil:
      return Self.constants[type]?.contains(name) == true && rest.isEmpty
        || self.isMade(type) && ["empty", "never"].contains(name)
          && self.areOperators(rest, ofStream: self.isStream(type))
    case .name(let type), .type(let type, _):
      return self.isMade(type) && self.isMaking(first)
        && self.areOperators(rest, ofStream: self.isStream(type))
    case .implicit:
      return type.map(self.isMade) == true && first.arguments != nil && self.isMaking(first)
        && self.areOperators(rest, ofStream: type.map(self.isStream) == true)
    case .literal, .constant, .keyPath, .list:
      // `[Int]()`
      return name.isEmpty && first.arguments?.isEmpty == true && rest.isEmpty
    case .chain: return self.isPure(base) && self.areOperators(links[...], ofStream: self.isStream(base))
    default: return false
    }
  }

  private func isMaking(_ link: Term.Link) -> Bool {
    (Self.makers.contains(link.name.text) || self.knowledge.operators.contains(link.name.text))
      && link.arguments?.allSatisfy { argument in
        self.isPure(argument.value) && (link.name.text != "init" || !self.isClosure(argument.value))
      } == true
  }

  /// Whether a type is a stream, whose operators call their closures later.
  private func isStream(_ type: String) -> Bool {
    self.isMade(type) && !Self.collections.contains(type) && !Self.eager.contains(type)
  }

  /// Whether the call that creates a value shows that it is a stream.
  private func isStream(_ term: Term) -> Bool {
    guard case .chain(let base, let links) = term.kind, let first = links.first else { return false }
    switch base?.kind {
    case nil: return first.arguments != nil && self.isStream(first.name.text)
    case .instance: return self.streams.contains(first.name.text)
    case .name(let name), .type(let name, _): return self.streams.contains(name) || self.isStream(name)
    case .chain: return base.map { self.isStream($0) } == true
    default: return false
    }
  }

  /// Whether the calls on a value only derive another value.
  ///
  /// - Parameter isStream: whether the value is known to be a stream. Other values call closures immediately.
  private func areOperators(_ links: ArraySlice<Term.Link>, ofStream isStream: Bool) -> Bool {
    var isStream = isStream
    return links.allSatisfy { link in
      guard let arguments = link.arguments else {
        isStream = isStream || Self.views.contains(link.name.text)
        return Self.views.contains(link.name.text)
      }
      return self.knowledge.operators.contains(link.name.text)
        && arguments.allSatisfy { self.isClosure($0.value) ? isStream : self.isPure($0.value) }
    }
  }
}

extension FlowOperator {
  /// Whether it only derives a stream from others.
  var isPure: Bool {
    self.kind != .observe && self.kind != .pipe && !self.traits.contains(.performs)
  }
}
