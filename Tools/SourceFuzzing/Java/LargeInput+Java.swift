extension LargeInput {
  static let java: [LargeInput] =
    [
      LargeInput("one long line of lambdas") {
        Self.fill($0, "a.b(c -> d.e(f)); ", in: { DeepInput.javaViewModel(statement: $0) })
      },
      LargeInput("one long name of unicode escapes") {
        Self.fill($0, "\\u0061", in: { DeepInput.javaViewModel(statement: "int \($0) = 1;") })
      },
      LargeInput("a giant array") {
        Self.fill($0, "1, ", in: { DeepInput.javaViewModel(statement: "int[] a = {\($0)};") })
      },
      LargeInput("a giant sum of strings over lines") {
        Self.fill($0, "      + \"abc\"\n", in: { DeepInput.javaViewModel(statement: "a = b\n\($0);") })
      },
      LargeInput("many small classes") {
        Self.fill($0, "class A { int a = 1; }\n", in: { DeepInput.javaViewModel(top: $0) })
      },
      LargeInput("many members") {
        Self.fill($0, "int c() { return 1; }\n", in: { DeepInput.javaViewModel(member: $0) })
      },
      LargeInput("many methods in one line") {
        Self.fill($0, "void c() { d = 1; } ", in: { DeepInput.javaViewModel(member: $0) })
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
      LargeInput("many uses without this") {
        Self.fill($0, "    a.onNext(b);\n", in: { DeepInput.javaViewModel(member: "void c() {\n\($0)\n}") })
      },
      LargeInput("many suppressions and findings") { size in
        let pairs = (0..<(size / 90)).map {
          "    // plumb:disable:next sorted-inputs - a\n    void z\($0 % 7)\($0)(int a);\n"
        }
        return Self.javaViewModel(inputs: pairs.joined())
      },
      LargeInput("many annotations that suppress") {
        Self.fill(
          $0, "@SuppressWarnings({\"plumb:sorted-inputs\", \"a\"}) void c() {}\n",
          in: { DeepInput.javaViewModel(member: $0) })
      },
      LargeInput("many imports") {
        Self.fill($0, "import b.B;\nimport a.A;\n", in: { DeepInput.javaViewModel(top: $0) })
      },
      LargeInput("many syntax errors") {
        Self.fill($0, "class { void ) }\n", in: { DeepInput.javaViewModel(top: $0) })
      },
      LargeInput("many syntax errors in members") {
        Self.fill($0, "void a( { } )\n", in: { DeepInput.javaViewModel(member: $0) })
      },
      LargeInput("many view models") { size in
        (0..<(size / 1_100)).map { number in
          DeepInput.javaViewModel().replacing("AViewModel", with: "A\(number)ViewModel")
        }.joined()
      },
      LargeInput("apostrophes") { Self.fill($0, "'", in: { $0 }) },
      LargeInput("open angles") { Self.fill($0, "a<", in: { DeepInput.javaViewModel(statement: $0) }) },
      LargeInput("backslashes") { Self.fill($0, "\\", in: { $0 }) },
      LargeInput("unicode escapes") { Self.fill($0, "\\u0061 ", in: { $0 }) },
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
