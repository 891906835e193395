/// What an input is stored in.
public enum InputStorageStyle: Sendable {
  /// A property whose name ends in a suffix. It is assigned, or a method of one of its members is called.
  case property(type: String, suffix: String)
  /// A subject of the input's name. One of the methods that send is called.
  case subject(type: String)
  /// Nothing: the port is a subject itself.
  case port
}
