import Rules
import SourceModel
import Testing

struct OutputTypeTests {
  static let cases = [
    RuleCase(
      "Never and the older NoError cannot fail",
      Sketch.template(
        outputs: "  var a: Signal<Int, Never> { get }\n  var b: Signal<(Int, name: String), NoError> { get }")
    ),
    RuleCase(
      "Qualified names are the same types",
      Sketch.template(outputs: "  var a: ReactiveSwift.Signal<Int, Swift.Never> { get }")),
    RuleCase(
      "A type alias of the run is looked through",
      Sketch.template(
        outputs: "  var a: Taps { get }\n  var b: ▸Names { get }",
        below: "typealias Taps = Signal<Void, Never>\ntypealias Names = Property<String>")),
    RuleCase(
      "A type alias from elsewhere may be a signal", Sketch.template(outputs: "  var a: VoidSignal { get }")),
    RuleCase(
      "A signal that can fail is reported",
      messages: ["declare the error of 'a' as 'Never': a view cannot handle a failure"],
      Sketch.template(outputs: "  var a: ▸Signal<Int, ServiceError> { get }")),
    RuleCase(
      "A producer is no signal",
      messages: ["declare 'a' as a 'Signal' that cannot fail, not as 'SignalProducer<Int, Never>'"],
      Sketch.template(outputs: "  var a: ▸SignalProducer<Int, Never> { get }")),
    RuleCase(
      "A getter that returns what its interface requires is not at fault as well", .kickstarterKotlin,
      messages: ["declare 'a' as an 'Observable', not as 'Completable'"],
      Sketch.kotlin(
        outputs: "fun a(): ▸Completable",
        members: """
          private val a = CompletableSubject.create()
          override fun a(): Completable { return a }
          """)),
    RuleCase(
      "A view that holds the view model cannot send to an output", .kickstarterKotlin,
      messages: [
        "declare 'state' as a 'StateFlow' that a private 'MutableStateFlow' backs: a view only observes an output"
      ],
      Sketch.kotlin(
        outputs: "val state: StateFlow<Int>\nval other: StateFlow<Int>",
        members: """
          override val ▸state: MutableStateFlow<Int> = MutableStateFlow(0)
          private val mutableOther = MutableStateFlow(0)
          override val other: StateFlow<Int> = mutableOther
          """)),
    RuleCase("A plain value is no signal", Sketch.template(outputs: "  var tab: ▸Tab { get }")),
    RuleCase(
      "A function is no property",
      messages: ["make 'rows' a property: an output is a stream that the view observes"],
      Sketch.template(outputs: "  func ▸rows(in section: Int) -> [Row]")),
    RuleCase(
      "A relay is no observable", .rxSwift,
      Sketch.blueprint(outputs: "  var a: Observable<Int> { get }\n  var b: ▸PublishRelay<Int> { get }")),
    RuleCase(
      "A team may accept drivers", .rxSwift,
      configuration: "rules: {output-type: {accepted-types: [Driver, Signal]}}",
      Sketch.blueprint(
        outputs: "  var a: Driver<Int> { get }\n  var b: Signal<Void> { get }\n  var c: ▸Single<Int> { get }")
    ),
    RuleCase(
      "A generic type alias is looked through",
      Sketch.template(
        outputs:
          "  var a: Safe<Int> { get }\n  var b: ▸Unsafe<Int> { get }\n  var c: NoErrorSignal<Int> { get }",
        below: "typealias Safe<T> = Signal<T, Never>\ntypealias Unsafe<T> = Signal<T, ServiceError>")),
    RuleCase(
      "A view does not replace an output",
      messages: ["declare 'a' as '{ get }': a view only observes an output"],
      Sketch.template(
        outputs: "  var ▸a: Signal<Int, Never> { get set }\n  var b: Signal<Int, Never> { get }")),
    RuleCase(
      "A view of the blueprint does not either", .rxSwift,
      Sketch.blueprint(outputs: "  var ▸a: Observable<Int> { get set }")),
    RuleCase(
      "A connectable observable is none to subscribe to", .rxSwift,
      Sketch.blueprint(
        outputs: "  var a: ▸ConnectableObservable<Int> { get }\n  var b: RowsObservable { get }")),
  ]

  static let javaCases = [
    RuleCase(
      "Nobody replaces an output in Kotlin", .kickstarterKotlin,
      messages: [
        "declare 'count' as a 'val': a view only observes an output",
        "declare 'count' as a 'val': a view only observes an output",
        "declare 'total' as a 'val': a view only observes an output",
      ],
      Sketch.kotlin(
        outputs: """
              var ▸count: Observable<Int>
              val name: Observable<String>
              val title: Observable<String>
              val total: Observable<Int>
          """,
        members: """
              override var ▸count: Observable<Int> = Observable.just(1)
              override var name: Observable<String> = Observable.just("")
                private set
              override val title: Observable<String> = Observable.just("")
              override var ▸total: Observable<Int> = Observable.just(1)
              var other: Observable<Int> = Observable.just(1)
          """)),
    RuleCase(
      "Observables in Java may be qualified, annotated and nested", .kickstarterJava,
      Sketch.java(
        outputs:
          "    @NonNull Observable<Pair<User, List<String>>> a();\n    rx.Observable<?> b();\n    Observable<Void> c();",
        members: """
              private final BehaviorSubject<Integer> b = BehaviorSubject.create();
              @Override public @NonNull Observable<Pair<User, List<String>>> a() { return this.a; }
              @Override public rx.Observable<?> b() { return this.b.map(x -> x).asObservable(); }
              @Override public Observable<Void> c() { return Observable.empty(); }
          """)),
    RuleCase(
      "An implementation that gives back its subject is reported", .kickstarterJava,
      messages: ["declare 'a' as an 'Observable', not as 'BehaviorSubject<Integer>'"],
      Sketch.java(
        outputs: "    Observable<Integer> a();",
        members: "    @Override public ▸BehaviorSubject<Integer> a() { return this.a; }")),
    RuleCase(
      "Plain values, other streams and nothing are no observables", .kickstarterJava,
      messages: [
        "declare 'a' as an 'Observable', not as 'boolean'",
        "declare 'b' as an 'Observable', not as 'Single<User>'",
        "declare 'c' as an 'Observable', not as 'void'",
        "declare 'd' as an 'Observable', not as 'LiveData<String>'",
      ],
      Sketch.java(
        outputs: "    ▸boolean a();\n    ▸Single<User> b();\n    ▸void c();\n    ▸LiveData<String> d();")),
    RuleCase(
      "A team that uses Java may accept other streams", .kickstarterJava,
      configuration: "rules: {output-type: {accepted-types: [Flowable]}}",
      Sketch.java(outputs: "    Flowable<Integer> a();\n    ▸Maybe<Integer> b();")),
    RuleCase(
      "Errors are outputs", .kickstarterJava, Sketch.java(errors: "    ▸PublishSubject<String> a();")),
    RuleCase(
      "What the outputs inherit is another's", .kickstarterJava,
      Sketch.java(members: "    @Override public Flowable<Void> x() { return this.x; }")
        .replacing("interface Outputs", with: "interface Outputs extends Shared")
        + "interface Shared { Flowable<Void> x(); }"),
    RuleCase(
      "The method of an output in Java has no parameters", .kickstarterJava,
      messages: ["remove the parameters of 'a': an output is the same for everyone who observes it"],
      Sketch.java(outputs: "    Observable<Integer> ▸a(int flags);\n    Observable<Integer> b();")),
  ]

  @Test(
    "An output is a signal that cannot fail, in the blueprint an observable", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("output-type") }
}
