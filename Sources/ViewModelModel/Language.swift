/// A programming language that view models are written in.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case swift
  case java

  /// The language of a file by its name; nil when no view model is read in it.
  public init?(path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if path.hasSuffix(".java") {
      self = .java
    } else {
      return nil
    }
  }

  /// The name as people write it.
  public var name: String {
    switch self {
    case .swift: "Swift"
    case .java: "Java"
    }
  }
}
