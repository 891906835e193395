extension LargeInput {
  static let swift: [LargeInput] =
    [
      filled("a giant array", with: "1, ") { DeepInput.viewModel(statement: "let a = [\($0)]") },
      filled("a giant array of strings over lines", with: "  \"abc\": [self.b, c],\n") {
        DeepInput.viewModel(top: "let a = [\n\($0)]")
      },
      filled("many small declarations", with: "struct A { let a: Int }\n") { DeepInput.viewModel(top: $0) },
      filled("many members", with: "var c: Int { 1 }\n") { DeepInput.viewModel(member: $0) },
      filled("many functions in one line", with: "func c() { d = 1 }; ") { DeepInput.viewModel(member: $0) },
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
      filled("many uses without self", with: "    aProperty.value = a\n") {
        DeepInput.viewModel(member: "func c() {\n\($0)\n}")
      },
      filled("many uses without self in one line", with: "aProperty.value = a; ") {
        DeepInput.viewModel(member: "func c() { \($0) }")
      },
      LargeInput("many suppressions and findings") { size in
        let pairs = (0..<(size / 90)).map {
          "  // plumb:disable:next sorted-inputs - a\n  func z\($0 % 7)\($0)(_ a: Int) -> Int"
        }.joined(separator: "\n")
        return
          "import Plumbline\nprotocol AViewModelInputs {\n\(pairs)\n}\nclass AViewModel: AViewModelInputs {}\n"
      },
      filled("many imports", with: "import B\nimport A\n") { DeepInput.viewModel(top: $0) },
      filled("many syntax errors", with: "class { func ) }\n") { DeepInput.viewModel(top: $0) },
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
