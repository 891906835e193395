import JavaLanguage
import SourceModel

/// A type whose members are being converted.
struct TypeFrame {
  /// Its qualified name; that of its superclass for an anonymous one.
  var type: KnownType
  var superclass: KnownType?
  /// The types that it implements.
  var interfaces: [KnownType] = []
  /// The fields that it declares.
  var fields: [String: KnownType]
  let methods: [JavaMethod]
  let methodsByName: [String: [JavaMethod]]
  var parameters: Set<String>
  /// Whether the run knows it by its name.
  var isNamed: Bool
  /// The number of scopes around it: what these declare is behind its own fields.
  var depth: Int
  /// The fields of the old base class that it uses.
  var inherited: [InheritedField] = []

  /// The types that its methods may come from.
  var supertypes: [KnownType] {
    (self.isNamed ? [self.type] : []) + [self.superclass].compactMap { $0 } + self.interfaces
  }

  init(
    type: KnownType, superclass: KnownType?, methods: [JavaMethod], parameters: Set<String>, isNamed: Bool,
    depth: Int
  ) {
    self.type = type
    self.superclass = superclass
    self.fields = [:]
    self.methods = methods
    self.methodsByName = Dictionary(grouping: methods, by: \.name.text)
    self.parameters = parameters
    self.isNamed = isNamed
    self.depth = depth
  }
}
