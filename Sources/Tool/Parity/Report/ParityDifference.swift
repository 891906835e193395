/// A difference between the platforms.
public struct ParityDifference: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A view model is on one platform.
    case viewModel = "view-model"
    /// A port is on one platform.
    case port
    /// The types of the values differ.
    case type
    /// A Boolean is inverted: one is true while a view is hidden, the other while it is visible.
    case opposite
    /// Most words of the documentation differ, or the documentation is missing on one platform.
    case documentation
    /// An output depends on other inputs.
    case dataFlow = "data-flow"
  }

  public var kind: Kind
  /// The value on iOS, such as a type; nil if it is missing there.
  public var ios: String?
  /// The value on Android; nil if it is missing there.
  public var android: String?
}
