/// A kind of code that can be nested or chained to any depth.
package struct DeepInput: Sendable {
  package var name: String
  private let make: @Sendable (Int) -> String

  init(_ name: String, _ make: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.make = make
  }

  /// The text of a depth.
  package func text(depth: Int) -> String { self.make(depth) }

  /// Every kind.
  package static let all: [DeepInput] =
    Self.expressions + Self.types + Self.statements + Self.members + Self.files
}
