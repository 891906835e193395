import SourceModel

extension Rule {
  static let behaviorSubjectOneOff = Rule(
    id: "behavior-subject-one-off",
    dialects: [.kickstarterJava, .kickstarterKotlin],
    forms: [.written, .generated, .flows],
    check: { viewModel, _ in
      if viewModel.form == .flows { return viewModel.replayedOneOffs }
      let outputs = Set(viewModel.ports(.outputs).map(\.name.text))
      return viewModel.backingFields.compactMap { backing in
        guard let type = backing.field.value.knownType, viewModel.library.has(type.name, .state),
          let value = type.arguments.first,
          let output = backing.outputs.first(where: {
            OneOffEffect.isOneOff($0.port.name.text, value: value, among: outputs)
              && !Self.isTakenBack($0.port, in: viewModel)
          })
        else { return nil }
        return backing.field.finding(
          "declare '\(backing.name.text)' as an 'Observable': '\(output.port.name.text)' is a one-off effect, and a "
            + "'BehaviorSubject' replays it to each new subscriber", at: backing.name.range)
      }
    }
  )

  /// Whether the documentation of an output says that null reverts it.
  private static func isTakenBack(_ port: Port, in viewModel: ViewModel) -> Bool {
    guard let documentation = port.declaration.header.documentation(in: viewModel.profile.language) else {
      return false
    }
    let text = documentation.lowercased().replacing("`", with: "").replacing("{@code null}", with: "null")
    return text.contains(/\b(emits?|sends?|delivers?) null\b/)
      || text.contains(/\bnull,?( which| that)? (clears|closes|dismisses|hides|means|removes|to)\b/)
  }
}

extension ViewModel {
  /// The one-off effects that a flow hands to later observers as well.
  fileprivate var replayedOneOffs: [Finding] {
    let outputs = Set(self.ports(.outputs).map(\.name.text))
    let names = Dictionary(
      self.properties.map { ($0.value.header.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    return self.outputs.compactMap { output in
      let declared = output.property.value
      // `val closed = _closed.asSharedFlow()`
      let chain = (declared.initialValue ?? declared.getter?.result)?.chain
      let backing = chain?.member.flatMap { names[$0.text] } ?? output.property
      guard case .chain(nil, let links)? = backing.value.initialTerm?.kind, let made = links.first,
        let label = self.library.calls.replayLabels[made.name.text],
        let replay = made.arguments?.first(where: { $0.label == label || $0.label == nil })?.value,
        replay.kind == .literal, self.file(at: backing.path)?.text[replay.range] != "0",
        let value =
          (made.typeArguments.first ?? declared.knownType?.arguments.first
            ?? backing.value.knownType?.arguments.first),
        OneOffEffect.isOneOff(output.port.name.text, value: value, among: outputs)
      else { return nil }
      return backing.finding(
        "remove '\(label)' from '\(backing.value.header.name.text)': '\(output.port.name.text)' is a one-off effect, "
          + "and each new collector gets it again", at: backing.value.header.name.range)
    }
  }
}
