import SourceModel

extension Rule {
  static let outputStorageName = Rule(
    id: "output-storage-name",
    dialects: [.kickstarterJava, .kickstarterKotlin],
    check: { viewModel, _ in
      viewModel.backingFields.compactMap { backing in
        let names = backing.outputs.map(\.port.name.text) + backing.inputs.map(\.port.name.text)
        guard let output = backing.outputs.first, output.port.isOwn, !names.contains(backing.name.text) else {
          return nil
        }
        return backing.field.finding(
          "rename '\(backing.name.text)' to '\(output.port.name.text)': a field is named after the output that it backs",
          at: backing.name.range
        ).fixed(by: Renaming.rename(backing.field, to: output.port.name.text, in: viewModel))
      }
    }
  )
}
