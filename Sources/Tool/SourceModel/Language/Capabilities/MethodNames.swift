/// Whether methods and properties may share a name.
public enum MethodNames: Sendable {
  /// A name means one member.
  case sharedWithProperties
  /// Only a call refers to a method.
  case ofTheirOwn
}
