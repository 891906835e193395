import SeededRandom
import SourceModel

/// A small app that is made at random: view models with their views, and other code that has the same names.
///
/// Its names are those of no other app with another number, so that many can be compiled at once.
struct GeneratedApp {
  let number: Int
  let language: Language
  private(set) var app = App(texts: [:])

  init(_ number: Int, _ language: Language, seed: UInt64) {
    self.number = number
    self.language = language
    var random = SplitMix64(seed: seed &+ UInt64(number) &* 0x1_0001)
    let dialect = AppDialect.of(language)
    for feature in Self.features.shuffled(using: &random).prefix(1 + random.below(2)) {
      let writer = FeatureWriter(feature + "\(number)", number, dialect, random.next())
      for (path, text) in writer.files() { self.app.texts[path] = text }
    }
  }

  private static let features = ["Login", "Cart", "Search"]

  /// A new name for a port: a fresh one, or one that the app has already.
  static func name(using random: inout SplitMix64) -> String {
    random.happens(inPercent: 60)
      ? "zq" + String((0..<8).map { _ in random.pick(self.letters, or: "a") })
      : random.pick(FeatureWriter.words, or: "title")
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")
}
