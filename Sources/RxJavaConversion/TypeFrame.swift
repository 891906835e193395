import JavaLanguage
import SourceModel

/// A type whose members are being converted.
struct TypeFrame {
  /// Its qualified name; that of its superclass for an anonymous one.
  var type: KnownType
  var superclass: KnownType?
  /// The fields that it declares.
  var fields: [String: KnownType]
  var methods: [JavaMethod]
  var parameters: Set<String>
  /// Whether the run knows it by its name.
  var isNamed: Bool
  /// The number of scopes around it: what these declare is behind its own fields.
  var depth = 0
  /// The fields of the old base class that it uses.
  var inherited: [InheritedField] = []
}
