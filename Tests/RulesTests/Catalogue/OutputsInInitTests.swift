import Rules
import SourceModel
import Testing

struct OutputsInInitTests {
  private static let outputs = "  var a: Signal<Int, Never> { get }\n  var b: Signal<Int, Never> { get }"

  static let cases = [
    RuleCase(
      "Outputs may be assigned together or from a use case",
      Sketch.template(
        outputs: outputs,
        members: """
            public init() {
              (self.a, self.b) = split(self.useCase.outputs.all)
            }
            public let a: Signal<Int, Never>
            public let b: Signal<Int, Never>
          """)),
    RuleCase(
      "A placeholder is left to its own rule",
      Sketch.template(
        outputs: outputs,
        members:
          "  public let a: Signal<Int, Never> = .empty\n  public let b: Signal<Int, Never> = Signal.never")),
    RuleCase(
      "A value at the declaration is not in the initializer",
      messages: ["assign 'a' in 'init', in terms of the inputs"],
      Sketch.template(outputs: outputs, members: "  public let ▸a: Signal<Int, Never> = makeSignal()")),
    RuleCase(
      "A variable can be replaced",
      messages: ["declare 'a' with 'let': an output is assigned once, in 'init'"],
      Sketch.template(
        outputs: outputs, members: "  public init() { self.a = .empty }\n  public var ▸a: Signal<Int, Never>")
    ),
    RuleCase(
      "A variable that is assigned twice cannot be a constant at once",
      messages: ["assign 'a' once in 'init', and declare it with 'let'"],
      Sketch.template(
        outputs: outputs,
        members:
          "  public init() {\n    self.a = .empty\n    self.a = other\n  }\n  public var ▸a: Signal<Int, Never>"
      )),
    RuleCase(
      "A half of a pipe is made where it is declared",
      Sketch.template(outputs: outputs, members: "  public let (▸a, observer) = Signal<Int, Never>.pipe()")),
    RuleCase(
      "A plain value is left to output-type",
      Sketch.template(
        outputs: "  var tab: Tab { get }", members: "  public var tab: Tab { return self.tabProperty.value }")
    ),
    RuleCase("Outputs that are implemented elsewhere are not looked at", Sketch.template(outputs: outputs)),
    RuleCase(
      "An unwrapped observable is an output all the same", .rxSwift,
      Sketch.blueprint(outputs: "  var a: Observable<Int>! { get }", members: "  var ▸a: Observable<Int>!")),
    RuleCase(
      "A property that is no output may be lazy", .rxSwift,
      Sketch.blueprint(members: "  lazy var x: Observable<Int> = .empty()")),
    RuleCase(
      "An output of a child view model is in terms of the inputs",
      Sketch.template(
        outputs: "  var title: Signal<String, Never> { get }\n  var text: Signal<String, Never> { get }",
        members: """
            private let child: RewardViewModelType = RewardViewModel()
            public var title: Signal<String, Never> { return self.child.outputs.title }
            public var ▸text: Signal<String, Never> { return self.child.text }
          """)),
    RuleCase(
      "The braces of a requirement do not belong in a class",
      messages: [
        "remove '{ get }' from 'title': a class stores the output, and '{ get }' belongs to the protocol"
      ],
      Sketch.template(
        outputs: "  var title: Signal<String, Never> { get }",
        members: """
            public init() { self.title = .empty }
            public let ▸title: Signal<String, Never> { get }
          """)),
    RuleCase(
      "A getter in Java derives nothing, and neither does a declaration", .kickstarterJava,
      Sketch.java(
        outputs:
          "    Observable<Void> a();\n    Observable<Void> b();\n    Observable<Void> c();\n    Observable<Void> d();\n    Observable<Void> e();",
        members: """
              private final PublishSubject<Void> a = PublishSubject.create();
              private final Observable<Void> ▸b = this.a.filter(x -> true);
              private final ChildViewModel.ViewModel child = new ChildViewModel.ViewModel();
              private final BehaviorSubject<Void> e = BehaviorSubject.create();

              @Override public Observable<Void> ▸a() { return this.a.map(x -> null); }
              @Override public Observable<Void> b() { return this.b; }
              @Override public Observable<Void> c() { return this.child.outputs.title(); }
              @Override public Observable<Void> ▸d() { return Observable.merge(this.a, this.b); }
              @Override public Observable<Void> e() { return this.e.asObservable(); }
          """)),
    RuleCase(
      "A stream of constants or of a timer depends on nothing",
      messages: [
        "derive 'a' from the inputs: it emits the same whatever the view does",
        "derive 'b' from the inputs: it emits the same whatever the view does",
      ],
      Sketch.template(
        outputs: outputs,
        members: """
            init() {
              self.a = Signal(value: 1)
              self.b = SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main).signal.map { _ in 1 }
            }
            let ▸a: Signal<Int, Never>
            let ▸b: Signal<Int, Never>
          """)),
    RuleCase(
      "What is passed to the initializer is no input, but a child view model has some",
      Sketch.template(
        outputs: outputs,
        members: """
            init(door: Door, child: ChildViewModelType) {
              self.a = door.isOpen.signal
              self.b = child.outputs.b
            }
            let ▸a: Signal<Int, Never>
            let b: Signal<Int, Never>
          """)),
    RuleCase(
      "An environment, a local and a function may depend on anything",
      Sketch.template(
        outputs: outputs,
        members: """
            init() {
              let tapped = self.tappedProperty.signal
              self.a = AppEnvironment.current.counts
              self.b = Signal.merge(tapped, counts())
            }
            let a: Signal<Int, Never>
            let b: Signal<Int, Never>
          """)),
    RuleCase(
      "A pipe hides what an output is derived from",
      messages: [
        "derive 'a' from the inputs with operators: statements send to its pipe",
        "derive 'b' from the inputs with operators: statements send to its pipe",
      ],
      Sketch.template(
        outputs: outputs,
        members: """
            init() {
              (self.a, self.observer) = Signal<Int, Never>.pipe()
              let (signal, observer) = Signal<Int, Never>.pipe()
              self.b = signal
              self.tappedProperty.signal.observeValues { observer.send(value: 1) }
            }
            let ▸a: Signal<Int, Never>
            let ▸b: Signal<Int, Never>
          """)),
    RuleCase(
      "A dependency of the blueprint is in terms of which outputs are, a constant is not", .rxSwift,
      Sketch.blueprint(
        outputs: "  var a: Observable<Int> { get }\n  var b: Observable<[Int]> { get }",
        members: """
            let a: Observable<Int>
            let ▸b: Observable<[Int]>
            init(service: ServiceType) {
              a = service.counts()
              b = .just([1])
            }
          """)),
    RuleCase(
      "A constant in Java depends on nothing", .kickstarterJava,
      Sketch.java(
        outputs: "    Observable<String> a();\n    Observable<String> b();",
        members: """
              public ViewModel(final Environment environment) {
                this.a = Observable.just("a").compose(bindToLifecycle());
                this.b = environment.names();
              }
              private final Observable<String> ▸a;
              private final Observable<String> b;
              @Override public Observable<String> a() { return this.a; }
              @Override public Observable<String> b() { return this.b; }
          """)),
    RuleCase(
      "A literal with slashes, a closure and a chain of operators are constants, too", .rxSwift,
      Sketch.blueprint(
        outputs:
          "  var a: Observable<String> { get }\n  var b: Observable<Bool> { get }\n  var c: Observable<Int> { get }\n  var d: Observable<Int> { get }",
        members: #"""
            let ▸a: Observable<String>
            let ▸b: Observable<Bool>
            let ▸c: Observable<Int>
            let d: Observable<Int>
            init() {
              a = Observable.just("https://example.com/\"a\"").map { text in text + "//" }
              b = Observable.create { o in
                o.onNext(true)
                return Disposables.create()
              }
              c = Observable<Int>.interval(1, scheduler: MainScheduler.instance).map { x, y in x * y }
              d = Observable.just(1).map { x in x }.concat(x)
            }
          """#)),
    RuleCase(
      "A parameter of a closure may have the name of what it is applied to",
      Sketch.template(
        outputs: "  var a: Signal<Int, Never> { get }\n  var b: Signal<URL?, Never> { get }",
        members: """
            public let a: Signal<Int, Never>
            public let ▸b: Signal<URL?, Never>
            public init() {
              let backer = self.backerProperty.signal
              self.a = backer.map { backer in backer.name }
              self.b = SignalProducer(value: URL(string: "https://example.com")).startAndRetrieveSignal()
            }
          """)),
    RuleCase(
      "In Java, a stream of constants is reported, and a placeholder is not", .kickstarterJava,
      Sketch.java(
        outputs: "    Observable<Integer> a();\n    Observable<String> b();\n    Observable<String> c();",
        members: """
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
                this.a = Observable.empty();
                this.b = Observable.just("http://a").map(String::trim);
                this.c = this.tapped.map(x -> "http://" + x);
              }
              private final Observable<Integer> a;
              private final Observable<String> ▸b;
              private final Observable<String> c;
              @Override public @NonNull Observable<Integer> a() { return this.a; }
              @Override public @NonNull Observable<String> b() { return this.b; }
              @Override public @NonNull Observable<String> c() { return this.c; }
          """)),
  ]

  @Test("Every output is a constant that the initializer assigns", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("outputs-in-init") }
}
