import Rules
import Scaffolding
import SourceModel

/// A new input or output, made like one that a view model has: its requirement, and what implements and stores it, each
/// beside that of the other.
struct NewPort {
  /// A text that is inserted into a file, or replaces another there.
  struct Insertion {
    /// The path as findings show it.
    var path: String
    var range: TextRange
    var text: String

    init(path: String, range: TextRange, text: String) {
      self.path = path
      self.range = range
      self.text = text
    }

    init(path: String, offset: Int, text: String) {
      self.init(path: path, range: TextRange(offset, offset), text: text)
    }
  }

  let name: String
  let insertions: [Insertion]
  /// The port that it is made like, with the storage of an input.
  let port: Port
  let storage: PropertyDeclaration?

  /// - Parameter types: the types of its arguments; nil where any will do.
  /// - Returns: nil where the view model has no port of the kind that is simple enough to be followed.
  init?(_ kind: PortKind, of viewModel: ViewModel, taking types: [TypeReference]? = nil) {
    guard viewModel.form == .written, kind != .actions else { return nil }
    let members =
      viewModel.properties.map(\.value.header.name.text) + viewModel.functions.map(\.value.header.name.text)
    let name = Self.freeName(
      kind == .inputs ? "newInput" : "newOutput", besides: members, viewModel.portNames)
    // One without a parameter asks for no argument in a test.
    let ports = viewModel.ownPorts(kind)
    let simple = ports.filter { $0.declaration.function?.parameters.isEmpty ?? true }
    for port in simple + ports {
      let parameters = port.declaration.function?.parameters.map(\.type) ?? []
      let model = Model(port, viewModel, renamed: name)
      guard types.map({ $0 == parameters }) ?? true,
        let insertions = kind == .inputs ? model.input : model.output
      else { continue }
      self.name = name
      self.insertions = insertions
      self.port = port
      self.storage = viewModel.inputs.first { $0.port === port }?.feeds.first?.storage?.value
      return
    }
    return nil
  }

  /// The name of the storage of an input.
  var storedName: String? {
    self.storage.map { self.name + $0.header.name.text.dropFirst(self.port.name.text.count) }
  }

  /// A text in which words are replaced.
  static func renamed(_ text: String, _ names: [String: String]) -> String {
    var renamed = ""
    var word = ""
    for character in text + "\n" {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        renamed += names[word] ?? word
        renamed.append(character)
        word = ""
      }
    }
    renamed.removeLast()
    return renamed
  }

  private static func freeName(_ name: String, besides members: [String], _ ports: Set<String>) -> String {
    let taken = ports.union(members)
    func isFree(_ name: String) -> Bool { !taken.contains { $0.hasPrefix(name) } }
    return isFree(name) ? name : (2...).lazy.map { "\(name)\($0)" }.first(where: isFree) ?? name
  }
}

/// The port that another one is made like.
private struct Model {
  private let port: Port
  private let viewModel: ViewModel
  private let name: String

  init(_ port: Port, _ viewModel: ViewModel, renamed name: String) {
    self.port = port
    self.viewModel = viewModel
    self.name = name
  }

  /// The requirement, the function, and the storage that it sets and no other input does.
  var input: [NewPort.Insertion]? {
    let implementations = self.viewModel.inputs.filter { $0.port === self.port }
    guard implementations.count == 1, let implementation = implementations.first,
      implementation.feeds.count == 1, let storage = implementation.feeds.first?.storage,
      !self.viewModel.inputs.contains(where: { other in
        other.port !== self.port
          && other.feeds.contains { $0.storage?.value.header.name.text == storage.value.header.name.text }
      }), let stored = self.renamedStorage(storage.value.header.name.text)
    else { return nil }
    let function = Located(implementation.function.value.header, in: implementation.function.path)
    return self.insertions(
      [Located(storage.value.header, in: storage.path), function],
      self.names(and: storage.value.header.name.text, stored))
  }

  /// The requirement and what implements it, with a value that is to be replaced.
  var output: [NewPort.Insertion]? {
    if let output = self.viewModel.outputs.first(where: { $0.port === self.port }),
      let insertions = self.insertions(of: output)
    {
      return insertions
    }
    guard let output = self.viewModel.outputFunctions.first(where: { $0.port === self.port }),
      let storage = output.storage,
      self.text(of: storage.path)?[storage.value.header.range].contains("=") == true,
      let stored = self.renamedStorage(storage.value.header.name.text)
    else { return nil }
    return self.insertions(
      [
        Located(storage.value.header, in: storage.path),
        Located(output.function.value.header, in: output.function.path),
      ],
      self.names(and: storage.value.header.name.text, stored))
  }

