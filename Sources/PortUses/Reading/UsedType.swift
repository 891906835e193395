/// A type that a file declares, as far as it matters for what names mean.
struct UsedType: Sendable {
  /// What a member is.
  enum Member: Sendable {
    case type(NamedType)
    /// What a chain of the same file leads to.
    case chain(Int)
    case unknown
  }

  /// The name with those of the types around it.
  var name: String
  var parameters: [(name: String, bound: NamedType?)] = []
  /// What its generic parameters conform to after `where`.
  var constraints: [String: NamedType] = [:]
  var inherited: [NamedType] = []
  var members: [String: Member] = [:]
  /// What it stands for, if it is an alias.
  var alias: NamedType?
  var isExtension = false
  /// Whether it is an extension of some of the types that it names, by `where`.
  var isConstrained = false
  /// The types whose members a key path after `dynamicMember` leads to.
  var dynamicRoots: [NamedType] = []
  /// Whether it lists requirements.
  var isProtocol = false
  /// Whether annotations say that it holds tests.
  var isTestSuite = false
  /// The type around it in the file; -1 at the top level.
  var outer: Int
}
