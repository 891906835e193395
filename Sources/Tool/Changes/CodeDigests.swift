import DataFlow
import ReaderSupport
import SourceModel

/// Hashes of the code of a view model, which are equal for code that does the same as far as its text shows it.
///
/// Layout, comments, `self.`, `return`, whether a local is a constant, and the names of locals, of ports and of the members
/// that the view model declares do not count. A call of a function of the view model or of its file counts as the code of
/// that function.
struct CodeDigests {
  private let viewModel: ViewModel
  private let text: (String) -> SourceText?
  private let localNames: LocalNames
  /// The names of properties and of ports.
  private let propertyNames: Set<String>
  private let functions: [String: [Located<FunctionDeclaration>]]
  /// The functions outside of the type.
  private let fileFunctions: [String: [Located<FunctionDeclaration>]]
  /// The functions that are called on a value: extensions in Kotlin.
  private let extensionFunctions: [String: [Located<FunctionDeclaration>]]
  /// Whether a function of the view model counts by its name, not by its code.
  private var namesFunctions = false
  private var tokens: [String: CodeTokens] = [:]
  /// The ends of the strings in each file, by their starts.
  private var stringEnds: [String: [Int: Int]] = [:]
  private var bodies: [BodyPlace: Int] = [:]
  /// The functions whose code is being read, from the outside to the inside.
  private var reading: [BodyPlace] = []

  private struct BodyPlace: Hashable {
    var path: String
    var range: TextRange
  }

  /// Functions that call each other deeper than this count by their number alone.
  private static let maximumDepth = 24

  /// - Parameter text: returns the text of a file of the view model.
  init(_ viewModel: ViewModel, text: @escaping (String) -> SourceText?) {
    self.viewModel = viewModel
    self.text = text
    func grouped(
      _ functions: [Located<FunctionDeclaration>], _ isExtension: Bool
    ) -> [String: [Located<FunctionDeclaration>]] {
      Dictionary(
        grouping: functions.filter {
          $0.value.kind == .function && $0.value.body != nil && ($0.value.receiver != nil) == isExtension
        }, by: { $0.value.header.name.text })
    }
    self.functions = grouped(viewModel.functions, false)
    self.fileFunctions = grouped(viewModel.fileFunctions, false)
    self.extensionFunctions = grouped(viewModel.functions + viewModel.fileFunctions, true)
    self.localNames = LocalNames(viewModel)
    self.propertyNames = viewModel.portNames.union(viewModel.properties.map { $0.value.header.name.text })
  }

  /// Whether a name at a place is that of a property, of a port or of a local.
  func isOwn(_ name: String, at offset: Int, in path: String) -> Bool {
    self.propertyNames.contains(name) || self.localNames.names(at: offset, in: path).contains(name)
  }

  /// Whether the code at the place of a node ends with the name of the node.
  mutating func isNamed(_ node: FlowNode) -> Bool {
    guard let code = self.code(of: node.path) else { return false }
    let name = node.name.split(separator: ".").last.map(String.init)
    return code.word(at: Self.first(in: code, from: node.range.end) - 1) == name
  }

  /// The hash of what is behind a name: the arguments of the call, its trailing closures included; nil where nothing is
  /// called.
  ///
  /// - Parameter holdsStreams: whether the graph has a node in a range. An argument with one is a stream, which the edges
  ///   of the graph tell.
  mutating func arguments(
    behind range: TextRange, in path: String, _ holdsStreams: (TextRange) -> Bool
  ) -> Int? {
    guard let code = self.code(of: path) else { return nil }
    var hasher = Hasher()
    var index = Self.first(in: code, from: range.end)
    var isCall = false
    while index < code.tokens.count {
      if code.isSign(among: ["(", "["], at: index), !isCall {
        let end = code.after(bracketAt: index)
        for argument in Self.parts(of: code, (index + 1)..<max(index + 1, end - 1)) {
          hasher.combine(1)
          guard !self.isStream(argument, code, path, holdsStreams) else { continue }
          self.hash(
            code, argument, in: path, hasOrder: code.isSign("{", at: argument.lowerBound), isArgument: true,
            into: &hasher)
        }
        index = end
      } else if code.isSign("{", at: index), isCall || !Self.isCondition(at: index, code) {
        let end = code.after(bracketAt: index)
        hasher.combine(2)
        self.hash(code, index..<end, in: path, into: &hasher)
        index = end
      } else if isCall, code.isWord(at: index), code.isSign(":", at: index + 1),
        code.isSign("{", at: index + 2)
      {
        hasher.combine(code.word(at: index))
        index += 2
      } else {
        break
      }
      isCall = true
    }
    return isCall ? hasher.finalize() : nil
  }

