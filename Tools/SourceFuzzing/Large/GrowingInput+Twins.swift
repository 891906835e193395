import SourceModel

extension GrowingInput {
  private static let parityCommands = [
    "parity ios android", "parity ios android --format json",
    "parity ios android --write-baseline baseline.json",
  ]

  /// The view models of two platforms.
  static let twins: [GrowingInput] = [
    twins("ports with equal names", { "row\($0)Tapped" }, { "row\($0)Clicked" }),
    twins("ports with other names", { "left\($0)Chosen" }, { "right\($0)Picked" }),
    twins("ports with the words of all others", { "row\($0)CellTapped" }, { "cell\($0)RowPicked" }),
    twins(
      "ports with many words", { "a\($0 % 7)B\($0 % 11)C\($0 % 13)D\($0)Tapped" },
      { "d\($0)C\($0 % 13)B\($0 % 11)A\($0 % 7)Clicked" }),
    twins(
      "ports with documentation", { "left\($0)Chosen" }, { "right\($0)Picked" },
      documentation: { n, _ in "Call when row \(n) of the list is chosen." }),
    twins(
      "words of documentation", from: 64, { $0 == 0 ? "leftChosen" : nil }, { $0 == 0 ? "rightPicked" : nil },
      documentation: { _, count in many(count) { "word\($0) is said. " } }),
    twins(
      "words of one documentation", from: 64, { $0 == 0 ? "leftChosen" : nil }, { "right\($0)Picked" },
      documentation: { n, count in n == 0 ? many(count) { "word\($0) is said. " } : "It is said." }),
    twins(
      "words in a name", from: 64, { $0 == 0 ? "left" : nil }, { $0 == 0 ? "right" : nil },
      name: { many($0) { "Word\($0)" } }),
    twins("ports of one side", { "left\($0)Chosen" }, { $0 == 0 ? "rightPicked" : nil }),
    GrowingInput(
      "twins of values",
      Self.parityCommands + ["rename AViewModel.inputs.a renamed ios --twins android --dry-run"]
    ) { n in
      [
        (
          "ios/A.swift",
          DeepInput.viewModel(
            value: "x\(n)",
            statement: "let x0 = self.aProperty.signal\n"
              + many(n) { "let x\($0 + 1) = x\($0).map { c\($0)($0) }\n" })
        ),
        (
          "android/A.kt",
          DeepInput.kotlinViewModel(
            statement: "val x0 = this.a\n" + many(n) { "val x\($0 + 1) = x\($0).map { c\($0)(it) }\n" }
              + "x\(n).subscribe(this.b)\n")
        ),
      ]
    },
    GrowingInput("twins of outputs with code", Self.parityCommands) { n in
      [
        (
          "ios/A.swift",
          "import ReactiveSwift\nprotocol AViewModelInputs { func a() }\nprotocol AViewModelOutputs {\n"
            + many(n) { "  var left\($0)Word: Signal<Int, Never> { get }\n" }
            + "}\nfinal class AViewModel: AViewModelInputs, AViewModelOutputs {\n  init() {\n"
            + many(n) {
              "    self.left\($0)Word = self.aProperty.signal.map { _ in model.code\($0).value }\n"
            }
            + "  }\n  private let aProperty = MutableProperty(())\n  func a() { self.aProperty.value = () }\n"
            + many(n) { "  let left\($0)Word: Signal<Int, Never>\n" } + "}\n"
        ),
        (
          "android/A.java",
          "package a.b;\nimport io.reactivex.rxjava3.core.Observable;\npublic interface AViewModel {\n  interface Inputs { void a(); }\n  interface Outputs {\n"
            + many(n) { "    Observable<Integer> right\($0)Name();\n" }
            + "  }\n  class ViewModel extends ActivityViewModel<A> implements Inputs, Outputs {\n    ViewModel() {\n"
            + many(n) { "      this.right\($0)Name = this.a.map(x -> model.code\($0).value());\n" }
            + "    }\n    private final PublishSubject<Integer> a = PublishSubject.create();\n    public void a() { this.a.onNext(1); }\n"
            + many(n) {
              "    private final Observable<Integer> right\($0)Name;\n    public Observable<Integer> right\($0)Name() { return this.right\($0)Name; }\n"
            } + "  }\n}\n"
        ),
      ]
    },
    viewModels("twin view models of equal names", { "Row\($0)" }, { "Row\($0)" }),
    viewModels("twin view models of other names", { "Left\($0)" }, { "Right\($0)" }),
    viewModels("twin view models of the words of all others", { "Row\($0)Cell" }, { "Cell\($0)Row" }),
    GrowingInput(
      "twins in the configuration",
      Self.parityCommands + [
        "lint --no-cache ios", "rename AViewModel.inputs.a renamed ios --twins android --dry-run",
      ]
    ) { n in
      [
        (
          ".plumb.yml",
          "twins:\n  view-models:\n" + many(n) { "    L\($0)ViewModel: R\($0)ViewModel\n" }
            + "  ports:\n    AViewModel:\n" + many(n) { "      l\($0): r\($0)\n" }
            + many(n) { "    L\($0)ViewModel: {a: b}\n" }
        ),
        ("ios/A.swift", DeepInput.viewModel()), ("android/A.kt", DeepInput.kotlinViewModel()),
      ]
    },
    GrowingInput("names in the configuration", Self.parityCommands + ["describe ios/A.swift"]) { n in
      [
        (
          ".plumb.yml",
          "scaffolding:\n  names:\n    inputs:\n" + many(n) { "      '*l\($0)': '*r\($0)'\n" } + "  types:\n"
            + many(n) { "    T\($0): com.example.T\($0)\n" }
        ),
        ("ios/A.swift", LargeViewModel(pairs: 20).fixed), ("android/A.kt", DeepInput.kotlinViewModel()),
      ]
    },
  ]

