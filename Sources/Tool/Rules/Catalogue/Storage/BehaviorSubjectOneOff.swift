import SourceModel

extension Rule {
  static let behaviorSubjectOneOff = Rule(
    id: "behavior-subject-one-off",
    dialects: [.kickstarterJava, .kickstarterKotlin],
    check: { viewModel, _ in
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
