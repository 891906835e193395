extension DeepInput {
  /// What is nested or many at the top of a file in Java.
  static let javaFiles: [DeepInput] =
    (Self.anywhere + [
      chain("imports", "", "import b.B;\nimport a.A;\n"),
      chain("static imports", "", "import static a.B.*;\n"),
      chain("import paths", "import a", ".b"), chain("package paths", "package a", ".b"),
      chain("packages", "", "package a;\n"), chain("unicode escapes", "", "\\u0061"),
      chain("escaped backslashes", "class ", "\\\\u0061"), chain("letters of an escape", "class \\", "u"),
      chain("escaped line feeds", "// a", "\\u000a// a"), chain("open escapes", "", "\\u"),
      chain("escaped quotes", "", "\\u0022"), chain("escaped braces", "", "class A \\u007b"),
      chain("surrogates", "class ", "\\uD83D"), chain("substitutes", "", "\u{1A}"),
      chain("text blocks", "", "\"\"\"\n"), chain("characters", "", "'a'"), chain("semicolons", "", ";"),
      around("classes", "class A { ", "", "}\n"), around("open classes", "class A { ", "", ""),
      around("interfaces", "interface A { ", "", "}\n"), around("enums", "enum A { B; ", "", "}\n"),
      around("enums in constants", "enum A { B { ", "", "} }\n"),
      around("records", "record A() { ", "", "}\n"),
      around("annotation types", "@interface A { ", "", "}\n"),
      around("classes in methods", "class A { void a() { ", "", "} }\n"),
      chain("classes in a row", "", "class A {}\n"), chain("headers", "", "class A extends B "),
      chain("interfaces of a class", "class A implements B", ", BInputs"),
      chain("permits", "sealed interface A permits B", ", C"),
      chain("superclass names", "class A extends B", ".C {}"),
      chain("keywords of headers", "class A", " extends B"),
      chain("type parameters", "class A<B", ", C extends D"), chain("bounds", "class A<B extends C", " & D"),
      around("bounds in bounds", "class A<B extends ", "C", ">"),
      around("generic superclasses", "class A extends B<", "C", "> {}"),
      around("open generic superclasses", "class A extends B", "<", ""),
      chain("record components", "record A(int a", ", int b"), chain("enum constants", "enum A { B", ", C"),
      chain("enum constants with bodies", "enum A { B {}", ", C(1) { void a() {} }"),
      chain("annotations", "", "@A\n"), chain("annotations with arguments", "", "@A(b = 1)\n"),
      around("annotations in annotations", "@A(", "1", ")"), around("open annotations", "@A(", "", ""),
      around("arrays in annotations", "@A({", "1", "})"), around("arrays of annotations", "{", "@A", "}"),
      around("spaced annotations", "@ ", "interface A {}", ""),
      chain("annotation names", "@A", ".b"), chain("modifiers", "", "public "),
      chain("modules", "module a { ", "requires b; "),
      chain(
        "view models", "", "interface A { interface Inputs {} interface Outputs {} class ViewModel {} }\n"),
      chain("flat view models", "", "class AViewModel implements AInputs, AOutputs {}\n"),
    ]).map { deep in DeepInput("file of \(deep.name)") { Self.javaViewModel(top: deep.text(depth: $0)) } }
    + [
      javaNumbered("chain of interfaces") { "interface P\($0)Inputs extends P\($0 + 1)Inputs {}" },
      javaNumbered("chain of classes") { "class P\($0) extends P\($0 + 1) {}" },
      javaNumbered("chain of nested classes") { "class P\($0) extends P\($0 + 1).Q { class Q {} }" },
      javaNumbered("many ports") {
        "interface Q\($0) { interface Inputs { void a(); } class ViewModel implements Inputs {} }"
      },
    ]

  /// Declarations that each name the next, and a view model that starts from the first.
  private static func javaNumbered(_ name: String, _ line: @escaping @Sendable (Int) -> String) -> DeepInput {
    DeepInput(name) { depth in
      let lines = (0..<depth).map(line).joined(separator: "\n")
      return Self.javaViewModel(top: "\(lines)\nclass BViewModel extends P0 implements P0Inputs { P0 a; }\n")
    }
  }

  /// A view model that holds something deep.
  static func javaViewModel(
    value: String = "this.a", type: String = "String", statement: String = "", member: String = "",
    top: String = ""
  ) -> String {
    """
    package a.b;

    import io.reactivex.rxjava3.core.Observable;
    import io.reactivex.rxjava3.subjects.PublishSubject;

    \(top)
    public interface AViewModel {
      interface Inputs {
        void a(\(type) a);
      }

      interface Outputs {
        Observable<\(type)> b();
      }

      final class ViewModel extends ActivityViewModel<AActivity> implements Inputs, Outputs {
        public ViewModel(final @NonNull Environment environment) {
          super(environment);
          \(statement)
          this.b = \(value);
        }

        \(member)
        private final PublishSubject<\(type)> a = PublishSubject.create();
        private final Observable<\(type)> b;
        public final Inputs inputs = this;
        public final Outputs outputs = this;

        @Override public void a(final @NonNull \(type) a) {
          this.a.onNext(a);
        }
        @Override public @NonNull Observable<\(type)> b() {
          return this.b;
        }
      }
    }

    """
  }
}
