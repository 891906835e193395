/// An expression, as far as the convention requires.
package struct Expression: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
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
  package struct Argument: Hashable, Sendable {
    package var label: String?
    package var value: Expression

    package init(label: String?, value: Expression) {
      self.label = label
      self.value = value
    }
  }

  package var kind: Kind
  package var range: TextRange

  package init(_ kind: Kind, _ range: TextRange) {
    self.kind = kind
    self.range = range
  }

  /// The chain, if it is one.
  package var chain: Chain? {
    guard case .chain(let chain) = self.kind else { return nil }
    return chain
  }

  /// Whether it is `self` or `this` and nothing more.
  package var isInstance: Bool {
    guard let chain = self.chain else { return false }
    return chain.base == .instance && chain.links.isEmpty
  }

  /// Whether it is `()`.
  package var isEmptyTuple: Bool {
    guard case .tuple(let elements) = self.kind else { return false }
    return elements.isEmpty
  }

  /// The name of the type that a constructing call or a factory names: `MutableProperty` in
  /// `MutableProperty<Int?>(nil)`, `Signal` in `Signal<Int, Never>.pipe()`.
  package var constructedType: TypeReference? {
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
