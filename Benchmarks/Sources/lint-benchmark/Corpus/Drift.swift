/// What happens to a view model when nobody looks at the convention for a while.
enum Drift {
  /// A way to drift.
  enum Kind {
    case importedInterface, missingFinal, missingDocumentation, missingPrivate, swappedStorage
    /// Two inputs or outputs in a wrong order.
    case swappedPorts
    /// A member without `self`.
    case missingSelf
  }

  /// What happens to some files of an app.
  static let usual: [Kind] = [
    .importedInterface, .missingFinal, .missingDocumentation, .missingPrivate, .swappedStorage,
  ]
  /// What can be mended.
  static let mendable: [Kind] = [
    .missingFinal, .missingPrivate, .swappedStorage, .swappedPorts, .missingSelf,
  ]

  static func apply(
    _ kinds: [Kind], times: ClosedRange<Int>, to lines: inout [String], using random: inout SeededGenerator
  ) {
    for _ in 0..<Int.random(in: times, using: &random) {
      switch random.pick(kinds) {
      case .importedInterface: lines.insert("import UIKit", at: 1)
      case .missingFinal: self.replaceFirst("final class", by: "class", in: &lines)
      case .missingDocumentation:
        self.removeRandom(using: &random, from: &lines) { $0.hasPrefix("  ///") }
      case .missingPrivate: self.replaceFirst("fileprivate let", by: "let", in: &lines)
      case .swappedStorage: self.swapNeighbours(using: &random, in: &lines)
      case .swappedPorts: self.swapPorts(using: &random, in: &lines)
      case .missingSelf: self.replaceFirst("    self.", by: "    ", in: &lines)
      }
    }
  }

  private static func replaceFirst(_ text: String, by other: String, in lines: inout [String]) {
    guard let index = lines.firstIndex(where: { $0.contains(text) }) else { return }
    lines[index] = lines[index].replacing(text, with: other)
  }

  private static func removeRandom(
    using random: inout SeededGenerator, from lines: inout [String], where isFitting: (String) -> Bool
  ) {
    let indices = lines.indices.filter { isFitting(lines[$0]) }
    guard !indices.isEmpty else { return }
    lines.remove(at: random.pick(indices))
  }

  /// Swaps two stored outputs.
  private static func swapNeighbours(using random: inout SeededGenerator, in lines: inout [String]) {
    let isStored = { (line: String) in
      line.hasPrefix("  public let ") || (line.hasPrefix("  let ") && line.contains(": Observable<"))
    }
    let indices = lines.indices.dropLast().filter { isStored(lines[$0]) && isStored(lines[$0 + 1]) }
    guard !indices.isEmpty else { return }
    let index = random.pick(indices)
    lines.swapAt(index, index + 1)
  }

  /// Swaps two ports in a protocol, with their documentation.
  private static func swapPorts(using random: inout SeededGenerator, in lines: inout [String]) {
    let isPort = { (lines: ArraySlice<String>) in
      guard let documentation = lines.first, let declaration = lines.dropFirst().first else { return false }
      return documentation.hasPrefix("  ///")
        && (declaration.hasPrefix("  func ") || declaration.hasPrefix("  var "))
    }
    let indices = lines.indices.dropLast(4).filter {
      isPort(lines[$0...]) && lines[$0 + 2].isEmpty && isPort(lines[($0 + 3)...])
    }
    guard !indices.isEmpty else { return }
    let index = random.pick(indices)
    lines.swapAt(index, index + 3)
    lines.swapAt(index + 1, index + 4)
  }
}
