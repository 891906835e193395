/// How a view model keeps a subscription from outliving it.
public enum SubscriptionStyle: Sendable {
  /// The stream is bound before it is subscribed to: `.compose(bindToLifecycle())`.
  case bound
  /// The result of `subscribe` is passed on: `.addToDisposable(disposables)`.
  case handedOn
}
