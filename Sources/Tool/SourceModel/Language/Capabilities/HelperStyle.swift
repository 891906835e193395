/// Where private functions that implement no port belong.
public enum HelperStyle: Sendable {
  /// At the bottom of the file, outside of the type.
  case bottomOfFile
  /// In the class, without access to an instance, behind the initializer.
  case staticMethods
  /// Anywhere in the class.
  case privateMethods
}