  /// Whether a brace opens the block behind a condition: it is no trailing closure.
  private static func isCondition(at brace: Int, _ code: CodeTokens) -> Bool {
    var index = brace - 1
    while index >= 0 {
      if ["if", "guard", "while", "for", "switch", "when"].contains(code.word(at: index)) { return true }
      if code.tokens[index].beginsLine || code.isSign(among: ["{", "}", ";"], at: index) { return false }
      index -= 1
    }
    return false
  }

  /// The hash of the value that storage begins with; nil where its declaration has none.
  ///
  /// - Parameter range: the name of the property, or of what makes the stream of a local.
  mutating func initialValue(at range: TextRange, in path: String) -> Int? {
    guard let code = self.code(of: path) else { return nil }
    let start = Self.first(in: code, from: range.start)
    guard let statement = Self.statements(of: code, start..<code.tokens.count, atMost: 1).first else {
      return nil
    }
    var value = statement
    if !code.isSign(among: ["(", "<", "."], at: start + 1) {
      guard let sign = statement.first(where: { code.isSign("=", at: $0) }) else { return nil }
      value = (sign + 1)..<statement.upperBound
    }
    // The value has the same code whatever the type of its elements is called.
    var hasher = Hasher()
    let types = Self.typeArguments(of: code, in: value)
    self.hash(code, value.lowerBound..<types.lowerBound, in: path, into: &hasher)
    self.hash(code, types.upperBound..<value.upperBound, in: path, into: &hasher)
    return hasher.finalize()
  }

  /// The type arguments of the first call, between `<` and `>`; empty without them.
  private static func typeArguments(of code: CodeTokens, in range: Range<Int>) -> Range<Int> {
    let none = range.upperBound..<range.upperBound
    guard
      let start = range.first(where: {
        !code.isWord(at: $0) && !code.isSign(".", at: $0)
      }), code.isSign("<", at: start)
    else { return none }
    var depth = 0
    for index in start..<range.upperBound {
      if code.isSign("<", at: index) { depth += 1 }
      if code.isSign(">", at: index) { depth -= 1 }
      if depth == 0 { return start..<(index + 1) }
    }
    return none
  }

  /// A statement.
  struct Statement: Sendable {
    /// Whether the graph shows it.
    var isShown: Bool
    var code: Int
    /// The same with the names of the functions that it calls in the place of their code.
    var ownCode: Int
    /// The ports in it.
    var ports: Set<String>
  }

  /// The statements of a body, those in branches and tasks among them.
  ///
  /// - Parameter isShown: whether the graph has a node in a range.
  mutating func statements(
    of body: Body, in path: String, unless isShown: (TextRange) -> Bool
  ) -> [Statement] {
    guard let code = self.code(of: path) else { return [] }
    let start = Self.first(in: code, from: body.range.start)
    let end = Self.first(in: code, from: body.range.end)
    let isBlock = code.isSign("{", at: start)
    let inner = isBlock ? (start + 1)..<max(start + 1, end - 1) : start..<end
    var result: [Statement] = []
    var pending = Self.statements(of: code, inner).reversed() as [Range<Int>]
    while let statement = pending.popLast() {
      let range = TextRange(
        Int(code.tokens[statement.lowerBound].start), Int(code.tokens[statement.upperBound - 1].end))
      let isShown = isShown(range)
      if isShown { pending += Self.branches(of: code, statement).reversed() }
      if !Self.isInstance(code, statement) {
        result.append(self.statement(code, statement, in: path, isShown: isShown))
      }
    }
    return result
  }

