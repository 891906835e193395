import ViewModelModel

/// The types of the streams that a view observes.
enum StreamTypes {
  /// The names of the types in a dialect, those included that the convention does not accept.
  static func names(of dialect: Dialect) -> Set<String> {
    switch dialect {
    case .kickstarterSwift: ["Signal"]
    case .rxSwift: ["Observable", "Driver", "Signal", "Single", "Maybe", "Infallible"]
    case .kickstarterJava: ["Observable"]
    }
  }
}
