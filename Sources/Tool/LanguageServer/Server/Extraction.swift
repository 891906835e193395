import PortUses
import Rules
import SourceModel

/// Marked statements of a view that become what its view model does at a new input, which the view calls instead.
struct Extraction {
  let viewModel: ViewModel
  let port: NewPort
  /// The edits of all files.
  let edits: [NewPort.Insertion]

  /// - Parameters:
  ///   - statements: the statements in a method of the view.
  ///   - uses: what uses the ports of the view model; the view calls one of its inputs.
  init?(
    _ statements: MarkedStatements, in view: SourceFile, of viewModel: ViewModel, uses: ViewModelUses
  ) {
    let types = statements.argument.map { [$0.type] } ?? []
    guard viewModel.dialect == .kickstarterSwift, viewModel.profile.library === StreamLibrary.reactiveSwift,
      view.path != viewModel.path, Self.isKnown(statements.typeWords, in: viewModel.file.text),
      let receiver = Self.receiver(statements, in: view, uses),
      let port = NewPort(.inputs, of: viewModel, taking: types),
      let observer = Self.observer(of: port, statements, view.text, viewModel)
    else { return nil }
    let label =
      port.port.declaration.function?.parameters.first.map { $0.label.map { "\($0): " } ?? "" } ?? ""
    let call = "\(receiver)\(port.name)(\(label)\(statements.argument?.name ?? ""))"
    self.viewModel = viewModel
    self.port = port
    self.edits =
      port.insertions + [observer, NewPort.Insertion(path: view.path, range: statements.range, text: call)]
  }

  /// Whether a file names all of some types, so that it imports them.
  private static func isKnown(_ types: Set<String>, in text: SourceText) -> Bool {
    types.allSatisfy { type in
      let name = Array(type.utf8)
      return text.bytes.ranges(of: name).contains { range in
        !(range.lowerBound > 0 && text.bytes[range.lowerBound - 1].isWord)
          && !(range.upperBound < text.bytes.count && text.bytes[range.upperBound].isWord)
      }
    }
  }

  /// What the view writes before the name of an input: `self.viewModel.inputs.`.
  private static func receiver(
    _ statements: MarkedStatements, in view: SourceFile, _ uses: ViewModelUses
  ) -> String? {
    let names = Set(statements.properties.filter { !$0.header.isStatic }.map(\.header.name.text))
    return uses.calls.lazy.filter { $0.use.path == view.path && $0.use.type == statements.type }.map { call in
      let end = call.use.range.start
      var start = end
      while start > 0, view.text.bytes[start - 1].isWord || view.text.bytes[start - 1] == UInt8(ascii: ".") {
        start -= 1
      }
      return view.text[TextRange(start, end)]
    }.first { receiver in
      var parts = receiver.split(separator: ".").map(String.init)
      if parts.first == "self" { parts.removeFirst() }
      return parts.count == 2 && names.contains(parts[0]) && parts[1] == "inputs" && receiver.hasSuffix(".")
    }
  }

  /// The code at the end of the only initializer that performs the statements at each value of the input.
  private static func observer(
    of port: NewPort, _ statements: MarkedStatements, _ text: SourceText, _ viewModel: ViewModel
  ) -> NewPort.Insertion? {
    guard viewModel.initializers.count == 1, let initializer = viewModel.initializers.first,
      initializer.path == viewModel.path, let body = initializer.value.body, let storage = port.storage,
      let first = body.statements.first, !body.statements.contains(where: \.isResult)
    else { return nil }
    let own = viewModel.file.text
    let close = body.range.end - 1
    let outer = String(decoding: own.indentation(at: initializer.value.header.range.start), as: UTF8.self)
    let inner = String(decoding: own.indentation(at: first.range.start), as: UTF8.self)
    let declaration = own[storage.header.range]
    guard own.startsLine(close), inner.hasPrefix(outer), inner != outer,
      declaration.contains("MutableProperty"), let name = port.storedName
    else { return nil }
    let step = String(inner.dropFirst(outer.count))
    let isOptional = declaration.contains("MutableProperty(nil") || declaration.contains("?>(")
    let argument = statements.argument
    let skips = argument.map { isOptional && $0.type.unwrapped == $0.type } ?? false
    let lines = Self.lines(of: statements.range, in: text).map { $0.isEmpty ? "" : inner + step + step + $0 }
    let code =
      [
        "", "", "\(inner)self.\(name).signal\(skips ? ".skipNil()" : "")",
        "\(inner)\(step).observeValues { \(argument?.name ?? "_") in",
      ] + lines + ["\(inner)\(step)}"]
    let lineBreak = String(decoding: own.lineBreak, as: UTF8.self)
    return NewPort.Insertion(
      path: viewModel.path, offset: own.endOfText(before: close), text: code.joined(separator: lineBreak))
  }

  /// The lines of a range without the indentation of the first.
  private static func lines(of range: TextRange, in text: SourceText) -> [String] {
    let indentation = String(decoding: text.indentation(at: range.start), as: UTF8.self)
    let lines = text[range].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
      String.init)
    return lines.enumerated().map { number, line in
      number > 0 && line.hasPrefix(indentation) ? String(line.dropFirst(indentation.count)) : line
    }.map { $0.allSatisfy(\.isWhitespace) ? "" : $0 }
  }
}

extension Statement {
  fileprivate var isResult: Bool {
    switch self {
    case .result: true
    case .branches(let branches): branches.joined().contains(where: \.isResult)
    default: false
    }
  }
}
