/// What is not the same on both platforms.
public struct ParityDifference: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A view model is on one platform.
    case viewModel = "view-model"
    /// A port is on one platform.
    case port
    /// The types of the values differ.
    case type
    /// A Boolean says the opposite: one is named after what is hidden, the other after what is visible.
    case opposite
    /// The documentation says something else in most of its words, or is missing on one platform.
    case documentation
    /// An output depends on other inputs.
    case dataFlow = "data-flow"
  }

  public var kind: Kind
  /// What is so on iOS; nil when the thing is not there.
  public var ios: String?
  /// What is so on Android; nil when the thing is not there.
  public var android: String?
}
