/// Tells when it goes away.
final class Token {
  private let action: () -> Void

  init(_ action: @escaping () -> Void = {}) {
    self.action = action
  }

  deinit { self.action() }
}
