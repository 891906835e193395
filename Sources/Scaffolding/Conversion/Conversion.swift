/// A view model in another form, and what is to be told of it.
public struct Conversion: Sendable {
  /// The text of its file.
  public var text: String
  /// What stays as it was though the other form would have it differently, one sentence each.
  public var notes: [String] = []
}

/// Why a view model stays in the form that it has.
public struct ConversionRefusal: Error, Hashable, Sendable {
  public var reason: String

  public init(reason: String) {
    self.reason = reason
  }
}
