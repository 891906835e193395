import SourceModel

extension Rule {
  static let outputStorageType = Rule(
    id: "output-storage-type",
    severity: .note,
    dialects: [.kickstarterJava, .kickstarterKotlin],
    check: { viewModel, _ in
      let outputs = Set(viewModel.ports(.outputs).map(\.name.text))
      return viewModel.backingFields.filter(\.isOutput).compactMap { backing in
        guard let type = backing.field.value.knownType, let typeName = type.name,
          !viewModel.library.has(typeName, .outputStorage), viewModel.kindOfType(typeName) == nil
        else { return nil }
        // A subject that repeats its value would be wrong as well.
        let isOneOff = backing.outputs.contains { output in
          OneOffEffect.isOneOff(
            output.port.name.text, value: type.arguments.first ?? .tuple([]), among: outputs)
        }
        return backing.field.finding(
          "declare '\(backing.name.text)' as an 'Observable'\(isOneOff ? "" : " or a 'BehaviorSubject'"), "
            + "not as '\(viewModel.spelled(type))': it backs an output", at: backing.name.range)
      }
    }
  )
}
