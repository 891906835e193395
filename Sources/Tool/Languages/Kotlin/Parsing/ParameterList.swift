import ReaderSupport
import SourceModel

/// The parameters of a function or a constructor.
struct ParameterList {
  var parameters: [Parameter] = []
  /// The names of the parameters that are not properties.
  var symbols: [Symbol] = []
  /// The parameters of a constructor that are properties as well.
  var properties: [PropertyDeclaration] = []
}
