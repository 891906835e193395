import ViewModelModel

/// The types of the streams that a view observes.
enum StreamTypes {
  /// The names of the types in a dialect, those included that the convention does not accept.
  static func names(of dialect: Dialect) -> Set<String> {
    switch dialect {
    case .kickstarterSwift: ["Signal"]
    case .rxSwift: ["Observable", "Driver", "Signal", "Single", "Maybe", "Infallible"]
    case .kickstarterJava:
      ["Observable", "Single", "Maybe", "Completable", "Flowable", "ConnectableObservable"]
    }
  }

  /// Whether a type in Java is a stream, those included that values are sent to.
  static func isStream(_ type: TypeReference) -> Bool {
    guard let name = type.name else { return false }
    return self.names(of: .kickstarterJava).contains(name) || self.isSubject(type)
  }

  /// Whether a type in Java is one that values are sent to.
  static func isSubject(_ type: TypeReference) -> Bool {
    guard let name = type.name else { return false }
    return ["Subject", "Relay", "Processor", "LiveData", "Observer"].contains { name.hasSuffix($0) }
  }
}
