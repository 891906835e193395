import SourceModel

extension Rule {
  static let explicitSelf = Rule(
    id: "explicit-self",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    optIn: [.kickstarterKotlin],
    check: { viewModel, _ in
      let word = viewModel.language.instanceKeyword
      let variables = Self.instanceVariables(of: viewModel)
      let inherited = InheritedFields(viewModel)
      return viewModel.instanceBodies.flatMap { body in
        body.value.references.compactMap { reference -> Finding? in
          let name = reference.name
          guard !body.value.otherInstances.contains(where: { $0.contains(name.range) }) else { return nil }
          guard variables.contains(name.text) || inherited?.mayContain(reference) ?? false else { return nil }
          switch reference.form {
          case .qualified, .instance, .call, .capture: return nil
          case .plain:
            return body.finding(
              "write '\(word).\(name.text)': it is an instance variable", at: name.range
            ).fixed(by: Self.fix(of: name, in: body, of: viewModel))
          case .shorthandBinding:
            return body.finding(
              "write '\(name.text) = \(word).\(name.text)': it is an instance variable", at: name.range,
              edits: [Edit(inserting: " = \(word).\(name.text)", at: name.range.end)])
          }
        }
      }
    }
  )

  private static func fix(of name: Name, in body: Located<Body>, of viewModel: ViewModel) -> Fix {
    guard let file = viewModel.file(at: body.path) else { return .edits([]) }
    guard !body.value.mayHoldOtherInstance(at: name.range) else {
      return .refused("'\(viewModel.language.instanceKeyword)' may be another instance in the lambda")
    }
    return .edits([InstanceReference(file).edit(name)])
  }

  /// The names of the instance variables, those that the macro generates included.
  private static func instanceVariables(of viewModel: ViewModel) -> Set<String> {
    var names = Set(
      viewModel.properties.map(\.value.header).filter { !$0.isStatic }.map(\.name.text))
    switch viewModel.language.methodNames {
    // Only a call refers to a method.
    case .ofTheirOwn: return names
    case .sharedWithProperties: break
    }
    if viewModel.form == .generated {
      names.formUnion(viewModel.ports(.inputs).map { "\($0.name.text)Property" })
      names.formUnion(viewModel.ports(.outputs).map(\.name.text))
      names.formUnion(["inputs", "outputs"])
    }
    // A call may refer to a function of the same name.
    names.subtract(viewModel.functions.map(\.value.header.name.text))
    return names
  }
}