  private func insertions(of output: OutputImplementation) -> [NewPort.Insertion]? {
    guard self.viewModel.profile.library === StreamLibrary.reactiveSwift, output.assignments.count == 1,
      let assignment = output.assignments.first, let text = self.text(of: assignment.path),
      let type = self.port.type?.type.names.first, type == "Signal" || type == "SignalProducer",
      let rest = self.insertions(
        [Located(output.property.value.header, in: output.property.path)], [self.port.name.text: self.name])
    else { return nil }
    let range = assignment.value.range
    let end = text.endOfLineRest(from: range.end)
    guard text.startsLine(range.start), text.endsLine(end) else { return nil }
    let indentation = String(decoding: text.indentation(at: range.start), as: UTF8.self)
    let receiver = text[range].hasPrefix("self.") ? "self." : ""
    let statement = "\(Self.lineBreak(of: text))\(indentation)\(receiver)\(self.name) = .empty"
    return rest + [NewPort.Insertion(path: assignment.path, offset: end, text: statement)]
  }

  /// The new names by the old ones; a field in Java has the name of its port.
  private func names(and storage: String, _ stored: String) -> [String: String] {
    var names = [self.port.name.text: self.name]
    names[storage] = stored
    return names
  }

  /// The name of a storage that has the name of the port in it.
  private func renamedStorage(_ name: String) -> String? {
    name.hasPrefix(self.port.name.text) ? self.name + name.dropFirst(self.port.name.text.count) : nil
  }

  // MARK: Copies

  /// The requirement and other declarations under new names.
  private func insertions(
    _ headers: [Located<Header>], _ names: [String: String]
  ) -> [NewPort.Insertion]? {
    let requirement = Located(self.port.declaration.header, in: self.port.path)
    guard let own = self.copy(requirement.value, to: nil, in: requirement.path, names, isDocumented: true)
    else {
      return nil
    }
    // The storage of an input stands above its function.
    if let (storage, function) = self.together(headers) {
      return self.copy(storage.value, to: function, in: storage.path, names).map { [own, $0] }
    }
    var insertions = [own]
    for header in headers {
      guard let copy = self.copy(header.value, to: nil, in: header.path, names) else { return nil }
      insertions.append(copy)
    }
    return insertions
  }

  /// The two declarations, where the first stands right above the second.
  private func together(_ headers: [Located<Header>]) -> (Located<Header>, Header)? {
    guard headers.count == 2, headers[0].path == headers[1].path,
      self.areTogether(headers[0].value, headers[1].value, in: headers[0].path)
    else { return nil }
    return (headers[0], headers[1].value)
  }

  private func areTogether(_ first: Header, _ second: Header, in path: String) -> Bool {
    guard let text = self.text(of: path), first.range.end < second.range.start else { return false }
    let between = TextRange(text.endOfLineRest(from: first.range.end), second.range.start)
    return text.isSpace(between) && text.lineBreaks(in: between) == 1
  }

  /// A copy of a declaration, or of two that stand together, after the original.
  private func copy(
    _ first: Header, to last: Header?, in path: String, _ names: [String: String], isDocumented: Bool = false
  ) -> NewPort.Insertion? {
    guard let text = self.text(of: path) else { return nil }
    let range = TextRange(first.range.start, (last ?? first).range.end)
    let end = text.endOfLineRest(from: range.end)
    guard text.startsLine(range.start), text.endsLine(end) else { return nil }
    let lineBreak = Self.lineBreak(of: text)
    let start = lineBreak + String(decoding: text.indentation(at: range.start), as: UTF8.self)
    let language = self.viewModel.file.language
    let above = first.attachedStart(in: text, of: language)
    let next = text.startOfText(from: end)
    let isLast = next == text.bytes.count || text.bytes[next] == UInt8(ascii: "}")
    let isCloseBelow = text.lineBreaks(in: TextRange(end, next)) < 2
    let isApart =
      text.lineBreaks(in: TextRange(text.endOfText(before: above), above)) > 1 || !isLast && !isCloseBelow
    var comment = ""
    if isDocumented, let documentation = first.leadingComments.last(where: \.isDocumentation) {
      let opening = text[documentation.range].hasPrefix("/**") ? "/** " : "/// "
      comment = start + opening + self.phrase + (opening == "/** " ? " */" : "")
    }
    // A semicolon belongs to it.
    let rest = TextRange(range.end, end)
    let ending = text[rest].hasPrefix(";") ? ";" : ""
    return NewPort.Insertion(
      path: path, offset: end,
      text: (isApart ? lineBreak : "") + comment + start + NewPort.renamed(text[range], names) + ending
        + (isApart && !isLast && isCloseBelow ? lineBreak : ""))
  }

  private var phrase: String {
    self.port.kind == .inputs
      ? Phrases.input(self.name, parameters: []) : Phrases.output(self.name, .void)
  }

  private static func lineBreak(of text: SourceText) -> String {
    String(decoding: text.lineBreak, as: UTF8.self)
  }

  private func text(of path: String) -> SourceText? {
    ([self.viewModel.file] + self.viewModel.portFiles).first { $0.path == path }?.text
  }
}
