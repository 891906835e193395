/// Reads the tokens of a file by their indices; there is none before the first and after the last one.
protocol TokenReader {
  var tokens: [UseToken] { get }
  /// The names of the file, by their numbers.
  var names: [String] { get }
}

extension TokenReader {
  func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    index >= 0 && index < self.tokens.count && self.tokens[index].kind == .sign
      && UInt32(self.tokens[index].sign) == sign.value
  }

  func word(at index: Int) -> String? {
    guard index >= 0, index < self.tokens.count, self.tokens[index].kind == .word else { return nil }
    return self.names[Int(self.tokens[index].name)]
  }
}
