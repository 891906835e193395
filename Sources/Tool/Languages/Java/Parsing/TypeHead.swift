import ReaderSupport
import SourceModel

/// The parts of a type that its members depend on.
struct TypeHead {
  var kind: TypeDeclaration.Kind
  /// The name; empty for an anonymous type.
  var name: String
  /// The components of a record, which are the parameters of its compact constructor.
  var components: [Symbol] = []
}
