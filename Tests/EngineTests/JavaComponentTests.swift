import Engine
import Rules
import TestSupport
import Testing

/// What belongs to a view model in Java is found in whatever files of the run it stands.
struct JavaComponentTests {
  typealias Case = ComponentCase

  private static let rx = "import rx.Observable; "
  private static let inputs = "public interface LoginInputs { ▸boolean logIn(); }"
  private static let user = "class LoginViewModel implements LoginInputs {}"

  static let cases: [Case] = [
    Case("the same package", ["A.java": "package a; \(inputs)", "B.java": "package a; \(rx) \(user)"]),
    Case(
      "an import",
      ["A.java": "package a; \(inputs)", "B.java": "package b; \(rx) import a.LoginInputs; \(user)"]),
    Case(
      "an import on demand",
      ["A.java": "package a; \(inputs)", "B.java": "package b; \(rx) import a.*; \(user)"]),
    Case(
      "a full name",
      [
        "A.java": "package a.c; \(inputs)",
        "B.java": "package b; \(rx) class LoginViewModel implements a.c.LoginInputs {}",
      ]),
    Case(
      "an import of a type in a type",
      [
        "A.java": "package a; class Ports { \(inputs) }",
        "B.java": "package b; \(rx) import a.Ports.LoginInputs; \(user)",
        "C.java": "package b; interface Other { interface LoginInputs { boolean out(); } }",
      ]),
    Case(
      "a static import of the types in a type",
      [
        "A.java": "package a; class Ports { \(inputs) }",
        "B.java": "package b; \(rx) import static a.Ports.*; \(user)",
      ]),
    Case(
      "another type of the name in another package",
      [
        "A.java": "package a; \(inputs)", "B.java": "package b; \(rx) import a.LoginInputs; \(user)",
        "C.java": "package c; interface LoginInputs { boolean out(); }",
      ]),
    Case(
      "an interface that inherits the lists, over several files",
      [
        "A.java": "package a; \(inputs)", "B.java": "package a; interface Ports extends More {}",
        "C.java": "package a; interface More extends LoginInputs {}",
        "D.java": "package a; \(rx) class LoginViewModel implements Ports {}",
      ]),
    Case(
      "interfaces in a circle",
      [
        "A.java": "package a; interface Ports extends More {} \(inputs)",
        "B.java": "package a; interface More extends Ports, LoginInputs {}",
        "C.java": "package a; \(rx) class LoginViewModel implements Ports {}",
      ]),
    Case(
      "a wrapper that inherits its lists",
      [
        "A.java": "package a; interface Ports extends Deep.Ports {}",
        "B.java": "package a; interface Deep { interface Ports { interface Inputs { boolean logIn(); } } }",
        "C.java":
          "package a; \(rx) interface LoginViewModel extends Ports { class ViewModel implements Inputs {} }",
      ]),
    Case(
      "a class around that inherits the lists from a class",
      [
        "A.java": "package a; class Base extends Root {}",
        "B.java": "package a; class Root { interface Inputs { boolean logIn(); } }",
        "C.java":
          "package a; \(rx) class LoginViewModel extends Base { static class ViewModel implements Inputs {} }",
      ]),
    Case(
      "a superclass with lists, beside those of the class",
      [
        "A.java": "package a; abstract class Base implements BaseInputs {}",
        "B.java": "package a; interface BaseInputs { boolean a(); }",
        "C.java": """
        package a; \(rx) interface LoginViewModel {
          interface Inputs { ▸boolean a(); }
          class ViewModel extends Base implements Inputs {}
        }
        """,
      ]),
    Case(
      "delegates of adapters",
      [
        "A.java": "package ui; public class Adapter { public interface Delegate extends Holder.Delegate {} }",
        "B.java": "package ui; class Holder { interface Delegate { boolean a(); } }",
        "C.java": """
        package a; \(rx) import ui.Adapter; interface LoginViewModel {
          interface Inputs extends Adapter.Delegate { ▸boolean logIn(); }
          class ViewModel extends Base implements Inputs {}
        }
        """,
        "D.java": "package a; class Base {}",
      ]),
    Case(
      "a header in escapes and comments",
      [
        "A.java": "package a; public interf\\u0061ce Login\\u0049nputs /* { */ { ▸boolean logIn(); }",
        "B.java": "\\u0070ackage a; \(rx) cl\\u0061ss LoginViewModel\nimplements // X {\nLoginInputs {}",
      ]),
  ]

  @Test("A view model is found with all that belongs to it", arguments: cases)
  func viewModelIsFound(_ testCase: Case) throws { try testCase.check() }

  @Test("No file that is not read would have changed the result", arguments: cases)
  func otherFilesChangeNothing(_ testCase: Case) throws {
    try testCase.checkAgainstAllFiles(
      with: "Bystander.java", "package a; class Point implements Cloneable { int x; }\n",
      rules: Set(RuleSet.all.map(\.id)))
  }

  @Test("Chains of types of any length are followed", .timeLimit(.minutes(10)))
  func longChains() throws {
    for line: (Int) -> String in [
      { "interface P\($0) extends P\($0 + 1) {}\n" }, { "class P\($0) extends P\($0 + 1) {}\n" },
      { "interface P\($0)Inputs extends P\($0 + 1)Inputs {}\n" },
    ] {
      let chain = (0..<20_000).map(line).joined()
      let user = "import rx.Observable; class XViewModel extends P0 implements P0, XInputs, P0Inputs {}"
      #expect(try Lint.report([("A.java", chain), ("B.java", user)]).viewModels == 1)
    }
  }
}
