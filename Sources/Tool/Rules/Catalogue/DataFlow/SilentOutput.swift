import DataFlow
import PortUses
import SourceModel

extension Rule {
  static let silentOutput = Rule(
    id: "silent-output",
    dialects: [.kickstarterSwift, .rxSwift, .kickstarterJava, .kickstarterKotlin],
    forms: ViewModel.Form.ofStreams,
    // A view may send to a subject among the outputs of other forms.
    isAboutUses: true,
    check: { viewModel, context in
      let flow = context.flow
      guard viewModel.isWhole, !flow.lacksCode else { return [] }
      // Most view models have no storage that could be silent.
      lazy var sent = viewModel.namesOfSends
      let silent = flow.silentOutputs { viewModel.mayBeSent($0, among: sent) }
      let subjects = viewModel.subjectsWithoutSource(flow, context.uses(of: viewModel)).filter {
        sent?.contains($0.name) == false
      }
      return (silent + subjects).compactMap { node in
        guard
          viewModel.ownPorts(.outputs).contains(where: {
            $0.isOwn && $0.name.range == node.range && $0.path == node.path
          })
        else { return nil }
        return Finding(
          "derive '\(node.name)' from an input: none of its sources ever emits", path: node.path,
          range: node.range)
      }
    }
  )
}

extension ViewModel {
  /// The outputs among the members of a type that are subjects without a first value, that views observe, and that neither
  /// the view model nor a view sends to.
  fileprivate func subjectsWithoutSource(_ flow: DataFlow, _ uses: ViewModelUses?) -> [FlowNode] {
    guard self.form.hasPortTypes, let uses else { return [] }
    return flow.nodes(.output).filter { node in
      guard let port = self.ownPorts(.outputs).first(where: { $0.name.range == node.range }),
        let property = port.declaration.property, property.initialTerm != nil,
        let type = property.knownType.map({ self.resolved($0).name }) ?? nil,
        Self.emptySubjects.contains(type),
        flow.edges(to: node.id).isEmpty, !uses.isUncertain(port)
      else { return false }
      let observed = uses.uses(of: port).filter { $0.user == .view }
      return !observed.isEmpty
        && observed.allSatisfy { use in
          guard let next = use.operators.first else { return false }
          return !["accept", "on", "onCompleted", "onError", "onNext", "send"].contains(next)
        }
    }
  }

  private static let emptySubjects: Set = ["PassthroughSubject", "PublishRelay", "PublishSubject"]

  /// Whether code that the graph does not show may send to storage: that of other files, or of types in the view model.
  ///
  /// - Parameter names: the names on which a method is called that may send; nil where they are unknown.
  fileprivate func mayBeSent(_ node: FlowNode, among names: @autoclosure () -> Set<String>?) -> Bool {
    let property = self.properties.first { $0.value.header.name.range == node.range && $0.path == node.path }
    // A local pipe or subject: the graph has what the code around it does with it.
    if property == nil, node.kind == .state, !node.name.isEmpty { return false }
    guard let property, property.value.tuplePosition == nil || !node.name.isEmpty,
      AccessLevel(property.value.header) == .file
    else { return true }
    // `input-storage` reports the input.
    let isOfEmptyInput = self.inputs.contains { input in
      input.feeds.isEmpty && node.name.hasPrefix(input.function.value.header.name.text)
    }
    if isOfEmptyInput { return true }
    return names()?.contains(node.name) ?? true
  }

  /// The names in the text of the view model on which a method is called that may send; nil where a text is missing.
  fileprivate var namesOfSends: Set<String>? {
    var names: Set<String> = []
    for body in self.bodies {
      guard let text = self.file(at: body.path)?.text else { return nil }
      let range = body.value.memberRange
      text.bytes[range.start..<range.end].withUnsafeBufferPointer { Self.addNamesOfSends(in: $0, to: &names) }
    }
    return names
  }

  private static let startsOfSends = [
    "accept", "call", "consume", "emit", "modify", "on", "post", "send", "set", "swap", "try", "update",
    "value",
    "withValue",
  ].map { Array($0.utf8) }

  /// Whether bytes read a value at the end of a block: `value }`.
  private static func isLastRead(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard bytes.starts(with: "value".utf8) else { return false }
    return bytes.dropFirst("value".utf8.count).first { !$0.isSpace } == UInt8(ascii: "}")
  }

  private static func addNamesOfSends(in bytes: UnsafeBufferPointer<UInt8>, to names: inout Set<String>) {
    func isSpace(_ index: Int) -> Bool { bytes[index].isSpace }
    for place in bytes.indices
    where bytes[place] == UInt8(ascii: ".") || bytes[place...].starts(with: "::".utf8) {
      var start = place + (bytes[place] == UInt8(ascii: ".") ? 1 : 2)
      while start < bytes.count, isSpace(start) { start += 1 }
      guard start < bytes.count, self.startsOfSends.contains(where: bytes[start...].starts(with:)),
        !self.isLastRead(bytes[start...])
      else { continue }
      var end = place
      while end > 0, isSpace(end - 1) { end -= 1 }
      var first = end
      while first > 0, bytes[first - 1].isWord { first -= 1 }
      if first < end { names.insert(String(decoding: bytes[first..<end], as: UTF8.self)) }
    }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self < 14 }
}
