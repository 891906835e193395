import SourceModel

extension GrowingInput {
  /// What flows through a view model, and the graphs of it.
  static let flows: [GrowingInput] = [
    flow("values in a row", "let x0 = self.aProperty.signal\n", { "let x\($0 + 1) = x\($0).map { $0 }\n" }) {
      "x\($0)"
    },
    flow("operators in a row", "let x = self.aProperty.signal", { _ in ".map { $0 }" }) { _ in "x" },
    flow("values that are merged", "let x = self.aProperty.signal\n", { "let x\($0) = x.map { $0 }\n" }) {
      n in
      "Signal.merge(x" + many(n) { ", x\($0)" } + ")"
    },
    flow(
      "diamonds of values", "let x0 = self.aProperty.signal\n",
      { "let x\($0 + 1) = Signal.merge(x\($0), x\($0))\n" }
    ) { "x\($0)" },
    flow(
      "diamonds of two values", "let x0 = self.aProperty.signal\nlet y0 = x0\n",
      { "let x\($0 + 1) = Signal.merge(x\($0), y\($0))\nlet y\($0 + 1) = Signal.merge(y\($0), x\($0))\n" }
    ) { "x\($0)" },
    flow(
      "a circle of properties", "let x0 = self.aProperty\n",
      { "let x\($0 + 1) = MutableProperty(0)\nx\($0 + 1) <~ x\($0).signal\n" }
    ) { "x\($0).signal" },
    flow(
      "observers", "let x = self.aProperty.signal\n",
      { "x.observeValues { self.cProperty.value = $0 + \($0) }\n" }
    ) { _ in "x" },
    flow(
      "flattened producers", "let x0 = self.aProperty.signal\n",
      { "let x\($0 + 1) = x\($0).flatMap(.latest) { load($0).materialize() }\n" }
    ) { "x\($0)" },
    flow(
      "helpers that call each other", "let x = self.c0(self.aProperty.signal)\n",
      member: { "func c\($0)(_ s: Signal<Int, Never>) -> Signal<Int, Never> { return self.c\($0 + 1)(s) }\n" }
    ) { _ in "x" },
    flow(
      "helpers that call two others", "let x = self.c0(self.aProperty.signal)\n",
      member: {
        "func c\($0)(_ s: Signal<Int, Never>) -> Signal<Int, Never> { return Signal.merge(self.c\($0 + 1)(s), self.c\($0 + 1)(s)) }\n"
      }
    ) { _ in "x" },
    flow("one helper that is called often", "let x = self.aProperty.signal\n", { "let x\($0) = self.c(x)\n" })
    { n in
      "Signal.merge(x" + many(n) { ", x\($0)" } + ")"
    },
    flow(
      "computed properties", "",
      member: { "var c\($0): Signal<Int, Never> { return self.c\($0 + 1).map { $0 } }\n" }
    ) { _ in "self.c0" },
    flow(
      "tuples of values", "let x = self.aProperty.signal\n", { "let (x\($0), y\($0)) = (x.map { $0 }, x)\n" }
    ) { n in
      "Signal.merge(x" + many(n) { ", x\($0), y\($0)" } + ")"
    },
    flow(
      "nested closures of streams", "let x = self.aProperty.signal",
      { "\n.flatMap { a\($0) in b(a\($0)).map { c in c }" }, { _ in "}" }
    ) { _ in "x" },
    flow(
      "branches", "let x = self.aProperty.signal\n",
      { "if c == \($0) { self.cProperty.value = 1 } else { self.dProperty <~ x }\n" }
    ) { _ in "x" },
    GrowingInput("Swift, pairs of inputs and outputs", Self.flowCommands + Self.conversions) {
      [everyRule, ("app/Input.swift", LargeViewModel(pairs: $0).fixed)]
    },
    GrowingInput(
      "Swift, pairs of inputs and outputs in disorder", Self.flowCommands + Self.conversions + Self.formats
    ) {
      [everyRule, ("app/Input.swift", LargeViewModel(pairs: $0).drifted)]
    },
    GrowingInput("Swift, view models of a file", Self.flowCommands + Self.conversions + Self.formats) {
      [everyRule, ("app/Input.swift", ManyViewModels(count: $0).drifted)]
    },
    GrowingInput("Swift, inputs in reverse order", Self.flowCommands) { n in
      let names = (0..<n).map { "row\($0 + 1_000_000)" }.reversed()
      return [
        everyRule,
        (
          "app/Input.swift",
          "import ReactiveSwift\n\nprotocol LargeViewModelInputs {\n"
            + names.map { "  /// Call when the row is tapped.\n  func \($0)()\n" }.joined()
            + "}\n\nfinal class LargeViewModel: LargeViewModelInputs {}\n"
        ),
      ]
    },
    GrowingInput("Swift, all outputs of all inputs", Self.flowCommands, from: 8) { n in
      var text = LargeViewModel(pairs: n).fixed
      text = text.replacing("Property.signal\n", with: "Property.signal.merge(with: self.all)\n")
      text = text.replacing(
        "  init() {\n",
        with: "  init() {\n    self.all = Signal.merge(["
          + many(n) { "self.input\(String(String($0 + 1_000_000).dropFirst()))AProperty.signal, " } + "])\n")
      return [everyRule, ("app/Input.swift", text)]
    },
    GrowingInput("Kotlin, values in a row", Self.flowCommands) { n in
      [
        everyRule,
        (
          "app/Input.kt",
          DeepInput.kotlinViewModel(
            statement: "val x0 = this.a\n" + many(n) { "val x\($0 + 1) = x\($0).map { it }\n" }
              + "x\(n).subscribe(this.b)\n")
        ),
      ]
    },
    GrowingInput("Kotlin, diamonds of values", Self.flowCommands) { n in
      [
        everyRule,
        (
          "app/Input.kt",
          DeepInput.kotlinViewModel(
            statement: "val x0 = this.a\n" + many(n) { "val x\($0 + 1) = Observable.merge(x\($0), x\($0))\n" }
              + "x\(n).subscribe(this.b)\n")
        ),
      ]
    },
    GrowingInput("Java, diamonds of values", Self.flowCommands) { n in
      [
        everyRule,
        (
          "app/Input.java",
          DeepInput.javaViewModel(
            value: "x\(n)",
            statement: "Observable<String> x0 = this.a;\n"
              + many(n) { "Observable<String> x\($0 + 1) = Observable.merge(x\($0), x\($0));\n" })
        ),
      ]
    },
    GrowingInput("Java, values in a row", Self.flowCommands) { n in
      [
        everyRule,
        (
          "app/Input.java",
          DeepInput.javaViewModel(
            value: "x\(n)",
            statement: "Observable<String> x0 = this.a;\n"
              + many(n) { "Observable<String> x\($0 + 1) = x\($0).map(c -> c);\n" })
        ),
      ]
    },
  ]

