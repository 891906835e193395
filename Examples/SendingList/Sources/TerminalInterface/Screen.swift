/// What fills the terminal: a title, a body and what its keys do.
open class Screen {
  /// What stands in the first line.
  public let title: String
  /// What stands in the last line.
  public let buttons: [Button]
  /// Is called when it looks different from before.
  var didChange: (() -> Void)?

  public init(title: String, buttons: [Button]) {
    (self.title, self.buttons) = (title, buttons)
    for button in buttons { button.didChange = { [weak self] in self?.setNeedsDisplay() } }
  }

  /// Says that it looks different from before.
  public final func setNeedsDisplay() { self.didChange?() }

  /// The lines between title and buttons.
  ///
  /// - Parameters:
  ///   - width: how many columns there are.
  ///   - height: how many lines there are.
  open func body(width: Int, height: Int) -> [Line] { [] }

  /// Does what a key means. A screen that overrides it hands the others on.
  open func press(_ key: Key) { self.buttons.first { $0.key == key }?.trigger() }

  /// All lines of a terminal of that size.
  final func lines(width: Int, height: Int) -> [Line] {
    var lines = [Line(self.title, .bold), Line()]
    lines += self.body(width: width, height: max(0, height - 4)).prefix(max(0, height - 4))
    lines += Array(repeating: Line(), count: max(0, height - 1 - lines.count))
    lines.append(self.buttons.reduce(Line()) { $0 + $1.line + Line("  ") })
    return lines.suffix(height).map { $0.padded(to: width) }
  }
}
