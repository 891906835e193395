/// Names, members and calls joined by dots, as far as they may reach a port.
struct UseChain: Sendable {
  enum Base: Sendable {
    /// A local name with its type, and the number of the scope that declares it.
    case local(NamedType, name: String, scope: Int)
    /// A local name for what another chain of the file leads to.
    case chain(Int)
    /// A name of which nothing is known.
    case unknown
    /// A member of the types around it, or the name of a type.
    case name(String)
    /// `self`, `this`.
    case instance
    /// `super`.
    case superInstance
  }

  /// What a name without anything before it may be a member of, in Kotlin.
  enum Receiver: Sendable { case chain(Int), type(NamedType) }

  struct Link: Sendable {
    /// The name of the value, or of each value in it, that a function hands to a closure.
    static let element = "{}"

    /// `[]` for a subscript.
    var name: String
    var isCalled = false
    /// The chains that are the arguments of a call, or in its closures.
    var handed: [Int] = []
    /// The first type argument of a call.
    var type: NamedType?
    /// The class that is the argument of a call.
    var argumentClass: NamedType?
    /// The last name of the argument of a call, and all its names where there are more.
    var arguments: [String] = []
    /// Whether the code that is the argument of a call touches no view that it would need the main thread for.
    var touchesNoView = false
    /// The code of the arguments of a call.
    var code = Code()
    var line: Int32
    var start: Int32
    var end: Int32
  }

  /// A range of code, and what stands for it.
  struct Code: Sendable {
    var start: Int32 = -1
    var end: Int32 = -1
    /// The same for the same code; nil where that is not known.
    var hash: Int?

    mutating func extend(to other: Code) {
      if self.start < 0 { self.start = other.start }
      self.end = other.end
    }
  }

  var base: Base
  /// What stands for the first name in the tests of types of the file.
  var place: String?
  /// The same for the base: whether it is called, and the class that goes with the call.
  var baseIsCalled = false
  var baseType: NamedType?
  var baseClass: NamedType?
  /// The chains that are the arguments of the call of the base.
  var baseHanded: [Int] = []
  /// What the first name may be a member of, in Kotlin, from the inside.
  var receivers: [Receiver] = []
  /// What the result is cast to.
  var cast: NamedType?
  var links: [Link]
  /// The type around it in the file; -1 at the top level.
  var type: Int
  /// The function around it.
  var function: String
  /// Whether an annotation says that the function is a test.
  var isInTest: Bool
  /// The code of the call that observes what it leads to, where it is an argument.
  var observer: Code
  /// The names of the calls that it is an argument of, innermost first, and of the operator after it.
  var context: [String]
  /// Whether it stands for what a closure gets from another chain, and for no code of its own.
  var isImplied: Bool
  /// Whether it is a member of a type that is not written: `.zero`.
  var isImplicitMember: Bool
  /// Whether it is the value of a variable.
  var isValue: Bool
  var line: Int32
  var start: Int32

  /// What stands for the code of the calls after a member, and of what gets the chain; nil where that is not known.
  func code(after link: Int) -> Int? {
    let codes = self.links.dropFirst(max(0, link + 1)).map(\.code) + [self.observer]
    guard codes.allSatisfy({ $0.start < 0 || $0.hash != nil }) else { return nil }
    return codes.map(\.hash).hashValue
  }
}
