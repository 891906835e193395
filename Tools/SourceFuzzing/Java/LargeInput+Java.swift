extension LargeInput {
  static let java: [LargeInput] =
    [
      filled("one long line of lambdas", with: "a.b(c -> d.e(f)); ") {
        DeepInput.javaViewModel(statement: $0)
      },
      filled("one long name of unicode escapes", with: "\\u0061") {
        DeepInput.javaViewModel(statement: "int \($0) = 1;")
      },
      filled("a giant array", with: "1, ") { DeepInput.javaViewModel(statement: "int[] a = {\($0)};") },
      filled("a giant sum of strings over lines", with: "      + \"abc\"\n") {
        DeepInput.javaViewModel(statement: "a = b\n\($0);")
      },
      filled("many small classes", with: "class A { int a = 1; }\n") { DeepInput.javaViewModel(top: $0) },
      filled("many members", with: "int c() { return 1; }\n") { DeepInput.javaViewModel(member: $0) },
      filled("many methods in one line", with: "void c() { d = 1; } ") {
        DeepInput.javaViewModel(member: $0)
      },
      LargeInput("many locals") { size in
        // Each is known to those behind it.
        let locals = (0..<(size / 24)).map { "int a\($0) = b + c;\n" }.joined()
        return DeepInput.javaViewModel(statement: locals)
      },
      LargeInput("many inputs in another order") { size in
        let methods = (0..<(size / 40)).map { "    void z\($0 % 7)\($0)(int a);" }.joined(separator: "\n")
        return DeepInput.javaViewModel(member: "interface Inputs {\n\(methods)\n}\n")
      },
      LargeInput("many inputs in one line") { size in
        let methods = (0..<(size / 40)).map { "void z\($0 % 7)\($0)(int a); " }.joined()
        return Self.javaViewModel(inputs: methods)
      },
      LargeInput("many outputs") { size in
        let names = (0..<(size / 160)).map { "z\($0 % 7)\($0)" }
        return Self.javaViewModel(
          outputs: names.map { "    Observable<A> \($0)();\n" }.joined(),
          members: names.map { "    private final Observable<A> \($0);\n" }.joined()
            + names.map { "    public Observable<A> \($0)() { return this.\($0); }\n" }.joined())
      },
      LargeInput("many fields in another order") { size in
        let names = (0..<(size / 180)).map { "z\($0 % 7)\($0)" }
        return Self.javaViewModel(
          inputs: names.map { "    void \($0)(A a);\n" }.joined(),
          members: names.map { "    private final Subject<A> \($0) = PublishSubject.create();\n" }.joined()
            + names.map { "    public void \($0)(A a) { this.\($0).onNext(a); }\n" }.joined())
      },
      filled("many uses without this", with: "    a.onNext(b);\n") {
        DeepInput.javaViewModel(member: "void c() {\n\($0)\n}")
      },
      LargeInput("many suppressions and findings") { size in
        let pairs = (0..<(size / 90)).map {
          "    // plumb:disable:next sorted-inputs - a\n    void z\($0 % 7)\($0)(int a);\n"
        }
        return Self.javaViewModel(inputs: pairs.joined())
      },
      filled(
        "many annotations that suppress",
        with: "@SuppressWarnings({\"plumb:sorted-inputs\", \"a\"}) void c() {}\n"
      ) { DeepInput.javaViewModel(member: $0) },
      filled("many imports", with: "import b.B;\nimport a.A;\n") { DeepInput.javaViewModel(top: $0) },
      filled("many syntax errors", with: "class { void ) }\n") { DeepInput.javaViewModel(top: $0) },
      filled("many syntax errors in members", with: "void a( { } )\n") {
        DeepInput.javaViewModel(member: $0)
      },
      LargeInput("many view models") { size in
        (0..<(size / 1_100)).map { number in
          DeepInput.javaViewModel().replacing("AViewModel", with: "A\(number)ViewModel")
        }.joined()
      },
      filled("apostrophes", with: "'") { $0 },
      filled("open angles", with: "a<") { DeepInput.javaViewModel(statement: $0) },
      filled("backslashes", with: "\\") { $0 },
      filled("unicode escapes", with: "\\u0061 ") { $0 },
    ]
    + Self.anywhere(
      statementEnd: ";", constant: "int", inStatement: { DeepInput.javaViewModel(statement: $0) },
      atTop: { DeepInput.javaViewModel(top: $0) })

  /// A view model with many ports.
  private static func javaViewModel(inputs: String = "", outputs: String = "", members: String = "") -> String
  {
    """
    import io.reactivex.rxjava3.core.Observable;
    interface AViewModel {
      interface Inputs {
    \(inputs)
      }
      interface Outputs {
    \(outputs)
      }
      class ViewModel extends ActivityViewModel<A> implements Inputs, Outputs {
    \(members)
      }
    }

    """
  }
}
