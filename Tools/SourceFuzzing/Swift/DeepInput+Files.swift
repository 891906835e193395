extension DeepInput {
  /// What is nested or many at the top of a file.
  static let files: [DeepInput] =
    (Self.anywhere + [
      chain("imports", "", "import B\nimport A\n"), chain("import paths", "import A", ".B"),
      around("conditions", "#if (", "A", ")\n#endif\n"),
      chain("condition operators", "#if A", " && B"),
      around("conditional compilation", "#if A\n", "let a = 1\n", "#endif\n"),
      chain("conditional branches", "#if A\n", "#elseif B\nlet a = 1\n"),
      chain("else branches", "#if A\n", "#else\n"),
      around("imports in conditions", "#if A\nimport B\n", "", "#endif\n"),
      chain("conformances", "final class B: A", ", AInputs"), chain("extended members", "extension A", ".B"),
      chain("generic parameters", "class B<A", ", B: C"),
      around("generic arguments", "class B: A<", "B", "> {}\n"),
      around("open generic parameters", "class B", "<", ""),
      chain("protocol members", "protocol BInputs {", "\n  func b()"),
      chain("precedence", "precedencegroup A {", " higherThan: B"), chain("attributes", "", "@a\n"),
      chain("headers", "", "class A: BInputs "),
      chain("aliases", "", "typealias AInputs = "),
      chain("alias compositions", "typealias BInputs = A", " & B"),
      chain("strings", "", "\"\\("),
      chain(
        "extensions", "",
        "extension AViewModel: AViewModelInputs { func a(_ a: Int) { self.aProperty.value = a } }\n"),
      chain("view models", "", "final class AViewModel: AViewModelInputs, AViewModelOutputs {}\n"),
      chain("macros", "", "@ViewModel "),
    ]).map { deep in DeepInput("file of \(deep.name)") { Self.viewModel(top: deep.text(depth: $0)) } }
    + [
      numbered("chain of protocols") { "protocol P\($0)Inputs: P\($0 + 1)Inputs {}" },
      numbered("chain of plain protocols") { "protocol P\($0): P\($0 + 1) {}" },
      numbered("chain of aliases") { "typealias P\($0) = P\($0 + 1)" },
      numbered("chain of signal aliases") { "typealias P\($0)Signal = P\($0 + 1)Signal" },
      numbered("chain of classes") { "class P\($0): P\($0 + 1) {}" },
      numbered("many ports") {
        "protocol Q\($0)Inputs { func a() }\nfinal class Q\($0)ViewModel: Q\($0)Inputs {}"
      },
    ]

  /// Declarations that each name the next, and a view model that starts from the first.
  private static func numbered(_ name: String, _ line: @escaping @Sendable (Int) -> String) -> DeepInput {
    DeepInput(name) { depth in
      let lines = (0..<depth).map(line).joined(separator: "\n")
      let user = "final class BViewModel: P0, P0Inputs, AViewModelInputs { let a: P0Signal<Int> }\n"
      return Self.viewModel(top: "\(lines)\n\(user)")
    }
  }
}
