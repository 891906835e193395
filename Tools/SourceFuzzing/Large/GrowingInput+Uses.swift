import SourceModel

extension GrowingInput {
  private static let viewModel = (path: "app/AViewModel.swift", text: DeepInput.viewModel())

  /// A layout of Android.
  private static func layout(
    _ name: String, _ start: String = "", _ piece: @escaping @Sendable (Int) -> String, _ end: String = ""
  ) -> GrowingInput {
    GrowingInput(name, ["ports --in app", "lint --no-cache --jobs 1 app"]) { count in
      let text = (0..<count).map(piece).joined()
      return [
        (path: "app/AViewModel.kt", text: DeepInput.kotlinViewModel()),
        (
          path: "app/res/layout/a.xml",
          text: "<variable name=\"vm\" type=\"AViewModel.AViewModel\" />\n\(start)\(text)\(end)\n"
        ),
      ]
    }
  }

  private static let useCommands = [
    "ports --in app", "lint --no-cache --jobs 1 app", "rename AViewModel.inputs.a renamed app --dry-run",
    "rename AViewModel.outputs.b renamed app --diff",
  ]

  /// Code that uses ports.
  static let uses: [GrowingInput] = [
    layout("expressions of layouts") { "<a b=\"@{vm.outputs.b\($0) ?? vm.inputs.a(\($0))}\" />\n" },
    layout("names in one expression of a layout", "<a b=\"@{(", { "vm, v\($0), " }, ")}\" />"),
    layout("variables of layouts") { "<variable name=\"v\($0)\" type=\"AViewModel\" />\n" },
    view("uses of a port") { "    self.viewModel.inputs.a(\($0))\n" },
    view("bindings of an output") { "    self.viewModel.outputs.b.observeValues { self.c\($0) = $0 }\n" },
    view("names of the port that are something else") { "    c\($0).a(d.b)\n" },
    view("names of the port on one line") { "c\($0).a(d.b); " },
    view("local view models") { "    let v\($0): AViewModelType = AViewModel()\n    v\($0).inputs.a(1)\n" },
    view("closures in each other", "    ", { _ in "d { v in " }, { _ in "v.inputs.a(1) }" }),
    view("functions in each other", "", { "func f\($0)(_ v: AViewModel) {\n" }, { _ in "v.inputs.a(1) }\n" }),
    view("calls in a chain", "self.viewModel", { _ in ".c()" }, { _ in "" }),
    view("branches", "if a { }", { " else if v.b\($0) { self.viewModel.inputs.a(\($0)) }\n" }, { _ in "" }),
    view("casts", "", { "if let v\($0) = c as? AViewModel { v\($0).inputs.a(1) }\n" }, { _ in "" }),
    view("string interpolations", "let c = \"", { "\\(self.viewModel.outputs.b\($0)) " }, { _ in "" }),
    view("open brackets", "", { _ in "{[(" }, { _ in "" }),
    view("hashes") { _ in "#" },
    members("methods with a view model") {
      "  func c\($0)(_ viewModel: AViewModel) { viewModel.inputs.a(1) }\n"
    },
    members("stored view models") {
      "  let v\($0) = AViewModel()\n  func c\($0)() { self.v\($0).inputs.a(1) }\n"
    },
    members("computed view models") {
      "  var v\($0): AViewModel { self.v\($0 + 1) }\n  func c\($0)() { self.v\($0).inputs.a(1) }\n"
    },
    members("generic methods") { "  func c\($0)<V: AViewModelInputs>(_ v: V) where V: D\($0) { v.a(1) }\n" },
    top("views of one view model") {
      "final class C\($0)View { let viewModel = AViewModel()\n  func c() { self.viewModel.inputs.a(1) } }\n"
    },
    top("classes of a class with a view model") {
      "class C\($0)View: C\($0 + 1)View {\n  func c() { self.viewModel.inputs.a(1) } }\n"
    },
    top("aliases of the view model") {
      "typealias V\($0) = V\($0 + 1)\nfinal class C\($0)View { let v: V\($0)\n func c() { v.inputs.a(1) } }\n"
    },
    top("mocks") { "final class Mock\($0): AViewModelInputs { func a(_ a: Int) {} }\n" },
    top("extensions of a view") { "extension CView { func c\($0)() { self.viewModel.inputs.a(\($0)) } }\n" },
    top("extensions of the inputs") { "extension AViewModelInputs { func c\($0)() { self.a(\($0)) } }\n" },
    top("tests") {
      "final class A\($0)Tests: XCTestCase { let vm = AViewModel()\n  func testC() { self.vm.inputs.a(1); self.vm.outputs.b.observe(self.b.observer) } }\n"
    },
    top("view models with the same port") {
      "protocol B\($0)ViewModelInputs { func a(_ a: Int) }\nfinal class B\($0)ViewModel: B\($0)ViewModelInputs { func a(_ a: Int) {} }\nfinal class B\($0)View { let viewModel = B\($0)ViewModel()\n func c() { self.viewModel.inputs.a(1) } }\n"
    },
    GrowingInput("files of views", Self.useCommands, from: 64) { n in
      [viewModel]
        + (0..<n).map {
          (
            "app/C\($0)View.swift",
            "final class C\($0)View { let viewModel = AViewModel()\n  func c() { self.viewModel.inputs.a(1) } }\n"
          )
        }
    },
    GrowingInput("files of view models with views", Self.useCommands, from: 64) { n in
      [viewModel]
        + (0..<n).map {
          (
            "app/B\($0)ViewModel.swift",
            DeepInput.viewModel().replacing("AViewModel", with: "B\($0)ViewModel")
          )
        }
        + (0..<n).map {
          (
            "app/C\($0)View.swift",
            "final class C\($0)View { let viewModel = B\($0)ViewModel()\n  func c() { self.viewModel.inputs.a(1) } }\n"
          )
        }
    },
    GrowingInput("files of extensions of one view", Self.useCommands, from: 64) { n in
      [viewModel, ("app/CView.swift", "final class CView { let viewModel = AViewModel() }\n")]
        + (0..<n).map {
          ("app/C\($0)View.swift", "extension CView { func c\($0)() { self.viewModel.inputs.a(1) } }\n")
        }
    },
    GrowingInput("files of subclasses", Self.useCommands, from: 64) { n in
      [viewModel]
        + (0..<n).map {
          (
            "app/C\($0)View.swift",
            "class C\($0)View: C\($0 + 1)View { func c() { self.viewModel.inputs.a(1) } }\n"
          )
        }
        + [("app/CView.swift", "class C\(n)View { let viewModel = AViewModel() }\n")]
    },
    GrowingInput("ports with their uses", Self.useCommands) { n in
      [
        viewModel,
        ("app/LargeViewModel.swift", LargeViewModel(pairs: n).fixed),
        (
          "app/LargeView.swift",
          "final class LargeView {\n  let viewModel = LargeViewModel()\n  func c() {\n"
            + many(n) { "    self.viewModel.inputs.input\(String(String($0 + 1_000_000).dropFirst()))A()\n" }
            + "  }\n}\n"
        ),
      ]
    },
    kotlinUses("uses of a port") { "    viewModel.a(\($0))\n" },
    kotlinUses("casts") { "    if (c\($0) is AViewModel.Inputs) c\($0).a(1)\n" },
    kotlinUses("branches of a when") { "    when (c) { \($0) -> viewModel.a(\($0)) }\n" },
    kotlinUses("lambdas in each other", { "    d { v\($0) -> " }, { _ in "viewModel.a(1) }" }),
    kotlinUses("scope functions in each other", { _ in "    viewModel.apply { " }, { _ in "a(1) }" }),
    kotlinUses("local functions") { "    fun f\($0)(v: AViewModel.Inputs) { v.a(\($0)) }\n" },
    kotlinUses("extension functions") { "  }\n  fun AViewModel.Inputs.f\($0)() { a(\($0))\n" },
    javaUses("uses of a port") { "    this.viewModel.inputs.a(\"\($0)\");\n" },
    javaUses("local view models") {
      "    AViewModel.ViewModel v\($0) = new AViewModel.ViewModel(e);\n    v\($0).inputs.a(b);\n"
    },
    javaUses(
      "anonymous classes in each other", { _ in "new D() { void e() { " },
      { _ in "viewModel.inputs.a(b); } };" }),
    javaUses("lambdas in each other", { "d(v\($0) -> { " }, { _ in "viewModel.inputs.a(b); });" }),
    javaUses("methods") { "  }\n  <T extends AViewModel.Inputs> void f\($0)(T t) { t.a(b);\n" },
  ]

