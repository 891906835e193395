import DataFlow
import SourceModel

extension Rule {
  static let unusedInput = Rule(
    id: "unused-input",
    dialects: [.kickstarterSwift, .rxSwift, .kickstarterJava, .kickstarterKotlin],
    // The template of the documents has such an input.
    optIn: [.kickstarterJava],
    forms: ViewModel.Form.ofStreams,
    check: { viewModel, context in
      let flow = context.flow
      guard FlowKnowledge(viewModel, flow).isRead else { return [] }
      return flow.nodes(.input).compactMap { node in
        guard
          let port = viewModel.ownPorts(.inputs).first(where: {
            $0.isOwn && $0.name.range == node.range && $0.path == node.path
          }),
          !viewModel.sharedProtocols.contains(port.group.lastPathName), viewModel.receivesValues(port),
          !flow.hasEffect(node.id), !FlowKnowledge.isSeenElsewhere(node, of: viewModel, flow)
        else { return nil }
        let input = viewModel.inputs.first { $0.port === port }
        if let input, input.function.value.returnsValue || !viewModel.isStoredInStreams(input) { return nil }
        return Finding(
          "use '\(node.name)' in an output, or remove it: no output and no effect depends on it",
          path: input?.function.path ?? port.path,
          range: input?.function.value.header.name.range ?? port.name.range)
      }
    }
  )
}

extension PropertyDeclaration {
  /// Whether it is a pipe, with both its ends.
  fileprivate var isPipe: Bool {
    guard case .chain(_, let links)? = self.initialTerm?.kind else { return false }
    return links.last?.name.text == "pipe"
  }
}

extension ViewModel {
  /// Whether a view can send to an input: not to a property of a stream that can only be observed.
  fileprivate func receivesValues(_ input: Port) -> Bool {
    // What 'transform' gets is there to be observed.
    guard self.form != .transform, let property = input.declaration.property,
      let type = property.knownType.map({ self.resolved($0).name }) ?? nil
    else { return true }
    // Views may read the value of a subject that they can see.
    if self.form == .structs, ["Behavior", "CurrentValue", "MutableProperty"].contains(where: type.hasPrefix)
    {
      return false
    }
    return !self.library.has(type, .stream) || self.library.isSink(type)
  }

  /// Whether an input is stored only in streams of the library; the rules about storage report others.
  fileprivate func isStoredInStreams(_ input: InputImplementation) -> Bool {
    let feeds = self.storageFeeds(of: input) + input.feeds.filter { $0.storage?.value.isPipe == true }
    return !feeds.isEmpty
      && feeds.allSatisfy { feed in
        feed.storage?.value.tuplePosition != nil || feed.storage?.value.isPipe == true
          || self.library.isSink(feed.storage?.value.knownType.map { self.resolved($0).name } ?? nil)
      }
  }
}
