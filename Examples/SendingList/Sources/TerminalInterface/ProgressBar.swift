/// A part of a whole, drawn.
public nonisolated struct ProgressBar: Hashable, Sendable {
  private let fraction: Double

  /// - Parameter fraction: the part, from 0 to 1.
  public init(_ fraction: Double) { self.fraction = min(max(fraction, 0), 1) }

  /// How it is drawn.
  public func line(width: Int) -> Line {
    let filled = Int((Double(width) * self.fraction).rounded(.down))
    let percentage = Int((self.fraction * 100).rounded(.down))
    let number =
      String(repeating: " ", count: percentage < 10 ? 2 : percentage < 100 ? 1 : 0) + "\(percentage) %"
    return Line(String(repeating: "█", count: filled), Style(color: .cyan))
      + Line(String(repeating: "░", count: width - filled), .dim) + Line(" \(number)")
  }
}
