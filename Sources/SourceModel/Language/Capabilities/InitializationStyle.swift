/// Whether the order of members matters for the initialization of an instance.
public enum InitializationStyle: Sendable {
  /// Members are initialized as they are written, and may use those above them.
  case asWritten
  /// Members do not see each other; an initializer that is not written takes those of a structure in their order.
  case memberwise
}
