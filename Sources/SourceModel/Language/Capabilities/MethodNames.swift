/// Whether methods and properties may share a name.
public enum MethodNames: Sendable {
  /// A name means one member.
  case sharedWithProperties
  /// Nothing but a call means a method.
  case ofTheirOwn
}
