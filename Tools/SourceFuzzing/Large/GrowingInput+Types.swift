import SourceModel

extension GrowingInput {
  /// Types whose declarations lead to others, and clauses of declarations.
  static let types: [GrowingInput] = [
    source(.swift, "where clauses of a class") { n in
      DeepInput.viewModel(top: "class C<T> where T: P" + many(n) { ", T: P\($0)" } + " {}")
    },
    source(.swift, "where clauses of a method") { n in
      DeepInput.viewModel(member: "func c<T>(_ t: T) where T: P" + many(n) { ", T.A\($0) == B" } + " {}")
    },
    source(.swift, "where clauses of an extension") { n in
      DeepInput.viewModel(top: "extension C: D where A: P" + many(n) { ", T\($0): P" } + " {}")
    },
    source(.swift, "where clauses of a protocol") { n in
      DeepInput.viewModel(top: "protocol CInputs: D where A: P" + many(n) { ", T\($0): P" } + " {}")
    },
    source(.swift, "where clauses of associated types") { n in
      DeepInput.viewModel(
        top: "protocol C {\n" + many(n) { "  associatedtype T\($0): P where T\($0).A == Int\n" } + "}")
    },
    source(.swift, "words of where") { n in
      DeepInput.viewModel(top: "class C<T> " + many(n) { _ in "where T: P " } + " {}")
    },
    source(.swift, "headings of generics") { n in DeepInput.viewModel(top: many(n) { _ in "class C<T: D, " })
    },
    source(.java, "headings of generics") { n in
      DeepInput.javaViewModel(top: many(n) { _ in "class C<T extends D, " })
    },
    source(.kotlin, "headings of generics") { n in
      DeepInput.kotlinViewModel(top: many(n) { _ in "class C<T : D, " })
    },
    source(.swift, "many generic extensions") { n in
      DeepInput.viewModel(top: many(n) { "extension AViewModel where T\($0): P { func c\($0)() {} }\n" })
    },
    source(.swift, "diamonds of protocols") { n in
      DeepInput.viewModel(
        top: many(n) {
          "protocol P\($0): P\($0 + 1), Q\($0 + 1) {}\nprotocol Q\($0): P\($0 + 1), Q\($0 + 1) {}\n"
        }
          + "protocol BInputs: P0 {}\nclass BViewModel: BInputs {}\n")
    },
    source(.swift, "aliases of two aliases") { n in
      DeepInput.viewModel(
        type: "T0",
        top: many(n) { "typealias T\($0) = (T\($0 + 1), T\($0 + 1))\n" } + "typealias T\(n) = Int\n")
    },
    source(.swift, "compositions of two compositions") { n in
      DeepInput.viewModel(
        top: many(n) { "typealias T\($0) = T\($0 + 1) & T\($0 + 1)\n" }
          + "typealias T\(n) = AViewModelInputs\nclass BViewModel: T0 {}\n")
    },
    source(.swift, "nested types of one name") { n in
      DeepInput.viewModel(
        top: many(n) { _ in "enum A { " } + "class BViewModel: AViewModelInputs {}" + many(n) { _ in "}" })
    },
    source(.swift, "many types of one name") { n in
      DeepInput.viewModel(top: many(n) { "enum E\($0) { class BViewModel: AViewModelInputs {} }\n" })
    },
    source(.swift, "many conformances in extensions") { n in
      DeepInput.viewModel(
        top: many(n) {
          "protocol P\($0)Inputs { func p\($0)() }\nextension AViewModel: P\($0)Inputs { func p\($0)() {} }\n"
        })
    },
    source(.swift, "many view models of one protocol") { n in
      DeepInput.viewModel(
        top: many(n) {
          "final class B\($0)ViewModel: AViewModelInputs, AViewModelOutputs { func a(_ a: Int) {} }\n"
        })
    },
    source(.swift, "a class of many classes") { n in
      DeepInput.viewModel(
        top: many(n) { "class B\($0)ViewModel: AViewModel { override func a(_ a: Int) {} }\n" })
    },
    source(.swift, "many overloads") { n in
      "import Plumbline\nprotocol AViewModelInputs {\n" + many(n) { "  func a(_ a: T\($0))\n" }
        + "}\nfinal class AViewModel: AViewModelInputs {\n"
        + many(n) {
          "  private let aProperty\($0) = MutableProperty<T\($0)?>(nil)\n  func a(_ a: T\($0)) { self.aProperty\($0).value = a }\n"
        } + "}\n"
    },
    source(.swift, "parameters of an input") { n in
      "import Plumbline\nprotocol AViewModelInputs {\n  func a(" + many(n) { "b\($0): Int, " }
        + "c: Int)\n}\nfinal class AViewModel: AViewModelInputs {\n  func a(" + many(n) { "b\($0): Int, " }
        + "c: Int) {}\n}\n"
    },
    source(.swift, "words of documentation") { n in
      DeepInput.viewModel().replacing(
        "func a(",
        with: "/// Call when the row is tapped.\n" + many(n) { "  /// word\($0) is said.\n" } + "  func a(")
    },
    source(.java, "throws clauses") { n in
      DeepInput.javaViewModel(member: "void c() throws A" + many(n) { ", E\($0)" } + " {}")
    },
    source(.java, "bounds of methods") { n in
      DeepInput.javaViewModel(member: "<T extends A" + many(n) { " & B\($0)" } + "> void c(T t) {}")
    },
    source(.java, "diamonds of interfaces") { n in
      DeepInput.javaViewModel(
        top: many(n) {
          "interface P\($0) extends P\($0 + 1), Q\($0 + 1) {}\ninterface Q\($0) extends P\($0 + 1), Q\($0 + 1) {}\n"
        }
          + "class BViewModel implements P0 {}\n")
    },
    source(.java, "many types of one name") { n in
      DeepInput.javaViewModel(
        top: many(n) {
          "interface E\($0) { class ViewModel implements Inputs {} interface Inputs { void a(); } }\n"
        })
    },
    source(.java, "many overloads") { n in
      DeepInput.javaViewModel(member: many(n) { "public void a(T\($0) a) { this.a.onNext(a); }\n" })
    },
    source(.java, "parameters") { n in
      DeepInput.javaViewModel(member: "public void c(" + many(n) { "int b\($0), " } + "int c) {}\n")
    },
    source(.java, "words of documentation") { n in
      DeepInput.javaViewModel(
        member: "/**\n" + many(n) { " * Word\($0) is said {@link A#b\($0)}.\n" } + " */ void c() {}\n")
    },
    source(.java, "cases of a switch") { n in
      DeepInput.javaViewModel(
        statement: "switch (a) {\n" + many(n) { "case \($0): this.a.onNext(b); break;\n" } + "}")
    },
    source(.java, "else ifs") { n in
      DeepInput.javaViewModel(
        statement: "if (a) { b(); }" + many(n) { " else if (a == \($0)) { this.a.onNext(b); }" })
    },
    source(.java, "anonymous classes") { n in
      DeepInput.javaViewModel(
        statement: many(n) { "new A() { @Override public void b\($0)() { this.a.onNext(c); } };\n" })
    },
    source(.kotlin, "where clauses of a class") { n in
      DeepInput.kotlinViewModel(top: "class C<T> where T : P" + many(n) { ", T : P\($0)" } + " {}")
    },
    source(.kotlin, "where clauses of a function") { n in
      DeepInput.kotlinViewModel(member: "fun <T> c(t: T) where T : P" + many(n) { ", T : P\($0)" } + " {}")
    },
    source(.kotlin, "words of where") { n in
      DeepInput.kotlinViewModel(member: "fun <T> c(t: T) " + many(n) { _ in "where T : P " } + " {}")
    },
    source(.kotlin, "type parameters") { n in
      DeepInput.kotlinViewModel(member: "fun <A" + many(n) { ", T\($0) : P" } + "> c() {}")
    },
    source(.kotlin, "diamonds of interfaces") { n in
      DeepInput.kotlinViewModel(
        top: many(n) {
          "interface P\($0) : P\($0 + 1), Q\($0 + 1)\ninterface Q\($0) : P\($0 + 1), Q\($0 + 1)\n"
        }
          + "class BViewModel : P0\n")
    },
    source(.kotlin, "aliases of two aliases") { n in
      DeepInput.kotlinViewModel(
        top: many(n) { "typealias T\($0) = Map<T\($0 + 1), T\($0 + 1)>\n" } + "typealias T\(n) = Int\n"
      )
      .replacing("a: Int", with: "a: T0")
    },
    source(.kotlin, "branches of a when") { n in
      DeepInput.kotlinViewModel(statement: "when (a) {\n" + many(n) { "  \($0) -> this.a.onNext(b)\n" } + "}")
    },
    source(.kotlin, "conditions of a when") { n in
      DeepInput.kotlinViewModel(statement: "when (a) {\n  0" + many(n) { ", \($0)" } + " -> b\n}")
    },
    source(.kotlin, "else ifs") { n in
      DeepInput.kotlinViewModel(
        statement: "if (a) { b() }" + many(n) { " else if (a == \($0)) { this.a.onNext(b) }" })
    },
    source(.kotlin, "string templates") { n in
      DeepInput.kotlinViewModel(statement: "val x = \"" + many(n) { "$a\($0) ${b.c\($0)} " } + "\"")
    },
    source(.kotlin, "many overloads") { n in
      DeepInput.kotlinViewModel(member: many(n) { "fun a(a: T\($0)) = this.a.onNext(a)\n" })
    },
    source(.kotlin, "parameters of a constructor") { n in
      DeepInput.kotlinViewModel(
        top: "class C(" + many(n) { "private val a\($0): B\($0) = b(), " } + "val c: D) { init { c() } }\n")
    },
    source(.kotlin, "enum entries") { n in
      DeepInput.kotlinViewModel(top: "enum class C { A" + many(n) { ", A\($0)" } + " }\n")
    },
    source(.kotlin, "property accessors") { n in
      DeepInput.kotlinViewModel(member: many(n) { "val c\($0): Int\n  get() = this.d\n" })
    },
    source(.kotlin, "delegates") { n in
      DeepInput.kotlinViewModel(top: "class C : A by a" + many(n) { ", B\($0) by b\($0)" } + " {}\n")
    },
    source(.kotlin, "companions and extensions") { n in
      DeepInput.kotlinViewModel(top: many(n) { "fun AViewModel.Inputs.c\($0)() { this.a(\($0)) }\n" })
    },
    source(.kotlin, "words of documentation") { n in
      DeepInput.kotlinViewModel().replacing(
        "fun a(a: Int) }",
        with: "\n/** Call when the row is clicked.\n" + many(n) { " * word\($0) is said.\n" }
          + "*/\nfun a(a: Int) }")
    },
  ]
}
