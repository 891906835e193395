/// Names, members and calls joined by dots.
///
/// `self.project.onNext(project)` has the base `.instance` and the links `project` and `onNext(project)`.
/// `Signal<Int, Never>.pipe()` has the base `.type(Signal<Int, Never>)` and the link `pipe()`.
/// `MutableProperty(0)` has the base `.none` and the link `MutableProperty(0)`.
package struct Chain: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    /// `self`, `this`.
    case instance
    /// `super`.
    case superInstance
    /// A name that is not called itself.
    case name(Name)
    /// A type with arguments.
    case type(TypeReference)
    /// A leading dot: `.empty`.
    case implicit
    /// A call without a receiver: its name is the first link.
    case none
    /// Anything else, for example in parentheses.
    case other
  }

  /// A member or a call.
  package struct Link: Hashable, Sendable {
    package var name: Name
    package var typeArguments: [TypeReference]
    /// The arguments of a call, trailing closures included; nil for a member that is not called.
    package var arguments: [Expression.Argument]?

    package init(name: Name, typeArguments: [TypeReference] = [], arguments: [Expression.Argument]?) {
      self.name = name
      self.typeArguments = typeArguments
      self.arguments = arguments
    }
  }

  package var base: Base
  package var links: [Link]
  /// Whether the base is a name that a parameter, a local or a capture declares.
  package var baseIsLocal: Bool

  package init(base: Base, links: [Link], baseIsLocal: Bool = false) {
    self.base = base
    self.links = links
    self.baseIsLocal = baseIsLocal
  }

  /// The name of the instance's member that the chain starts from, with or without `self`.
  ///
  /// Nil when it starts from a local variable, a type or another expression.
  package var member: Name? {
    switch self.base {
    case .instance: return self.links.first?.name
    case .name(let name) where !self.baseIsLocal: return name
    case .none where !self.baseIsLocal: return self.links.first?.name
    default: return nil
    }
  }

  /// Whether the chain is that name alone.
  package func isName(_ text: String) -> Bool {
    guard case .name(let name) = self.base else { return false }
    return name.text == text && self.links.isEmpty
  }

  /// The links after `member`.
  package var linksAfterMember: ArraySlice<Link> {
    switch self.base {
    case .name: return self.links[...]
    default: return self.links.dropFirst()
    }
  }
}
