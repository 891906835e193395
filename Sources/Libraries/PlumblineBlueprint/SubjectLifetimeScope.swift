/// How long the elements of a shared observable are replayed.
public enum SubjectLifetimeScope {
  /// As long as there are subscriptions.
  case whileConnected

  /// Elements are not kept without subscriptions.
  @available(*, unavailable, message: "Use a 'BehaviorRelay' or a 'ReplaySubject', which its owner retains.")
  public static var forever: SubjectLifetimeScope { .whileConnected }
}