  private static let flowCommands = [
    "lint --no-cache --jobs 1 app", "fix --diff --jobs 1 app", "graph --level operators app",
    "graph --level ports app", "graph --format svg --level operators app", "site --output pages app",
    "graph --format mermaid app", "graph --format dot app", "graph --format json app", "graph --impact a app",
    "graph --why b app", "describe app/Input.swift", "ports --in app", "ports --in app --format html",
    "ports --in app --format markdown",
  ]
  private static let conversions = [
    "convert --to-macro --diff app", "convert --from-macro --diff app", "convert --to-ports --diff app",
  ]
  private static let formats =
    ["sarif", "gitlab", "xcode", "checkstyle", "text", "github", "json", "junit"].map {
      "lint --no-cache --jobs 1 app --format \($0)"
    } + [
      "lint --no-cache --statistics app", "lint --no-cache --write-baseline baseline.json app",
      "lint --outside app",
    ]

  private static func flow(
    _ name: String, _ start: String, _ piece: @escaping @Sendable (Int) -> String = { _ in "" },
    _ end: @escaping @Sendable (Int) -> String = { _ in "" },
    member: @escaping @Sendable (Int) -> String = { _ in "" }, _ value: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    GrowingInput("Swift, \(name)", Self.flowCommands) { n in
      let text = DeepInput.viewModel(
        value: value(n), statement: start + many(n, piece) + many(n, end), member: many(n, member))
      return [everyRule, ("app/Input.swift", text)]
    }
  }
}
