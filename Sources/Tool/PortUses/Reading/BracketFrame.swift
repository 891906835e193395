import ReaderSupport

/// A place in the code of a file: a scope, and what it belongs to.
struct CodePosition {
  var scope = 0
  /// The index of the enclosing type; -1 at the top level.
  var type = -1
  var function = EnclosingFunction()
}

/// A function whose body is being read.
struct EnclosingFunction {
  var name: Int32 = -1
  /// Whether an annotation marks it as a test.
  var isTest = false
  /// The constraints on its generic parameters, by name.
  var bounds: [String: NamedType] = [:]
}

/// The parameters of a function, and what its code means.
struct FunctionBody {
  var parameters: [NameScopes.Declaration]
  var function: EnclosingFunction
  /// The receiver of a Kotlin extension.
  var receiver: NamedType?
}

/// A pair of brackets around the current position, or the whole file.
struct BracketFrame {
  /// The block of a condition or of a loop.
  struct Block {
    /// The scope around the block, if the variables of the condition end with it.
    var outer: Int?
    /// The variables that a loop declares.
    var elements: [Int32] = []
    /// Whether the sequence of the loop is all that follows them.
    var isSequence = false
  }

  /// The sign that ends it; 0 for the file.
  var closing: UInt8 = 0
  /// The index of the opening bracket.
  var opening = -1
  /// The chain that the brackets belong to.
  var chain: RawChain?
  /// The position before it.
  var outer = CodePosition()
  /// The numbers of chains, of scopes and of arguments that were read before it.
  var chains = 0
  var scopes = 0
  var arguments = 0
  /// The last chain in it.
  var last: Int?

  /// What the next braces in it are the body of.
  var nextType: Int?
  var nextBody: FunctionBody?
  var nextBlock: Block?
  /// The position before a function whose body has no braces.
  var loose: CodePosition?
  /// The scope around a loop whose body has no braces, and the index where the body begins.
  var looseLoop: (scope: Int, body: Int)?
}
