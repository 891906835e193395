import ReaderSupport
import SourceModel

/// The parts of a function after `fun`.
struct FunctionHead {
  var receiver: LocatedType?
  /// Nil for an anonymous function.
  var name: Token?
  var parameters: [Parameter] = []
  var result: LocatedType?
  /// The range of the block or the expression; nil without code.
  var bodyRange: TextRange?
}