  private static func twins(
    _ name: String, from start: Int = 32, _ left: @escaping @Sendable (Int) -> String?,
    _ right: @escaping @Sendable (Int) -> String?,
    documentation: @escaping @Sendable (Int, Int) -> String = { _, _ in "" },
    name suffix: @escaping @Sendable (Int) -> String = { _ in "" }
  ) -> GrowingInput {
    GrowingInput("twins of \(name)", Self.parityCommands, from: start) { n in
      func comment(_ number: Int) -> String {
        let text = documentation(number, n)
        return text.isEmpty ? "" : "/** \(text) */\n"
      }
      let numbers = 0..<n
      return [
        (
          "ios/A.swift",
          "import ReactiveSwift\nprotocol AViewModelInputs {\n"
            + numbers.compactMap { i in left(i).map { "\(comment(i))  func \($0)\(suffix(n))()\n" } }.joined()
            + "}\nprotocol AViewModelOutputs {}\nfinal class AViewModel: AViewModelInputs, AViewModelOutputs {}\n"
        ),
        (
          "android/A.kt",
          "import io.reactivex.Observable\ninterface AViewModel {\n  interface Inputs {\n"
            + numbers.compactMap { i in right(i).map { "\(comment(i))    fun \($0)\(suffix(n))()\n" } }
            .joined() + "  }\n  interface Outputs\n  class AViewModel : ViewModel(), Inputs, Outputs\n}\n"
        ),
      ]
    }
  }

  private static func viewModels(
    _ name: String, _ left: @escaping @Sendable (Int) -> String, _ right: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    GrowingInput(name, Self.parityCommands, from: 32) { n in
      [
        (
          "ios/A.swift",
          many(n) { DeepInput.viewModel().replacing("AViewModel", with: left($0) + "ViewModel") }
        ),
        (
          "android/A.kt",
          many(n) { DeepInput.kotlinViewModel().replacing("AViewModel", with: right($0) + "ViewModel") }
        ),
      ]
    }
  }

  /// Ports that are renamed in large apps.
  static let renames: [GrowingInput] = [
    GrowingInput(
      "a rename in many files of all languages",
      [
        "rename AViewModel.inputs.a renamed app --dry-run",
        "rename AViewModel.inputs.a renamed app --twins other --diff",
        "rename AViewModel.inputs.a renamed app",
      ], from: 64
    ) { n in
      [("app/AViewModel.swift", DeepInput.viewModel()), ("other/AViewModel.kt", DeepInput.kotlinViewModel())]
        + (0..<n).map {
          (
            "app/C\($0)View.swift",
            "final class C\($0)View { let viewModel: AViewModelType = AViewModel()\n  func c() { self.viewModel.inputs.a(1) } }\n"
          )
        }
        + (0..<n).map {
          (
            "other/C\($0)View.kt",
            "class C\($0)View(private val viewModel: AViewModel.AViewModel) {\n  fun c() { viewModel.a(1) } }\n"
          )
        }
    },
    GrowingInput(
      "a rename of one of many overloads and names", ["rename AViewModel.inputs.a renamed app --dry-run"]
    ) { n in
      [
        ("app/AViewModel.swift", DeepInput.viewModel()),
        (
          "app/Others.swift",
          many(n) { "struct D\($0) { let a: Int; func renamed\($0)() { self.a.b(a) } }\n" }
        ),
      ]
    },
  ]
}
