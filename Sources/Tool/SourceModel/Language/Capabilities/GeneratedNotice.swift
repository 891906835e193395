/// How a generated file says that it is one.
public enum GeneratedNotice: Sendable {
  /// In a comment on one of the first lines.
  case firstLines
  /// In the comments above all code, which may hold a licence as well, or by an annotation of a type.
  case topCommentsOrAnnotation
}
