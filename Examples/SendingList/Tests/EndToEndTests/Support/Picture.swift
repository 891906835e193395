/// What a terminal shows, drawn from the bytes that it is sent: as much of it as the app uses.
struct Picture {
  private var cells: [[Character]]
  private var line = 0
  private var column = 0
  /// The beginning of something whose end is still to come.
  private var pending: [UInt8] = []
  private var isOther = false
  private var isCursorHidden = false
  /// Whether the screen of before the app is there again, with its cursor.
  var isRestored: Bool { !self.isOther && !self.isCursorHidden }

  init(width: Int, height: Int) {
    self.cells = Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  /// The lines without the spaces at their ends.
  var text: String {
    self.cells.map { String($0).replacing(/\ +$/, with: "") }.joined(separator: "\n")
  }

  mutating func draw(_ bytes: some Sequence<UInt8>) {
    self.pending += bytes
    var text = self.pending[...]
    while let first = text.first {
      let size: Int
      switch first {
      case 0x1B:
        guard let end = text.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else {
          self.pending = Array(text)
          return
        }
        self.obey(String(decoding: text[(text.startIndex + 2)..<end], as: UTF8.self), text[end])
        text = text[(end + 1)...]
        continue
      case 0xC0...0xDF: size = 2
      case 0xE0...0xEF: size = 3
      case 0xF0...0xFF: size = 4
      default: size = 1
      }
      guard text.count >= size else { break }
      self.put(String(decoding: text.prefix(size), as: UTF8.self).first ?? " ")
      text = text.dropFirst(size)
    }
    self.pending = Array(text)
  }

  private mutating func put(_ character: Character) {
    if self.cells.indices.contains(self.line), self.cells[self.line].indices.contains(self.column) {
      self.cells[self.line][self.column] = character
    }
    self.column += 1
  }

  private mutating func obey(_ arguments: String, _ command: UInt8) {
    switch UnicodeScalar(command) {
    case "H":
      let numbers = arguments.split(separator: ";").compactMap { Int($0) }
      (self.line, self.column) = ((numbers.first ?? 1) - 1, (numbers.dropFirst().first ?? 1) - 1)
    case "J":
      for line in self.cells.indices { self.clear(line, from: 0) }
    case "K": self.clear(self.line, from: self.column)
    case "h" where arguments == "?1049": self.isOther = true
    case "l" where arguments == "?1049": self.isOther = false
    case "l" where arguments == "?25": self.isCursorHidden = true
    case "h" where arguments == "?25": self.isCursorHidden = false
    default: break
    }
  }

  private mutating func clear(_ line: Int, from column: Int) {
    guard self.cells.indices.contains(line) else { return }
    for column in self.cells[line].indices.dropFirst(column) { self.cells[line][column] = " " }
  }
}
