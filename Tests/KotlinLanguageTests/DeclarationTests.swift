import KotlinLanguage
import SourceModel
import Testing

@Suite("Declarations of Kotlin are described")
struct KotlinDeclarationTests {
  @Test("A view model of today is described with its parts")
  func template() {
    let kotlin = Kotlin(
      """
      package com.example.viewmodels

      import io.reactivex.Observable
      import io.reactivex.subjects.PublishSubject as Subject

      interface LoginViewModel {
        interface Inputs {
          /** Call when the email changes. */
          fun email(email: String)
        }

        interface Outputs {
          fun isValid(): Observable<Boolean>
        }

        class LoginViewModel(val environment: Environment, extra: Int? = null) : ViewModel(), Inputs, Outputs {
          private val email = Subject.create<String>()
          private val isValid = BehaviorSubject.create<Boolean>()
          private val client = requireNotNull(environment.client())

          val inputs: Inputs = this
          val outputs: Outputs = this

          init {
            this.email
              .map { it.isValid() }
              .subscribe { this.isValid.onNext(it) }
              .addToDisposable(disposables)
          }

          override fun email(email: String) = this.email.onNext(email)

          override fun isValid(): Observable<Boolean> = this.isValid
        }

        class Factory(private val environment: Environment) : ViewModelProvider.Factory
      }
      """)
    #expect(kotlin.problems == [])
    #expect(kotlin.file.package?.text == "com.example.viewmodels")
    #expect(kotlin.file.imports.map(\.alias) == [nil, "Subject"])
    let wrapper = kotlin.type
    #expect(wrapper?.kind == .protocol)
    #expect(wrapper?.types.map(\.name) == ["Inputs", "Outputs", "LoginViewModel", "Factory"])
    let inputs = wrapper?.types.first
    #expect(inputs?.functions.first?.fullName == "email(String)")
    #expect(inputs?.functions.first?.header.isDocumented(in: .kotlin) == true)
    #expect(inputs?.functions.first?.body == nil)
    let viewModel = wrapper?.types[2]
    #expect(viewModel?.superclass?.type.name == "ViewModel")
    #expect(viewModel?.inherited.map { kotlin.text($0.range) } == ["ViewModel", "Inputs", "Outputs"])
    #expect(viewModel?.functions.map(\.kind) == [.initializer, .initializerBlock, .function, .function])
    #expect(
      viewModel?.properties.map(\.header.name.text) == [
        "environment", "email", "isValid", "client", "inputs", "outputs",
      ])
    #expect(viewModel?.properties[1].knownType?.name == "Subject")
    #expect(viewModel?.properties[4].initialValue?.isInstance == true)
    #expect(viewModel?.functions[0].parameters.map(\.hasDefault) == [false, true])
    #expect(
      viewModel?.functions[1].body?.effects.map { kotlin.text($0.range).prefix(12) } == [
        "this.email\n ", "it.isValid()", "this.isValid",
      ])
    #expect(viewModel?.functions[2].body?.result?.chain?.links.map(\.name.text) == ["email", "onNext"])
    #expect(viewModel?.functions[3].result?.type.spelled(in: .kotlin) == "Observable<Boolean>")
  }

  @Test("Full names have the types of the parameters without what they are made of")
  func fullNames() {
    let kotlin = Kotlin(
      "interface A { fun b(c: List<D>, e: F.G<H>?, vararg i: Int, j: (K) -> Unit); fun l() }")
    #expect(
      kotlin.type?.functions.map(\.fullName) == ["b(List, G?, Array<Int>, (K) -> Unit)", "l()"])
  }

  @Test("A function without a result and one of 'Unit' give nothing back")
  func results() {
    let kotlin = Kotlin(
      "class A { fun b() {}; fun c(): Unit {}; fun d(): Unit? = e; suspend fun f(): G = h }")
    #expect(kotlin.type?.functions.map(\.returnsValue) == [false, false, true, true])
    #expect(kotlin.type?.functions.map(\.isAsync) == [false, false, false, true])
  }

  @Test("Types are described as they are written")
  func types() {
    let text = [
      "A", "A.B", "A<B, C>", "A?", "A<*>", "A<in B, out C>", "() -> Unit", "(A, b: B) -> C",
      "A.(B) -> C", "suspend () -> A", "(() -> Unit)?", "A & Any", "A<B<C<D>>>", "(A) -> (B) -> C",
      "A<() -> B>", "(A?) -> B?", "Unit", "suspend A<B>.() -> Unit",
    ]
    let kotlin = Kotlin("class A {\n" + text.map { "val a: \($0)" }.joined(separator: "\n") + "\n}")
    #expect(kotlin.problems == [])
    #expect(kotlin.type?.properties.map { $0.type?.type.spelled(in: .kotlin) } == text)
    #expect(kotlin.type?.properties.map { $0.type.map { kotlin.text($0.range) } } == text)
    #expect(
      Kotlin("val a: (((A)))?\n").file.declarations.first?.property?.type?.type
        == .optional(.named(path: ["A"], arguments: [])))
  }

  @Test("Blank lines separate the groups of imports, and comments do not", arguments: ["\n", "\r\n", "\r"])
  func imports(_ lineBreak: String) {
    let text = "import a.B\n// a comment\nimport a.c.*\n\nimport d.E as F\nimport g.H; import i.J\n"
    let kotlin = Kotlin(
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineBreak))
    #expect(kotlin.file.imports.map(\.path) == ["a.B", "a.c.*", "d.E", "g.H", "i.J"])
    #expect(kotlin.file.imports.map(\.group) == [0, 0, 1, 1, 1])
  }

  @Test("A comment at the end of a line belongs to the code before it, and documentation to what follows")
  func comments() {
    let kotlin = Kotlin(
      """
      class Test {
        val a = 1 // about a
        // about b
        val b = 2 /** about c */
        val c = 3; /* about d */ val d = 4
        @E(/** an argument */ 1) /** about f */ val f = 5
      }
      """)
    #expect(
      kotlin.type?.properties.map { $0.header.leadingComments.map(\.text) } == [
        [], ["// about b"], ["/** about c */"], ["/* about d */"], ["/** about f */"],
      ])
    #expect(
      kotlin.type?.properties.map { $0.header.isDocumented(in: .kotlin) } == [
        false, false, true, false, true,
      ])
  }

  @Test("Accessors tell stored, computed and required properties apart")
  func accessors() {
    let kotlin = Kotlin(
      """
      abstract class Test {
        val a = 1
        val b get() = a
        var c: Int
          get() = a
          set(value) { d(value, field) }
        var e = 1
          private set
        var f = 2
          set(value) { field = value }
        abstract var g: Int
        val h by lazy { a }
        interface I { val j: Int; var k: String }
      }
      """)
    let properties = kotlin.type?.properties ?? []
    #expect(kotlin.problems == [])
    #expect(properties.map(\.isConstant) == [true, true, false, false, false, false, true])
    #expect(
      properties.map(\.accessors.isStored) == [true, false, false, true, true, false, true])
    #expect(properties[2].otherBodies.map { $0.references.map(\.name.text) } == [["d"]])
    #expect(properties[5].accessors == .requirement(settable: true))
    #expect(properties[6].delegate?.chain?.links.map(\.name.text) == ["lazy"])
    #expect(properties[6].initialBody?.references.map(\.name.text) == ["lazy", "a"])
    #expect(
      kotlin.type?.types.first?.properties.map(\.accessors) == [
        .requirement(settable: false), .requirement(settable: true),
      ])
  }

  @Test("Annotations tell what they are for, and their arguments")
  func annotations() {
    let kotlin = Kotlin("class A { @get:B(\"c\") @[D E(1)] @field:f.G<H> private val i = 1 }")
    let header = kotlin.type?.properties.first?.header
    #expect(header?.attributes.map(\.name) == ["B", "D", "E", "G"])
    #expect(header?.attributes.map(\.target) == ["get", nil, nil, "field"])
    #expect(header?.attributes.map(\.arguments) == ["\"c\"", nil, "1", nil])
    #expect(header?.isPrivate == true)
  }

  @Test("Receivers, context and the code of a head are described")
  func receivers() {
    let kotlin = Kotlin(
      "context(a: A) fun B.c() = this.d(a)\nval E?.f: Int get() = 1\nclass G(h: Int = i()) : J(h, k), L by m\n"
    )
    let function = kotlin.file.declarations.first?.function
    #expect(function?.receiver?.type.name == "B")
    #expect(function?.header.modifiers.map(\.detail) == ["a: A"])
    #expect(function?.body?.references.map(\.name.text) == [])
    #expect(kotlin.file.declarations[1].property?.receiver?.type.isOptional == true)
    let type = kotlin.file.declarations[2].type
    #expect(type?.headBody?.references.map(\.name.text) == ["i", "k", "m"])
    #expect(type?.superclass?.type.name == "J")
    #expect(type?.inherited.map(\.type.name) == ["J", "L"])
  }

  @Test("Objects, companions, enums and annotations are told from classes")
  func kinds() {
    let kotlin = Kotlin(
      """
      object A { val b = 1 }
      class C { companion object { const val D = 1 } }
      enum class E(f: Int) { G(h) { val i = 1 }, J; val k = 2 }
      annotation class L(val m: String)
      fun interface N { fun o() }
      """)
    let types = kotlin.file.declarations.compactMap(\.type)
    #expect(types.map(\.kind) == [.object, .class, .enum, .annotation, .protocol])
    #expect(types[1].types.map(\.name) == ["Companion"])
    guard case .enumConstant(let entry)? = types[2].members.first(where: { $0.function == nil }) else {
      Issue.record("an entry is the first member that is no function")
      return
    }
    #expect(entry.header.name.text == "G")
    #expect(entry.initialBody?.references.map(\.name.text) == ["h"])
    #expect(entry.initialBody?.types.first?.properties.map(\.header.name.text) == ["i"])
  }

  @Test("Offsets are those of the bytes of the file, whatever is in it")
  func offsets() {
    let text = "\u{FEFF}/* é😀 */\r\nclass Größe {\r\n  val λ = \"😀$a…\" // ü\r\n}\r\n"
    let kotlin = Kotlin(text)
    #expect(kotlin.problems == [])
    #expect(
      kotlin.type.map { kotlin.text($0.header.range) } == "class Größe {\r\n  val λ = \"😀$a…\" // ü\r\n}")
    #expect(kotlin.type?.properties.first.map { kotlin.text($0.header.name.range) } == "λ")
    #expect(
      kotlin.type?.properties.first?.initialBody == nil
        || kotlin.type?.properties.first?.initialBody?.references.map(\.name.text) == ["a"])
    #expect(KotlinReader.comments(in: kotlin.file.text).map(\.text) == ["/* é😀 */", "// ü"])
  }

  @Test("Comments that speak to the tool are directives")
  func directives() {
    let kotlin = Kotlin(
      "// plumb:disable:next sorted-inputs\nclass A { /* plumb:disable:this x */ val b = \"// plumb:no\" }")
    #expect(
      kotlin.file.directives.map(\.text) == [
        "// plumb:disable:next sorted-inputs", "/* plumb:disable:this x */",
      ])
  }
}

extension PropertyDeclaration.Accessors {
  fileprivate var isStored: Bool { self == .stored }
}
