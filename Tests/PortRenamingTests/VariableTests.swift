import PortRenaming
import Testing

/// Variables that hide others of their name in a part of the code around them.
struct VariableTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var what: String
    /// The code, in which `«` and `»` are around the uses of the port `text`.
    var code: String

    var testDescription: String { self.what }

    init(_ what: String, _ code: String) {
      self.what = what
      self.code = code
    }
  }

  /// Types with a member that is no use of the port.
  private static let others = """
    final class Form { Observable<String> text() { return null; } }
    class Fault extends Exception { Object text() { return null; } }

    """

  /// The members of a class with a field of each type.
  static let java: [Case] = [
    Case("a lambda", "void f() { run((Form vm) -> vm.text()); vm.«text»(); }"),
    Case("a lambda with a block", "void f() { run((final Model form) -> { form.«text»(); }); form.text(); }"),
    Case(
      "a lambda of two",
      "void f() { run((Form vm, Model form) -> g(vm.text(), form.«text»())); form.text(); }"),
    Case("a lambda as a value", "F f = (Model form) -> form.«text»();\nObject g() { return form.text(); }"),
    Case(
      "a lambda in a lambda", "F f() { return (Model form) -> (Form vm) -> g(form.«text»(), vm.text()); }"),
    Case("a lambda as an argument", "void f() { run((Model form) -> form.«text»(), form.text()); }"),
    Case(
      "a lambda as a choice",
      "F f(boolean b) { return b ? (Model form) -> form.«text»() : (Model a) -> form.text(); }"),
    Case("an error", "void f() { try { g(); } catch (Fault vm) { vm.text(); } vm.«text»(); }"),
    Case("one of two errors", "void f() { try { g(); } catch (Fault | Other vm) { h(vm); } vm.«text»(); }"),
    Case("a resource", "void f() { try (Form vm = open()) { vm.text(); } finally { vm.«text»(); } }"),
    Case("a loop", "void f(List<Form> all) { for (Form vm : all) vm.text(); vm.«text»(); }"),
    Case(
      "a loop with a block",
      "void f(List<Model> all) { for (final Model form : all) { form.«text»(); } form.text(); }"),
    Case(
      "a loop with a test",
      "void f() { for (Form vm = g(); vm.text() != null; vm = h()) { vm.text(); } vm.«text»(); }"),
    Case("a pattern", "void f(Object x) { if (x instanceof Model form) { form.«text»(); } form.text(); }"),
    Case(
      "a pattern with else",
      "void f(Object x) { if (x instanceof Form vm) vm.text(); else vm.«text»(); vm.«text»(); }"),
    Case("a negated pattern", "void f(Object x) { if (!(x instanceof Model form)) return; form.«text»(); }"),
    Case(
      "a negated pattern with a block",
      "void f(Object x) { if (!(x instanceof Model form)) { form.text(); throw new E(); } form.«text»(); }"),
    Case(
      "a negated pattern with else",
      "void f(Object x) { if (!(x instanceof Model form)) { form.text(); } else { form.«text»(); } form.text(); }"
    ),
    Case(
      "a pattern with an else that returns",
      "void f(Object x) { if (x instanceof Model form) { g(); } else { return; } form.«text»(); }"),
    Case(
      "a negated pattern or another condition",
      "Object f(Object x) { if (!(x instanceof Model form) || form.«text»() == null) { return form.text(); } return form.«text»(); }"
    ),
    Case(
      "a negated pattern and another condition",
      "Object f(Object x, boolean b) { if (b && !(x instanceof Model form)) { return 1; } return form.text(); }"
    ),
    Case(
      "a pattern or another condition",
      "Object f(Object x, boolean b) { if (x instanceof Model form && form.«text»() != null || form.text() == null) { return form.text(); } return 1; }"
    ),
    Case(
      "a pattern in a value",
      "boolean f(Object x) { boolean b = x instanceof Model form && form.«text»() != null; return form.text() == null; }"
    ),
    Case(
      "a pattern of a choice",
      "Object f(Object x) { return x instanceof Model form ? form.«text»() : form.text(); }"),
    Case(
      "a negated pattern of a choice",
      "Object f(Object x) { return !(x instanceof Model form) ? form.text() : form.«text»(); }"),
    Case(
      "a pattern of a loop",
      "void f(Object x) { while (x instanceof Model form) { x = form.«text»(); } form.text(); }"),
    Case(
      "a negated pattern of a loop",
      "void f(Object x) { while (!(x instanceof Model form)) { x = form.text(); } form.«text»(); }"),
    Case(
      "a negated pattern at the end of a loop",
      "void f(Object x) { do { x = form.text(); } while (!(x instanceof Model form)); form.«text»(); }"),
    Case(
      "a pattern of a lambda",
      "F f(Object x) { return run(y -> x instanceof Model form && form.«text»() != null, form.text()); }"),
    Case(
      "a pattern with a cast around it",
      "boolean f(Object x) { return g((x instanceof Model form) && form.«text»() != null) == form.text(); }"),
    Case(
      "a rule",
      "Object f(Object x) { return switch (x) { case Form vm -> vm.text(); default -> vm.«text»(); }; }"),
    Case(
      "a rule with a guard",
      "void f(Object x) { switch (x) { case Model form when form.«text»() != null -> { form.«text»(); } case Other o -> form.text(); } }"
    ),
    Case(
      "a label",
      "void f(Object x) { switch (x) { case Model form: form.«text»(); break; default: form.text(); } form.text(); }"
    ),
    Case(
      "a record",
      "void f(Object x) { if (x instanceof Pair(Model form, Pair(Form vm, Model b))) { form.«text»(); vm.text(); b.«text»(); } form.text(); vm.«text»(); }"
    ),
    Case(
      "a record in a rule",
      "Object f(Object x) { return switch (x) { case Pair(Model form, Form vm) -> g(form.«text»(), vm.text()); default -> form.text(); }; }"
    ),
    Case(
      "a pattern in the loop of another",
      "void f(List<Object> all) { for (Object x : all) { if (!(x instanceof Model form)) continue; form.«text»(); } form.text(); }"
    ),
  ]

  private func app(_ code: String) -> App {
    let text =
      Self.others
      + "class A { LoginViewModel.ViewModel vm; Form form;\n"
      + code.replacing("Model ", with: "LoginViewModel.ViewModel ").replacing(
        "Model>", with: "LoginViewModel.ViewModel>") + "\n}"
    return App(texts: ["LoginViewModel.java": RefusalCase.javaViewModel, "A.java": text])
  }

  @Test("A variable of Java hides another one only where it is seen", arguments: java)
  func scopes(_ example: Case) throws {
    let plain = example.code.replacing("«", with: "").replacing("»", with: "")
    let app = self.app(plain)
    let found = try #require(app.port("text", of: "LoginViewModel"))
    let renamed = try app.renaming(found.port, of: found.viewModel, to: "freshName")
    #expect(
      renamed.texts["A.java"] == self.app(example.code.replacing("«text»", with: "freshName")).texts["A.java"]
    )
  }

  @Test(
    "A variable of Java whose type or place is not known refuses the renaming",
    arguments: [
      Case("the parameter of a lambda", "void f() { run(form -> form.text()); }"),
      Case("one of two parameters", "void f() { run((a, form) -> { form.text(); }); }"),
      Case("a parameter with an inferred type", "void f() { run((var form) -> form.text()); }"),
      Case(
        "a pattern before a block that may return",
        "void f(Object x) { if (!(x instanceof Model form)) { if (g()) { return; } else { throw new E(); } } form.text(); }"
      ),
      Case(
        "a pattern before a loop that may end",
        "void f(Object x) { while (!(x instanceof Model form)) { if (g()) break; } form.text(); }"),
    ])
  func unknown(_ example: Case) throws {
    let app = self.app(example.code)
    let found = try #require(app.port("text", of: "LoginViewModel"))
    #expect(throws: RenameRefusal.self) {
      _ = try app.renaming(found.port, of: found.viewModel, to: "freshName")
    }
  }
}
