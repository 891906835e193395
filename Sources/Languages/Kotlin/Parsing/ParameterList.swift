import ReaderSupport
import SourceModel

/// The parameters of a function or a constructor.
struct ParameterList {
  var parameters: [Parameter] = []
  /// The names of those that are no properties.
  var symbols: [Symbol] = []
  /// Those of a constructor that are properties as well.
  var properties: [PropertyDeclaration] = []
}
