extension LargeInput {
  static let kotlin: [LargeInput] =
    [
      filled("one long line of lambdas", with: "a.b { c -> d.e(f) }; ") {
        DeepInput.kotlinViewModel(statement: $0)
      },
      filled("a giant list", with: "1, ") { DeepInput.kotlinViewModel(statement: "val a = listOf(\($0))") },
      filled("many small classes", with: "class A { val a = 1 }\n") { DeepInput.kotlinViewModel(top: $0) },
      filled("many members", with: "fun c() = 1\n") { DeepInput.kotlinViewModel(member: $0) },
      LargeInput("many locals") { size in
        let locals = (0..<(size / 24)).map { "val a\($0) = b + c\n" }.joined()
        return DeepInput.kotlinViewModel(statement: locals)
      },
      LargeInput("many inputs in another order") { size in
        let functions = (0..<(size / 40)).map { "    fun z\($0 % 7)\($0)(a: Int)" }.joined(separator: "\n")
        return DeepInput.kotlinViewModel(member: "interface Inputs {\n\(functions)\n}\n")
      },
      LargeInput("many public flows and functions") { size in
        let names = (0..<(size / 120)).map { "z\($0 % 7)\($0)" }
        let members = names.map {
          "  val \($0) = MutableStateFlow(0)\n  fun set\($0)(a: Int) { \($0).value = a }\n"
        }
        return "class BViewModel : ViewModel() {\n\(members.joined())}\n"
      },
      filled("many uses without this", with: "    a.onNext(b)\n") {
        DeepInput.kotlinViewModel(statement: $0)
      },
      filled("many subscriptions", with: "    a.subscribe { b.onNext(it) }\n") {
        DeepInput.kotlinViewModel(statement: $0)
      },
      filled("many annotations that suppress", with: "@Suppress(\"plumb:sorted-inputs\", \"a\") fun c() {}\n")
      {
        DeepInput.kotlinViewModel(member: $0)
      },
      filled("many imports", with: "import b.B\nimport a.A\n") { DeepInput.kotlinViewModel(top: $0) },
      filled("many syntax errors", with: "class { fun ) }\n") { DeepInput.kotlinViewModel(top: $0) },
    ]
    + anywhere(
      statementEnd: "", constant: "val", inStatement: { DeepInput.kotlinViewModel(statement: $0) },
      atTop: { DeepInput.kotlinViewModel(top: $0) })
}
