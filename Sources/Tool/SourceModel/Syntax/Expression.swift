/// An expression, as far as the convention requires.
public struct Expression: Hashable, Sendable {
  public indirect enum Kind: Hashable, Sendable {
    /// Names, members and calls joined by dots: `self.project.onNext(project)`, `MutableProperty<Int?>(nil)`.
    case chain(Chain)
    case null
    /// A number, a string, a Boolean, or a collection literal.
    case literal
    /// `(a, b)`; `()` is the empty one.
    case tuple([Argument])
    case closure
    /// `this.project::onNext`: the last link of the chain is the method.
    case methodReference(Chain)
    case other
  }

  /// An argument of a call or an element of a tuple.
  public struct Argument: Hashable, Sendable {
    public var label: String?
    public var value: Expression

    public init(label: String?, value: Expression) {
      self.label = label
      self.value = value
    }
  }

  public var kind: Kind
  public var range: TextRange

  public init(_ kind: Kind, _ range: TextRange) {
    self.kind = kind
    self.range = range
  }

  /// The chain, if it is one.
  public var chain: Chain? {
    guard case .chain(let chain) = self.kind else { return nil }
    return chain
  }

  /// Whether it is `self` or `this` and nothing more.
  public var isInstance: Bool {
    guard let chain = self.chain else { return false }
    return chain.base == .instance && chain.links.isEmpty
  }

  /// Whether it is `()`.
  public var isEmptyTuple: Bool {
    guard case .tuple(let elements) = self.kind else { return false }
    return elements.isEmpty
  }

  /// The name of the type that a constructing call or a factory names: `MutableProperty` in
  /// `MutableProperty<Int?>(nil)`, `Signal` in `Signal<Int, Never>.pipe()`.
  public var constructedType: TypeReference? {
    guard let chain = self.chain else { return nil }
    guard let first = chain.links.first else { return nil }
    switch chain.base {
    case .type(let type): return type
    case .name(let name) where first.arguments != nil && first.name.text == "init":
      return .named(path: [name.text], arguments: [])
    case .none where first.arguments != nil && first.name.text.first?.isUppercase == true:
      return .named(path: [first.name.text], arguments: first.typeArguments)
    case .name(let name) where first.arguments != nil && first.name.text.first?.isUppercase == true:
      return .named(path: [name.text, first.name.text], arguments: first.typeArguments)
    // A factory in Kotlin has the arguments of what it makes: `PublishSubject.create<String>()`.
    case .name(let name) where name.text.first?.isUppercase == true:
      return .named(path: [name.text], arguments: first.typeArguments)
    default: return nil
    }
  }
}
