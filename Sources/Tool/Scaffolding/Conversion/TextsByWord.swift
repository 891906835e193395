import SourceModel

/// The texts of a run, found by the words in them, each of which is read once.
struct TextsByWord {
  private let texts: [(path: String, text: SourceText)]
  /// The indices of the texts with a word.
  private var indices: [ArraySlice<UInt8>: [Int32]] = [:]

  init(_ texts: [(path: String, text: SourceText)]) {
    self.texts = texts
    for (index, text) in texts.enumerated() {
      let index = Int32(index)
      for word in text.text.bytes.split(whereSeparator: { !Self.isOfWord($0) }) {
        if self.indices[word]?.last != index { self.indices[word, default: []].append(index) }
      }
    }
  }

  /// The texts that may hold one of some words, in the order of the run.
  ///
  /// - Parameter path: the path of a text that is left out.
  func texts(with words: Set<String>, except path: String) -> [SourceText] {
    let found = words.reduce(into: Set<Int32>()) { $0.formUnion(self.indices[Array($1.utf8)[...]] ?? []) }
    return found.sorted().map { self.texts[Int($0)] }.filter { $0.path != path }.map(\.text)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
