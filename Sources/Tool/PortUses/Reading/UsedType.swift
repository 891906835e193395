import ReaderSupport

/// A type that a file declares, reduced to what name resolution needs.
struct UsedType: Sendable {
  /// The value of a member.
  enum Member: Sendable {
    case type(NamedType)
    /// The value of a chain of the same file.
    case chain(Int)
    case unknown
  }

  /// The name, qualified with the enclosing types.
  var name: String
  var parameters: [(name: String, bound: NamedType?)] = []
  /// The constraints on its generic parameters after `where`.
  var constraints: [String: NamedType] = [:]
  var inherited: [NamedType] = []
  var members: [String: Member] = [:]
  /// The aliased type, if it is a type alias.
  var alias: NamedType?
  /// Whether the alias is an associated type.
  var isAssociated = false
  var isExtension = false
  /// Whether it is a constrained extension, with `where`.
  var isConstrained = false
  /// The root types of the key paths of its `dynamicMember` subscript.
  var dynamicRoots: [NamedType] = []
  /// Whether it is a protocol or an interface.
  var isProtocol = false
  /// Whether annotations mark it as a test suite.
  var isTestSuite = false
  /// The index of the enclosing type in the file; -1 at the top level.
  var outer: Int

  /// The types that are written in its head, in an order that is the same for the same head.
  var head: [NamedType] {
    self.inherited + self.parameters.compactMap(\.bound)
      + self.constraints.sorted { $0.key < $1.key }.map(\.value) + self.dynamicRoots
      + (self.alias.map { [$0] } ?? [])
  }
}
