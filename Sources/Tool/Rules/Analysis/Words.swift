/// The words of a text in small letters, with a space between them.
struct Words {
  let text: String

  /// Splits a text into words; nil when it has more words than the limit.
  init?(_ text: Substring, atMost limit: Int) {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      let words = text.lowercased().split { !Self.isLetter($0) }
      guard words.count <= limit else { return nil }
      self.text = words.joined(separator: " ")
      return
    }
    // Most texts are ASCII, and iterating over characters is slow.
    var bytes: [UInt8] = []
    var count = 0
    var isInWord = false
    for byte in text.utf8 {
      let small = byte | 0x20
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small) else {
        isInWord = false
        continue
      }
      if !isInWord {
        count += 1
        guard count <= limit else { return nil }
        if count > 1 { bytes.append(UInt8(ascii: " ")) }
        isInWord = true
      }
      bytes.append(small)
    }
    self.text = String(decoding: bytes, as: UTF8.self)
  }

  private static func isLetter(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return character.isLetter }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether a phrase occurs.
  func contains(_ phrase: String) -> Bool {
    var rest = self.text.utf8[...]
    while rest.count >= phrase.utf8.count {
      if rest.starts(with: phrase.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
