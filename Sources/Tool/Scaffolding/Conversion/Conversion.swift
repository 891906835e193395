/// A converted view model, with notes.
public struct Conversion: Sendable {
  /// The text of its file.
  public var text: String
  /// What was not converted although the other form differs, one sentence each.
  public var notes: [String] = []
}

/// The reason why a view model is not converted.
public struct ConversionRefusal: Error, Hashable, Sendable {
  public var reason: String

  public init(reason: String) {
    self.reason = reason
  }
}
