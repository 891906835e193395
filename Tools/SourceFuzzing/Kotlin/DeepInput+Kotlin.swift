extension DeepInput {
  static let kotlin: [DeepInput] =
    Self.kotlinExpressions + Self.kotlinDeclarations
    + Self.anywhere.map { anywhere in
      DeepInput(anywhere.name + " in a class") { Self.kotlinViewModel(member: anywhere.text(depth: $0)) }
    }

  /// A view model in Kotlin around some code.
  static func kotlinViewModel(top: String = "", member: String = "", statement: String = "") -> String {
    """
    import io.reactivex.Observable
    \(top)
    interface AViewModel {
      interface Inputs { fun a(a: Int) }
      interface Outputs { fun b(): Observable<Int> }
      class AViewModel : ViewModel(), Inputs, Outputs {
        private val a = PublishSubject.create<Int>()
        private val b = BehaviorSubject.create<Int>()
        \(member)
        init {
          \(statement)
        }
        override fun a(a: Int) = this.a.onNext(a)
        override fun b(): Observable<Int> = this.b
      }
    }
    """
  }

  private static let kotlinExpressions: [DeepInput] = [
    around("parentheses", "(", "a", ")"), around("calls", "a(", "b", ")"), around("lambdas", "{ ", "a", " }"),
    around("lambdas of calls", "a.apply { ", "this.b", " }"), around("branches", "if (a) ", "b", " else c"),
    around("templates", "\"${", "a", "}\""), around("whens", "when (a) { b -> ", "c", " }"),
    around("objects", "object : A { val b = ", "c", " }"), around("indices", "a[", "b", "]"),
    around("functions", "fun(): A = ", "b", ""), chain("links", "a", ".b()"), chain("safe links", "a", "?.b"),
    chain("sums", "a", " + b"), chain("elvises", "a", " ?: b"), chain("casts", "a", " as B"),
    chain("assertions", "a", "!!"), chain("infixes", "a", " b c"), chain("signs", "a", " - - b"),
    chain("lambdas behind each other", "a", " { b }"), chain("references", "a", "::b"),
  ].map { deep in
    DeepInput(deep.name) { Self.kotlinViewModel(statement: "val x = " + deep.text(depth: $0)) }
  }

  private static let kotlinDeclarations: [DeepInput] = [
    around("classes", "class A { ", "val b = 1", " }"), around("interfaces", "interface Inputs { ", "", " }"),
    around("functions in functions", "fun a() { ", "b()", " }"),
    around("types", "val a: A<", "B", ">? = null"),
    around("function types", "val a: (", "B", ") -> C = d"), around("blocks", "init { run ", "{}", " }"),
    chain("annotations", "", "@A "), chain("annotations with arguments", "", "@A(b = [1]) "),
    chain("modifiers", "", "private "), chain("members", "", "val a = 1\n"),
    chain("supertypes", "class A : B", ", C"), chain("enclosing names", "val a: A", ".B"),
    chain("parameters", "fun a(b: B", ", c: C"), chain("aliases", "", "typealias A = B\n"),
  ].map { deep in DeepInput(deep.name) { Self.kotlinViewModel(member: deep.text(depth: $0)) } }
}
