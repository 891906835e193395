/// How view models are recognized.
public enum RecognitionStyle: Sendable {
  /// By the port protocols that a type conforms to, in its declaration or its extensions.
  case conformances
  /// By the interfaces of the type around a class, and by others that the class implements.
  case nestedInterfaces
}