  private mutating func statement(
    _ code: CodeTokens, _ range: Range<Int>, in path: String, isShown: Bool
  ) -> Statement {
    let words = Set(range.compactMap { code.word(at: $0) })
    var hasher = Hasher()
    self.hash(code, range, in: path, into: &hasher)
    self.namesFunctions = true
    var ownHasher = Hasher()
    self.hash(code, range, in: path, into: &ownHasher)
    self.namesFunctions = false
    return Statement(
      isShown: isShown, code: hasher.finalize(), ownCode: ownHasher.finalize(),
      ports: self.viewModel.portNames.intersection(words))
  }

  /// The conditions of a statement with branches, and the statements in its branches or in its task; none for others.
  private static func branches(of code: CodeTokens, _ statement: Range<Int>) -> [Range<Int>] {
    let start = statement.lowerBound
    let isBranch = code.word(at: start).map(self.branchWords.contains) ?? false
    var parts: [Range<Int>] = []
    var partStart = start
    var index = start
    while index < statement.upperBound {
      let next = min(code.after(bracketAt: index), statement.upperBound)
      if code.isSign("{", at: index), isBranch || self.isTask(index, code) {
        if isBranch, partStart < index { parts.append(partStart..<index) }
        parts += self.statements(of: code, (index + 1)..<max(index + 1, next - 1))
        partStart = next
      }
      index = next
    }
    return parts
  }

  private static let branchWords: Set = [
    "do", "else", "for", "guard", "if", "repeat", "switch", "try", "when", "while",
  ]

  /// Whether a brace opens the block of a task: `Task {`, `launch(context) {`.
  private static func isTask(_ brace: Int, _ code: CodeTokens) -> Bool {
    var index = brace - 1
    if code.isSign(")", at: index), let opening = code.opening(of: index) { index = opening - 1 }
    return ["Task", "async", "launch"].contains(code.word(at: index))
  }

  /// Whether a statement has the instance as its value: the accessor of a port protocol, `{ self }`, does nothing else.
  private static func isInstance(_ code: CodeTokens, _ statement: Range<Int>) -> Bool {
    ["self", "this"].contains(code.word(at: statement.upperBound - 1))
      && (statement.count == 1 || statement.count == 2 && code.word(at: statement.lowerBound) == "return")
  }

  // MARK: Tokens

  private mutating func code(of path: String) -> CodeTokens? {
    if let known = self.tokens[path] { return known }
    guard let text = self.text(path) else { return nil }
    let code = CodeTokens(text.bytes, self.viewModel.file.language)
    self.tokens[path] = code
    self.stringEnds[path] = Dictionary(
      code.strings.map { ($0.start, $0.end) }, uniquingKeysWith: { first, _ in first })
    return code
  }

  /// The index of the first token at or after an offset.
  private static func first(in code: CodeTokens, from offset: Int) -> Int {
    code.tokens.firstIndex(from: { Int($0.start) >= offset })
  }

