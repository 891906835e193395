import ReaderSupport

/// The scopes of names in a file, each in another one.
struct NameScopes {
  typealias Declaration = (name: Int32, type: NamedType?)

  /// The meaning of a name in a scope.
  struct Variable {
    var type: NamedType?
    var chain: Int?

    /// A member with the same value.
    var member: UsedType.Member { self.chain.map { .chain($0) } ?? self.type.map { .type($0) } ?? .unknown }
  }

  /// What names without a receiver may be members of, in Kotlin.
  enum Receiver { case chain(Int), type(NamedType) }

  struct Scope {
    var parent = -1
    /// The type whose body it is; -1 for none.
    var type = -1
    /// The implicit receiver, in Kotlin.
    var receiver: Receiver?
    var variables: [Int32: Variable] = [:]
  }

  private var all = [Scope()]

  var count: Int { self.all.count }

  mutating func add(in parent: Int, type: Int = -1, receiver: Receiver? = nil) -> Int {
    self.all.append(Scope(parent: parent, type: type, receiver: receiver))
    return self.all.count - 1
  }

  func parent(of scope: Int) -> Int { self.all[scope].parent }

  /// The type whose body a scope is; -1 for none.
  func type(of scope: Int) -> Int { self.all[scope].type }

  // MARK: Variables

  func variable(_ name: Int32, declaredIn scope: Int) -> Variable? { self.all[scope].variables[name] }

  mutating func declare(_ name: Int32, in scope: Int, _ variable: Variable) {
    self.all[scope].variables[name] = variable
  }

  /// Sets the chain whose value a declared variable has.
  mutating func setChain(of name: Int32, in scope: Int, _ chain: Int?) {
    self.all[scope].variables[name]?.chain = chain
  }

  /// The scope whose declaration a name in another scope refers to.
  func scope(declaring name: Int32, from start: Int) -> Int? {
    var scope = start
    while scope >= 0 {
      if self.all[scope].variables[name] != nil { return scope }
      scope = self.all[scope].parent
    }
    return nil
  }

  /// The variable that a name in a scope refers to.
  func variable(_ name: Int32, from scope: Int) -> Variable? {
    self.scope(declaring: name, from: scope).flatMap { self.all[$0].variables[name] }
  }

  // MARK: Receivers

  /// The implicit receivers in a scope, innermost first.
  func receivers(in start: Int) -> [Receiver] {
    var found: [Receiver] = []
    var scope = start
    while scope >= 0, found.count < Self.mostReceivers {
      if let receiver = self.all[scope].receiver { found.append(receiver) }
      scope = self.all[scope].parent
    }
    return found
  }

  private static let mostReceivers = 16

  /// The receiver that `this` refers to in a scope; nil if it is an instance of the enclosing type.
  func receiver(in start: Int) -> Receiver? {
    var scope = start
    while scope >= 0, self.all[scope].type < 0 {
      if let receiver = self.all[scope].receiver { return receiver }
      scope = self.all[scope].parent
    }
    return nil
  }
}
