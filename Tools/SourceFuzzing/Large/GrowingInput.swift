/// The files of a folder, of any size, and the commands that read them.
package struct GrowingInput: Sendable {
  package var name: String
  /// The commands, each with its arguments.
  package var commands: [String]
  /// The least number of pieces that is worth measuring.
  package var start: Int
  private let make: @Sendable (Int) -> [(path: String, text: String)]

  package init(
    _ name: String, _ commands: [String], from start: Int = 250,
    _ make: @escaping @Sendable (Int) -> [(path: String, text: String)]
  ) {
    self.name = name
    self.commands = commands
    self.start = start
    self.make = make
  }

  /// The files of so many pieces.
  package func files(_ count: Int) -> [(path: String, text: String)] { self.make(count) }

  /// Every input.
  package static var all: [GrowingInput] {
    Self.sources + Self.uses + Self.types + Self.flows + Self.twins + Self.renames + Self.settings
      + Self.trees
      + Self.descriptions
  }

  // MARK: Making them

  /// Text again and again, each time with another number.
  static func many(_ count: Int, _ piece: (Int) -> String) -> String {
    (0..<count).map(piece).joined()
  }
}
