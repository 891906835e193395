import ReaderSupport
import SourceModel

/// The facts that the members of a type depend on.
struct TypeHead {
  var kind: TypeDeclaration.Kind
  /// The name; empty for an anonymous type.
  var name: String
  /// The components of a record, which are the parameters of a constructor that writes none.
  var components: [Symbol] = []
}
