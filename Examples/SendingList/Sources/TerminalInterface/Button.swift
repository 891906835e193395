public import Plumbline
public import PlumblineBindings

/// What a key does on a screen, as the last line of it says.
public final class Button: Control {
  /// The key that triggers it.
  public let key: Key
  /// The name of the key.
  public let keyName: String
  /// What it does.
  public let title: String
  /// Whether it can be triggered.
  public var isEnabled = true { didSet { if self.isEnabled != oldValue { self.didChange?() } } }
  var didChange: (() -> Void)?
  private let triggers = Signal<Void, Never>.pipe()

  public init(_ key: Key, _ keyName: String, _ title: String) {
    (self.key, self.keyName, self.title) = (key, keyName, title)
  }

  public func observeTriggers(_ action: @escaping () -> Void) -> any Disposable {
    self.triggers.output.observeValues(action) ?? AnyDisposable()
  }

  /// Does what it does, if it is enabled.
  public func trigger() {
    if self.isEnabled { self.triggers.input.send(value: ()) }
  }

  /// How it is drawn.
  var line: Line {
    self.isEnabled
      ? Line(" \(self.keyName) ", .inverted) + Line(" \(self.title)")
      : Line(" \(self.keyName) ", Style(isDim: true, isInverted: true)) + Line(" \(self.title)", .dim)
  }
}
