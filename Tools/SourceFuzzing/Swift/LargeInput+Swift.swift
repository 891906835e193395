extension LargeInput {
  static let swift: [LargeInput] =
    [
      LargeInput("a giant array") {
        Self.fill($0, "1, ", in: { DeepInput.viewModel(statement: "let a = [\($0)]") })
      },
      LargeInput("a giant array of strings over lines") {
        Self.fill($0, "  \"abc\": [self.b, c],\n", in: { DeepInput.viewModel(top: "let a = [\n\($0)]") })
      },
      LargeInput("many small declarations") {
        Self.fill($0, "struct A { let a: Int }\n", in: { DeepInput.viewModel(top: $0) })
      },
      LargeInput("many members") {
        Self.fill($0, "var c: Int { 1 }\n", in: { DeepInput.viewModel(member: $0) })
      },
      LargeInput("many functions in one line") {
        Self.fill($0, "func c() { d = 1 }; ", in: { DeepInput.viewModel(member: $0) })
      },
      LargeInput("many inputs in another order") { size in
        let functions = (0..<(size / 40)).map { "  func z\($0 % 7)\($0)(_ a: Int) -> Int" }.joined(
          separator: "\n")
        return
          "import Plumbline\nprotocol AViewModelInputs {\n\(functions)\n}\nclass AViewModel: AViewModelInputs {}\n"
      },
      LargeInput("many inputs in one line") { size in
        let functions = (0..<(size / 40)).map { "func z\($0 % 7)\($0)(_ a: Int) -> Int; " }.joined()
        return
          "import Plumbline\nprotocol AViewModelInputs { \(functions) }\nclass AViewModel: AViewModelInputs {}\n"
      },
      LargeInput("many outputs") { size in
        let names = 0..<(size / 80)
        let ports = names.map { "  var z\($0 % 7)\($0): Signal<Int, Never> { get }" }.joined(separator: "\n")
        let stored = names.map { "  let z\($0 % 7)\($0): Signal<Int, Never>" }.joined(separator: "\n")
        return "import Plumbline\nprotocol AViewModelOutputs {\n\(ports)\n}\n"
          + "class AViewModel: AViewModelOutputs {\n\(stored)\n}\n"
      },
      LargeInput("many outputs of a structure") { size in
        let names = (0..<(size / 80)).map { "z\($0 % 7)\($0)" }
        let ports = names.map { "  var \($0): Signal<Int, Never> { get }\n" }.joined()
        let stored = names.map { "  let \($0): Signal<Int, Never>\n" }.joined()
        return "import Plumbline\nprotocol AViewModelOutputs {\n\(ports)}\n"
          + "struct AViewModel: AViewModelOutputs {\n\(stored)}\n"
      },
      LargeInput("many uses without self") {
        Self.fill(
          $0, "    aProperty.value = a\n", in: { DeepInput.viewModel(member: "func c() {\n\($0)\n}") })
      },
      LargeInput("many uses without self in one line") {
        Self.fill($0, "aProperty.value = a; ", in: { DeepInput.viewModel(member: "func c() { \($0) }") })
      },
      LargeInput("many suppressions and findings") { size in
        let pairs = (0..<(size / 90)).map {
          "  // plumb:disable:next sorted-inputs - a\n  func z\($0 % 7)\($0)(_ a: Int) -> Int"
        }.joined(separator: "\n")
        return
          "import Plumbline\nprotocol AViewModelInputs {\n\(pairs)\n}\nclass AViewModel: AViewModelInputs {}\n"
      },
      LargeInput("many imports") {
        Self.fill($0, "import B\nimport A\n", in: { DeepInput.viewModel(top: $0) })
      },
      LargeInput("many syntax errors") {
        Self.fill($0, "class { func ) }\n", in: { DeepInput.viewModel(top: $0) })
      },
      LargeInput("many view models") { size in
        (0..<(size / 800)).map { number in
          DeepInput.viewModel().replacing("AViewModel", with: "A\(number)ViewModel")
        }.joined()
      },
    ]
    + Self.anywhere(
      statementEnd: "", constant: "let", inStatement: { DeepInput.viewModel(statement: $0) },
      atTop: { DeepInput.viewModel(top: $0) })
}
