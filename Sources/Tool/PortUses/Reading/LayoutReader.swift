import ReaderSupport
import SourceModel

/// Reads what a layout of Android binds: the expressions of data binding in its attributes.
///
/// A layout declares its variables with their types, `<variable name="viewModel" type="com.shop.CartViewModel" />`, and
/// names them in expressions: `@{viewModel.title}`, `@={viewModel.query}`, `@{() -> viewModel.pay()}`,
/// `@{viewModel::pay}`. The source is developer.android.com, "Layouts and binding expressions".
struct LayoutReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line: Int32 = 1
  /// The types of the variables, by their names.
  private var variables: [String: NamedType] = [:]
  /// The full names of imported types, by the names that the layout has for them.
  private var imports: [String: String] = [:]
  private var expressions: [(range: Range<Int>, line: Int32)] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The uses in a layout; nil for one that binds nothing.
  ///
  /// - Parameter name: the name of the layout, without its ending.
  static func read(_ bytes: [UInt8], named name: String) -> FileUses? {
    guard bytes.holds(Array("<variable".utf8)), bytes.holds(Array("{".utf8)) else { return nil }
    var reader = LayoutReader(bytes)
    reader.readTags()
    var file = FileUses(FileIndex(.kotlin))
    file.types = [UsedType(name: name, outer: -1)]
    for (range, line) in reader.expressions { reader.addChains(in: range, line, to: &file) }
    return file.chains.isEmpty ? nil : file
  }

  // MARK: Tags

  private mutating func readTags() {
    while self.index < self.bytes.count {
      if self.starts(with: "<!--") {
        self.skip(past: "-->")
      } else if self.starts(with: "<![CDATA[") {
        self.skip(past: "]]>")
      } else if self.bytes[self.index] == UInt8(ascii: "<") {
        self.advance()
        self.readTag()
      } else {
        self.advance()
      }
    }
  }

  private mutating func readTag() {
    let name = self.word()
    var attributes: [String: String] = [:]
    while self.index < self.bytes.count, self.bytes[self.index] != UInt8(ascii: ">") {
      guard self.isName(self.bytes[self.index]) else {
        self.advance()
        continue
      }
      let key = self.word()
      self.skipSpace()
      guard self.starts(with: "=") else { continue }
      self.advance()
      self.skipSpace()
      guard let (range, line) = self.value() else { return }
      attributes[key] = Self.decoded(self.bytes[range])
      if let expression = self.expression(in: range) { self.expressions.append((expression, line)) }
    }
    switch name {
    case "import":
      guard let type = attributes["type"] else { return }
      self.imports[attributes["alias"] ?? type.lastPathName] = type
    case "variable":
      guard let name = attributes["name"], let type = attributes["type"] else { return }
      self.variables[name] = self.type(type)
    default: break
    }
  }

  /// The range of a quoted value, and the line where it starts; nil where it has no end.
  private mutating func value() -> (Range<Int>, Int32)? {
    guard self.index < self.bytes.count else { return nil }
    let quote = self.bytes[self.index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    self.advance()
    let (start, line) = (self.index, self.line)
    while self.index < self.bytes.count, self.bytes[self.index] != quote { self.advance() }
    guard self.index < self.bytes.count else { return nil }
    defer { self.advance() }
    return (start..<self.index, line)
  }

  /// The code between the braces of `@{…}` or `@={…}`; nil for another value.
  private func expression(in range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    guard start + 3 <= range.upperBound, self.bytes[start] == UInt8(ascii: "@"),
      self.bytes[range.upperBound - 1] == UInt8(ascii: "}")
    else { return nil }
    start += self.bytes[start + 1] == UInt8(ascii: "=") ? 2 : 1
    guard self.bytes[start] == UInt8(ascii: "{") else { return nil }
    return (start + 1)..<(range.upperBound - 1)
  }

  /// A type as an attribute names it: with its package, as an import, with escaped type arguments.
  private func type(_ text: String) -> NamedType {
    let name = String(text.prefix { $0 != "<" && $0 != "[" }).filter { !$0.isWhitespace }
    let first = name.pathNames.first ?? name
    guard let imported = self.imports[first] else { return NamedType(path: name) }
    return NamedType(path: imported + name.dropFirst(first.count))
  }

  // MARK: Expressions

  /// Adds the chains of an expression that start with a variable.
  private mutating func addChains(in range: Range<Int>, _ line: Int32, to file: inout FileUses) {
    (self.index, self.line) = (range.lowerBound, line)
    let end = range.upperBound
    var parameters: Set<String> = []
    while self.index < end {
      let byte = self.bytes[self.index]
      if byte == UInt8(ascii: "`") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        self.advance()
        while self.index < end, self.bytes[self.index] != byte { self.advance() }
        self.advance()
      } else if byte == UInt8(ascii: "&") {
        // An entity: `&amp;&amp;`, `&quot;`.
        while self.index < end, self.bytes[self.index] != UInt8(ascii: ";") { self.advance() }
        self.advance()
      } else if byte.isWord {
        self.addChain(before: end, &parameters, to: &file)
      } else {
        self.advance()
      }
    }
  }

  /// Adds the chain that starts with the word here, if that is a variable.
  private mutating func addChain(
    before end: Int, _ parameters: inout Set<String>, to file: inout FileUses
  ) {
    let (start, line) = (self.index, self.line)
    let isMember = start > 0 && [UInt8(ascii: "."), UInt8(ascii: ":")].contains(self.bytes[start - 1])
    let name = self.identifier(before: end)
    // The parameters of a lambda hide variables.
    if self.isParameter(before: end) { parameters.insert(name) }
    guard !isMember, !parameters.contains(name), let type = self.variables[name] else { return }
    var chain = UseChain(
      type: 0, function: "", isInTest: false, line: line, start: Int32(clamping: start))
    chain.base = .local(type, name: name, scope: 0)
    while self.index < end {
      let place = self.index
      if self.bytes[place] == UInt8(ascii: ".") {
        self.advance()
      } else if self.starts(with: "::") {
        self.index += 2
      } else {
        break
      }
      guard self.index < end, self.bytes[self.index].isWord else { break }
      var link = UseChain.Link(
        name: "", line: self.line, start: Int32(clamping: self.index), end: Int32(clamping: self.index))
      link.name = self.identifier(before: end)
      link.end = Int32(clamping: self.index)
      if self.index < end, self.bytes[self.index] == UInt8(ascii: "(") {
        link.call.isCalled = true
        // A chain goes on behind empty brackets. What other brackets hold is read as chains of its own.
        if self.index + 1 < end, self.bytes[self.index + 1] == UInt8(ascii: ")") {
          self.index += 2
          chain.links.append(link)
          continue
        }
        chain.links.append(link)
        break
      }
      chain.links.append(link)
    }
    if !chain.links.isEmpty { file.chains.append(chain) }
  }

  /// Whether the word before this place is a parameter of a lambda: `(view, text) -> …`.
  private func isParameter(before end: Int) -> Bool {
    var index = self.index
    let last = min(end, index + 200)
    while index < last, self.bytes[index] != UInt8(ascii: ")") {
      let byte = self.bytes[index]
      guard byte.isWord || byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ") else {
        return false
      }
      index += 1
    }
    index += 1
    while index < end, self.bytes[index] == UInt8(ascii: " ") { index += 1 }
    return index < end
      && (self.bytes[index...].starts(with: "->".utf8) || self.bytes[index...].starts(with: "-&gt;".utf8))
  }

  // MARK: Characters

  private mutating func advance() {
    guard self.index < self.bytes.count else { return }
    if self.bytes[self.index] == UInt8(ascii: "\n") { self.line += 1 }
    self.index += 1
  }

  private mutating func skipSpace() {
    while self.index < self.bytes.count, self.bytes[self.index] <= UInt8(ascii: " ") { self.advance() }
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard self.index + count <= self.bytes.count else { return false }
    return (0..<count).allSatisfy { self.bytes[self.index + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(past end: StaticString) {
    while self.index < self.bytes.count, !self.starts(with: end) { self.advance() }
    self.index = min(self.bytes.count, self.index + end.utf8CodeUnitCount)
  }

  /// A name of a tag or an attribute.
  private mutating func word() -> String {
    let start = self.index
    while self.index < self.bytes.count, self.isName(self.bytes[self.index]) { self.index += 1 }
    return String(decoding: self.bytes[start..<self.index], as: UTF8.self)
  }

  private mutating func identifier(before end: Int) -> String {
    let start = self.index
    while self.index < end, self.bytes[self.index].isWord { self.index += 1 }
    return String(decoding: self.bytes[start..<self.index], as: UTF8.self)
  }

  private func isName(_ byte: UInt8) -> Bool {
    byte.isWord || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// The text of an attribute, without its entities.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
