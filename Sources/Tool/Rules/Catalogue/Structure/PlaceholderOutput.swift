import SourceModel

extension Rule {
  static let placeholderOutput = Rule(
    id: "placeholder-output",
    severity: .note,
    dialects: [.kickstarterSwift, .kickstarterJava, .rxSwift],
    check: { viewModel, _ in
      let names = Set(viewModel.ports(.outputs).map(\.name.text))
      let initialValues = viewModel.outputs.compactMap { output in
        output.property.value.initialValue.map {
          (output.port.name.text, Located($0, in: output.property.path))
        }
      }
      let assigned = viewModel.initializers.flatMap { initializer in
        (initializer.value.body?.effects ?? []).compactMap { effect -> (String, Located<Expression>)? in
          guard case .assignment("=", let value) = effect.kind, let target = effect.target.chain,
            let name = target.member?.text, target.linksAfterMember.isEmpty, names.contains(name)
          else { return nil }
          return (name, Located(value, in: initializer.path))
        }
      }
      return (initialValues + assigned).filter { Placeholder.isPlaceholder($0.1.value) }.map { name, value in
        value.finding(
          "define '\(name)' in terms of the inputs: it is still a placeholder", at: value.value.range)
      }
    }
  )
}
