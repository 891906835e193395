/// How text looks.
public nonisolated struct Style: Hashable, Sendable {
  /// A colour of the terminal.
  public enum Color: Int, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  /// The colour; nil for the one of the terminal.
  public var color: Color?
  public var isBold: Bool
  public var isDim: Bool
  public var isInverted: Bool

  public init(color: Color? = nil, isBold: Bool = false, isDim: Bool = false, isInverted: Bool = false) {
    (self.color, self.isBold, self.isDim, self.isInverted) = (color, isBold, isDim, isInverted)
  }

  public static let plain = Style()
  public static let bold = Style(isBold: true)
  public static let dim = Style(isDim: true)
  public static let inverted = Style(isInverted: true)

  /// What sets the terminal to it.
  ///
  /// - Parameter allowsColor: whether colours are wanted.
  func sequence(allowsColor: Bool) -> String {
    var codes = ["0"]
    if self.isBold { codes.append("1") }
    if self.isDim { codes.append("2") }
    if self.isInverted { codes.append("7") }
    if allowsColor, let color = self.color { codes.append(String(color.rawValue)) }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}
