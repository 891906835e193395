/// Whether the order of members matters for the initialization of an instance.
public enum InitializationStyle: Sendable {
  /// Members are initialized as they are written, and may use those above them.
  case asWritten
  /// Members do not see each other; the memberwise initializer of a structure takes them in their order.
  case memberwise
}
