/// An object that calls a closure when it is deinitialized.
final class Token {
  private let action: () -> Void

  init(_ action: @escaping () -> Void = {}) {
    self.action = action
  }

  deinit { self.action() }
}
