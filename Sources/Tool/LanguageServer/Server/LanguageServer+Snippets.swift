import Engine
import SourceModel

extension LanguageServer {
  /// What an output can be made of that has no value yet: `self.title = ` at the end of a line.
  mutating func snippets(_ parameters: LSP.PositionParameters) -> [LSP.CompletionItem] {
    guard self.client.insertsSnippets, let path = self.path(parameters.textDocument.uri),
      let document = self.documents[path], Language(path: path) == .swift,
      let (name, indentation) = Self.emptyOutput(in: document.text, parameters.position, self.client.encoding)
    else { return [] }
    self.settle()
    guard let index = self.workspace(of: path), var session = self.workspaces[index].session else {
      return []
    }
    let offset = document.text.offset(of: parameters.position, self.client.encoding)
    // A view model without a value in its code has a syntax error, and is none.
    var text = document.text.bytes
    text.insert(contentsOf: " .empty".utf8, at: offset)
    guard (try? session.update(path, text: text)) != nil, let shown = session.shownPath(of: path) else {
      return []
    }
    let viewModel = session.viewModels(with: path).map(\.viewModel).first { viewModel in
      viewModel.path == shown && viewModel.dialect == .kickstarterSwift && viewModel.form == .written
        && viewModel.outputs.contains { output in
          output.port.name.text == name && output.assignments.contains { $0.value.range.isAt(offset) }
        }
    }
    guard let viewModel else { return [] }
    let usesTakeWhen = String(decoding: text, as: UTF8.self).contains(".takeWhen(")
    let forms = Self.forms(of: viewModel, usesTakeWhen: usesTakeWhen, indentation: indentation)
    let place = LSP.Range(start: parameters.position, end: parameters.position)
    return forms.map { label, form in
      LSP.CompletionItem(
        // 15 is a snippet.
        label: label, kind: 15, insertTextFormat: 2, textEdit: LSP.TextEdit(range: place, newText: form))
    }
  }

  /// The usual forms of an output, as snippets.
  private static func forms(
    of viewModel: ViewModel, usesTakeWhen: Bool, indentation: String
  ) -> [(label: String, form: String)] {
    func names(_ inputs: [InputImplementation]) -> [String] {
      inputs.flatMap(\.feeds).compactMap { $0.storage?.value.header.name.text }.filter { !$0.contains("`") }
    }
    func signal(_ number: Int, _ names: [String]) -> String {
      "self.${\(number)|\(names.joined(separator: ","))|}.signal"
    }
    let all = names(viewModel.inputs)
    let events = names(viewModel.inputs.filter { $0.function.value.parameters.isEmpty })
    guard !all.isEmpty else { return [] }
    var forms = [("signal of an input", signal(1, all))]
    if usesTakeWhen {
      forms.append(("sampled on an input", "\(signal(1, all)).takeWhen(\(signal(2, all)))"))
    } else if !events.isEmpty {
      forms.append(("sampled on an input", "\(signal(1, all)).sample(on: \(signal(2, events)))"))
    }
    if all.count > 1 {
      let inner = "\n\(indentation)  "
      let merged = [signal(1, all), signal(2, all)].joined(separator: ",\(inner)")
      forms.append(("merged from inputs", "Signal.merge(\(inner)\(merged)\n\(indentation))"))
    }
    return forms
  }

  /// The output that a line assigns nothing to yet, where a position is its end, and the indentation of the line.
  private static func emptyOutput(
    in text: DocumentText, _ position: LSP.Position, _ encoding: PositionEncoding
  ) -> (name: String, indentation: String)? {
    guard position.line >= 0, position.line < text.lineCount else { return nil }
    let range = text.line(position.line)
    let offset = text.offset(of: position, encoding)
    guard range.contains(offset) || offset == range.upperBound,
      text.bytes[offset..<range.upperBound].allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) })
    else { return nil }
    let line = String(decoding: text.bytes[range.lowerBound..<offset], as: UTF8.self)
    let indentation = line.prefix { $0 == " " || $0 == "\t" }
    var rest = line.dropFirst(indentation.count)
    if rest.hasPrefix("self.") { rest = rest.dropFirst(5) }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty, rest.dropFirst(name.count).filter({ $0 != " " }) == "=" else { return nil }
    return (String(name), String(indentation))
  }
}
