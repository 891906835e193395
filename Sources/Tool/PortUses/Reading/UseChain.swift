import ReaderSupport

/// Names, members and calls joined by dots, as far as they may reach a port.
struct UseChain: Sendable {
  enum Base: Sendable {
    /// A local name with its type, and the number of the scope that declares it.
    case local(NamedType, name: String, scope: Int)
    /// A local name whose value is that of another chain of the file.
    case chain(Int)
    /// A name about which nothing is known.
    case unknown
    /// A member of the enclosing types, or the name of a type.
    case name(String)
    /// `self`, `this`.
    case instance
    /// `super`.
    case superInstance
  }

  /// A possible implicit receiver of a name, in Kotlin.
  enum Receiver: Sendable { case chain(Int), type(NamedType) }

  /// The call of a name or of a member, if it is called.
  struct Call: Sendable {
    var isCalled = false
    /// The first type argument.
    var type: NamedType?
    /// The class that is an argument.
    var argumentClass: NamedType?
    /// The last name of the argument, and all its names if there are more.
    var arguments: [String] = []
    /// The chains that are the arguments, or in the closures of the call.
    var handed: [Int] = []
  }

  struct Link: Sendable {
    /// The name that stands for the argument of a closure: the value itself, or each value in it.
    static let element = "{}"

    /// `[]` for a subscript.
    var name: String
    var call = Call()
    /// Whether the code that is the argument of a call does not access a view, which would require the main thread.
    var touchesNoView = false
    /// The code of the arguments of a call.
    var code = Code()
    var line: Int32
    var start: Int32
    var end: Int32
  }

  /// A range of code, and its hash.
  struct Code: Sendable {
    var start: Int32 = -1
    var end: Int32 = -1
    /// Equal for equal code; nil if it is unknown.
    var hash: Int?

    mutating func extend(to other: Code) {
      if self.start < 0 { self.start = other.start }
      self.end = other.end
    }
  }

  var base = Base.unknown
  /// The key of the first name in the type tests of the file.
  var place: String?
  /// The call of the base.
  var baseCall = Call()
  /// The possible implicit receivers of the first name, in Kotlin, innermost first.
  var receivers: [Receiver] = []
  /// The type that the result is cast to.
  var cast: NamedType?
  var links: [Link] = []
  /// The index of the enclosing type in the file; -1 at the top level.
  var type: Int
  /// The enclosing function.
  var function: String
  /// Whether an annotation marks the function as a test.
  var isInTest: Bool
  /// The code of the observing call, if the chain is an argument of one.
  var observer = Code()
  /// The names of the calls that it is an argument of, innermost first, and of the operator after it.
  var context: [String] = []
  /// Whether it represents the parameter of a closure, and is not in the code itself.
  var isImplied = false
  /// Whether it is an implicit member expression: `.zero`.
  var isImplicitMember = false
  /// Whether it is the value of a variable.
  var isValue = false
  var line: Int32
  var start: Int32

  /// Whether it has one of some names.
  func has(_ names: Set<String>) -> Bool {
    if case .name(let name) = self.base, names.contains(name) { return true }
    return self.links.contains { names.contains($0.name) }
  }

  /// The names of its members, and of its base.
  var names: [String] {
    let names = self.links.map(\.name)
    if case .name(let name) = self.base { return [name] + names }
    return names
  }

  /// The hash of the code of the calls after a member, and of the observing call; nil if it is unknown.
  func code(after link: Int) -> Int? {
    let codes = self.links.dropFirst(max(0, link + 1)).map(\.code) + [self.observer]
    guard codes.allSatisfy({ $0.start < 0 || $0.hash != nil }) else { return nil }
    return codes.map(\.hash).hashValue
  }
}
