/// A type as Java writes it.
struct JavaType {
  var text: String
  /// The simple names in the type, each of which may need an import.
  var names: [String]
  /// Whether no value of it is null.
  var isPrimitive: Bool

  init(_ text: String, isPrimitive: Bool = false) {
    self.text = text
    self.names = isPrimitive ? [] : [text]
    self.isPrimitive = isPrimitive
  }

  static func generic(_ name: String, _ arguments: [JavaType]) -> JavaType {
    var type = JavaType(name)
    type.text += "<\(arguments.map(\.text).joined(separator: ", "))>"
    type.names += arguments.flatMap(\.names)
    return type
  }
}
