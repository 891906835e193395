import PortUses
import Rules
import SourceModel

/// What a test of a view model needs for a new port, made like what it has for the port that the new one follows: a test
/// that calls an input, or what observes an output.
struct TestLines {
  let insertions: [NewPort.Insertion]

  /// - Parameters:
  ///   - uses: what uses the ports of the view model.
  ///   - file: describes a file by its path.
  /// - Returns: nil where no test uses the other port in a way that can be followed.
  init?(for port: NewPort, _ uses: ViewModelUses, file: (_ path: String) -> SourceFile?) {
    var files: [String: SourceFile?] = [:]
    for use in uses.uses(of: port.port) where use.user == .test {
      let test = files[use.path] ?? file(use.path)
      files[use.path] = .some(test)
      guard let test, test.problems.isEmpty, let place = Self.place(of: use.range, in: test),
        let insertions = port.port.kind == .inputs
          ? Self.call(of: port, place, in: test) : Self.observation(of: port, place, in: test)
      else { continue }
      self.insertions = insertions
      return
    }
    return nil
  }

  /// A use in a function of a type.
  private struct Place {
    var type: TypeDeclaration
    var function: FunctionDeclaration
    /// The statement, which is all of its line.
    var statement: TextRange
  }

  private static func place(of use: TextRange, in file: SourceFile) -> Place? {
    let text = file.text
    let line = text.lineStarts[text.lineIndex(at: use.start)]
    let statement = TextRange(
      text.startOfText(from: line), text.endOfText(before: text.lineEnd(from: use.start)))
    for type in file.declarations.compactMap(\.type) where type.memberRange.contains(use) {
      guard let function = type.functions.first(where: { $0.body?.range.contains(use) ?? false }),
        let body = function.body, body.statements.contains(where: { $0.isAll(of: statement, in: text) })
      else { continue }
      return Place(type: type, function: function, statement: statement)
    }
    return nil
  }

  /// A test that calls an input, behind one that calls the other input.
  private static func call(of port: NewPort, _ place: Place, in file: SourceFile) -> [NewPort.Insertion]? {
    let (text, function) = (file.text, place.function)
    let isNamed = function.header.name.text.hasPrefix("test")
    guard isNamed || function.header.attributes.contains(where: { $0.name == "Test" && $0.arguments == nil }),
      function.parameters.isEmpty, let body = function.body, text.startsLine(function.header.range.start),
      text.endsLine(function.header.range.end), text.startsLine(body.range.end - 1)
    else { return nil }
    let name = isNamed ? "test" + port.name.prefix(1).uppercased() + port.name.dropFirst() : port.name
    guard !place.type.functions.contains(where: { $0.header.name.text == name }) else { return nil }
    let head = text[TextRange(function.header.range.start, body.range.start + 1)]
    let lineBreak = String(decoding: text.lineBreak, as: UTF8.self)
    let outer = String(decoding: text.indentation(at: function.header.range.start), as: UTF8.self)
    let inner = String(decoding: text.indentation(at: place.statement.start), as: UTF8.self)
    let lines = [
      "", "", outer + NewPort.renamed(head, [function.header.name.text: name]),
      inner + NewPort.renamed(text[place.statement], [port.port.name.text: port.name]), outer + "}",
    ]
    return [
      NewPort.Insertion(
        path: file.path, offset: function.header.range.end, text: lines.joined(separator: lineBreak))
    ]
  }

  /// What observes an output, below what observes the other one, and the properties that hold the values.
  private static func observation(
    of port: NewPort, _ place: Place, in file: SourceFile
  ) -> [NewPort.Insertion]? {
    let (text, old) = (file.text, port.port.name.text)
    let statement = text[place.statement]
    let words = Set(statement.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    let properties = place.type.properties.filter { property in
      words.contains(property.header.name.text) && property.header.name.text.hasPrefix(old)
    }
    var names = [old: port.name]
    for property in properties {
      names[property.header.name.text] = port.name + property.header.name.text.dropFirst(old.count)
    }
    let known = Set(place.type.properties.map(\.header.name.text))
    guard !properties.isEmpty, known.isDisjoint(with: names.values) else { return nil }
    let ranges = properties.map(\.header.range) + [place.statement]
    guard ranges.allSatisfy({ text.startsLine($0.start) && text.endsLine(text.endOfLineRest(from: $0.end)) })
    else { return nil }
    let lineBreak = String(decoding: text.lineBreak, as: UTF8.self)
    return ranges.map { range in
      let end = text.endOfLineRest(from: range.end)
      let indentation = String(decoding: text.indentation(at: range.start), as: UTF8.self)
      let code = NewPort.renamed(text[TextRange(range.start, end)], names)
      return NewPort.Insertion(path: file.path, offset: end, text: lineBreak + indentation + code)
    }
  }
}

extension Statement {
  /// Whether it is the code of a range, but for a semicolon.
  fileprivate func isAll(of range: TextRange, in text: SourceText) -> Bool {
    let code = self.range
    guard case .expression = self, code.start == range.start, code.end <= range.end else { return false }
    return code.end == range.end || text[TextRange(code.end, range.end)] == ";"
  }
}
