/// A version of the tool: `1.2.3`.
public struct ReleaseVersion: Hashable, Sendable, Comparable, LosslessStringConvertible {
  public var major: Int
  public var minor: Int
  public var patch: Int

  package init(_ major: Int, _ minor: Int, _ patch: Int) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads three numbers with dots between them; nil for everything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(part) : nil
    }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    self.init(numbers[0], numbers[1], numbers[2])
  }

  public var description: String { "\(self.major).\(self.minor).\(self.patch)" }

  public static func < (lhs: ReleaseVersion, rhs: ReleaseVersion) -> Bool {
    (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
  }
}