  private static func view(
    _ name: String, _ start: String = "", _ piece: @escaping @Sendable (Int) -> String,
    _ end: @escaping @Sendable (Int) -> String = { _ in "" }
  ) -> GrowingInput {
    GrowingInput("Swift, view of \(name)", Self.useCommands) { n in
      [
        viewModel,
        (
          "app/CView.swift",
          "import UIKit\n\nfinal class CView: UIView {\n  let viewModel = AViewModel()\n\n  func c() {\n\(start)\(many(n, piece))\(many(n, end))\n  }\n}\n"
        ),
      ]
    }
  }

  private static func members(_ name: String, _ piece: @escaping @Sendable (Int) -> String) -> GrowingInput {
    GrowingInput("Swift, view of \(name)", Self.useCommands) { n in
      [viewModel, ("app/CView.swift", "import UIKit\n\nfinal class CView: UIView {\n\(many(n, piece))}\n")]
    }
  }

  private static func top(_ name: String, _ piece: @escaping @Sendable (Int) -> String) -> GrowingInput {
    GrowingInput("Swift, \(name)", Self.useCommands) { n in
      [
        viewModel,
        (
          "app/CView.swift",
          "import UIKit\n\nfinal class CView: UIView { let viewModel = AViewModel() }\n\(many(n, piece))"
        ),
      ]
    }
  }

  private static func kotlinUses(
    _ name: String, _ piece: @escaping @Sendable (Int) -> String,
    _ end: @escaping @Sendable (Int) -> String = { _ in "" }
  ) -> GrowingInput {
    GrowingInput("Kotlin, view of \(name)", Self.useCommands) { n in
      [
        ("app/AViewModel.kt", DeepInput.kotlinViewModel()),
        (
          "app/CView.kt",
          "class CView(private val viewModel: AViewModel.AViewModel) {\n  fun c() {\n\(many(n, piece))\(many(n, end))\n  }\n}\n"
        ),
      ]
    }
  }

  private static func javaUses(
    _ name: String, _ piece: @escaping @Sendable (Int) -> String,
    _ end: @escaping @Sendable (Int) -> String = { _ in "" }
  ) -> GrowingInput {
    GrowingInput("Java, view of \(name)", Self.useCommands) { n in
      [
        ("app/AViewModel.java", DeepInput.javaViewModel()),
        (
          "app/CView.java",
          "package a.b;\nclass CView {\n  private AViewModel.ViewModel viewModel;\n  void c() {\n\(many(n, piece))\(many(n, end))\n  }\n}\n"
        ),
      ]
    }
  }
}