  /// The parts between the commas of a list that are in no brackets.
  private static func parts(of code: CodeTokens, _ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if code.isSign(",", at: index) {
        parts.append(start..<index)
        start = index + 1
      }
      index = code.after(bracketAt: index)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The statements, each from the beginning of a line that is in no brackets and continues none.
  private static func statements(
    of code: CodeTokens, _ range: Range<Int>, atMost count: Int = .max
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < min(range.upperBound, code.tokens.count) {
      let continues =
        code.isSign(among: [".", "?", "&", "|", "+", "-", "=", "<", ":", "{", ")"], at: index)
        || code.word(at: index) == "else"
      if code.tokens[index].beginsLine, !continues, index > start {
        parts.append(start..<index)
        start = index
        if parts.count == count { return parts }
      }
      // A bracket that closes one around the range ends the last statement.
      if code.tokens[index].isClosing {
        if start < index { parts.append(start..<index) }
        return parts
      }
      index = code.after(bracketAt: index)
    }
    if start < min(range.upperBound, code.tokens.count) {
      parts.append(start..<min(range.upperBound, code.tokens.count))
    }
    return parts
  }

  /// Whether an argument is a stream that the edges of the graph tell: an own name, or a chain with nodes of the graph.
  private func isStream(
    _ argument: Range<Int>, _ code: CodeTokens, _ path: String, _ holdsStreams: (TextRange) -> Bool
  ) -> Bool {
    guard !argument.isEmpty else { return false }
    var start = argument.lowerBound
    if code.isWord(at: start), code.isSign(":", at: start + 1) { start += 2 }
    guard start < argument.upperBound, !code.isSign("{", at: start) else { return false }
    if code.word(at: start).map(self.isInstance) == true, code.isSign(".", at: start + 1) { start += 2 }
    if start == argument.upperBound - 1, let name = code.word(at: start) {
      return self.isOwn(name, at: Int(code.tokens[start].start), in: path)
    }
    return holdsStreams(
      TextRange(Int(code.tokens[start].start), Int(code.tokens[argument.upperBound - 1].end)))
  }

  /// - Parameters:
  ///   - hasOrder: whether it matters which of two locals stands where. Outside of closures the graph tells it.
  ///   - isArgument: whether the range is an argument, which may have a label.
  private mutating func hash(
    _ code: CodeTokens, _ range: Range<Int>, in path: String, hasOrder: Bool = true, isArgument: Bool = false,
    into hasher: inout Hasher
  ) {
    guard range.lowerBound < code.tokens.count else { return }
    let locals = self.localNames.names(at: Int(code.tokens[range.lowerBound].start), in: path)
    var numbers: [String: Int] = [:]
    /// For each open bracket, whether it is that of a call.
    var calls = [isArgument]
    var index = range.lowerBound
    while index < min(range.upperBound, code.tokens.count) {
      defer { index += 1 }
      let token = code.tokens[index]
      switch token.kind {
      case .word:
        let name = code.names[Int(token.name)]
        let isBehindDot = Self.isBehindDot(index, code)
        let isMember = isBehindDot && self.isMember(index, code)
        if !isBehindDot, ["final", "return"].contains(name) { continue }
        if self.isInstance(name), code.isSign(".", at: index + 1) {
          index += 1
        } else if isBehindDot, !isMember, let functions = self.extensionFunctions[name] {
          for function in functions { hasher.combine(self.code(of: function)) }
        } else if isBehindDot && !isMember
          || calls.last == true && Self.isLabel(index, code, isFirst: index == range.lowerBound)
        {
          hasher.combine(name)
        } else if !isBehindDot, ["let", "val", "var"].contains(name) {
          hasher.combine("let")
        } else if let functions = self.functions[name],
          !self.propertyNames.contains(name) || code.isSign("(", at: index + 1)
        {
          if self.namesFunctions {
            hasher.combine(name)
          } else {
            for function in functions { hasher.combine(self.code(of: function)) }
          }
        } else if !isBehindDot, !locals.contains(name), let functions = self.fileFunctions[name] {
          for function in functions { hasher.combine(self.code(of: function)) }
        } else if self.propertyNames.contains(name), isMember || !locals.contains(name) {
          hasher.combine(-1)
        } else if locals.contains(name), !hasOrder {
          hasher.combine(-1)
        } else if locals.contains(name) {
          let number = numbers[name, default: numbers.count]
          numbers[name] = number
          hasher.combine(number)
        } else {
          hasher.combine(name)
        }
      case .literal: self.hashLiteral(code, at: index, in: path, into: &hasher)
      case .sign:
        if token.isOpening {
          calls.append(Self.opensCall(index, code))
        } else if token.isClosing, calls.count > 1 {
          calls.removeLast()
        }
        let isSuperfluous =
          code.isSign(";", at: index)
          || code.isSign(",", at: index) && index + 1 < code.tokens.count && code.tokens[index + 1].isClosing
        if !isSuperfluous { hasher.combine(token.sign) }
      }
    }
  }

  /// Hashes a number, or the text of a string: the code in it has tokens of its own.
  private func hashLiteral(_ code: CodeTokens, at index: Int, in path: String, into hasher: inout Hasher) {
    let token = code.tokens[index]
    var start = Int(token.start)
    let end = self.stringEnds[path]?[start] ?? Int(token.end)
    var next = index + 1
    while next < code.tokens.count, Int(code.tokens[next].start) < end {
      hasher.combine(code.bytes[start..<max(start, Int(code.tokens[next].start))])
      start = max(start, Int(code.tokens[next].end))
      next += 1
    }
    hasher.combine(code.bytes[start..<max(start, end)])
  }

  /// Whether a name stands behind `.` or `::`.
  private static func isBehindDot(_ index: Int, _ code: CodeTokens) -> Bool {
    code.isSign(".", at: index - 1) || code.isSign(":", at: index - 1) && code.isSign(":", at: index - 2)
  }

  /// Whether a bracket opens the arguments of a call, not the parameters of a closure or of a function.
  private static func opensCall(_ index: Int, _ code: CodeTokens) -> Bool {
    guard code.isSign("(", at: index) else { return false }
    return code.isSign(">", at: index - 1)
      || code.isWord(at: index - 1) && !["fun", "func"].contains(code.word(at: index - 2))
  }

  /// Whether a word is the label of an argument.
  private static func isLabel(_ index: Int, _ code: CodeTokens, isFirst: Bool) -> Bool {
    guard isFirst || code.isSign(among: ["(", ","], at: index - 1) else { return false }
    return code.isSign(":", at: index + 1) && !code.isSign(":", at: index + 2)
      || code.isSign("=", at: index + 1) && !code.isSign("=", at: index + 2)
  }

  /// Whether a name behind a dot is a member of the instance.
  private func isMember(_ index: Int, _ code: CodeTokens) -> Bool {
    let isReference = code.isSign(":", at: index - 1)
    // `::name` in Kotlin.
    if isReference, !code.isWord(at: index - 3),
      !code.isSign(among: [")", "]", ">", "?", "!"], at: index - 3)
    {
      return true
    }
    var place = index - (isReference ? 3 : 2)
    while code.isSign(among: ["?", "!"], at: place) { place -= 1 }
    return code.word(at: place).map(self.isInstance) ?? false
  }

  /// Whether a name is that of the instance or of its type.
  private func isInstance(_ name: String) -> Bool {
    ["self", "this", "Self"].contains(name) || name == self.viewModel.declaration.name
  }

  /// The hash of the code of a function of the view model.
  private mutating func code(of function: Located<FunctionDeclaration>) -> Int {
    guard let body = function.value.body, let code = self.code(of: function.path) else { return 0 }
    let place = BodyPlace(path: function.path, range: body.range)
    if let known = self.bodies[place] { return known }
    guard !self.reading.contains(place), self.reading.count < Self.maximumDepth else {
      return self.reading.firstIndex(of: place) ?? 0
    }
    self.reading.append(place)
    let namesFunctions = self.namesFunctions
    self.namesFunctions = false
    var hasher = Hasher()
    let start = Self.first(in: code, from: body.range.start)
    self.hash(code, start..<Self.first(in: code, from: body.range.end), in: function.path, into: &hasher)
    self.reading.removeLast()
    self.namesFunctions = namesFunctions
    let result = hasher.finalize()
    self.bodies[place] = result
    return result
  }
}

extension ViewModel {
  /// The functions outside of types in the file of the view model.
  var fileFunctions: [Located<FunctionDeclaration>] {
    self.file.declarations.compactMap { declaration in
      guard case .function(let function) = declaration else { return nil }
      return Located(function, in: self.file.path)
    }
  }
}
