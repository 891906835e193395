import DataFlow
import SourceModel
import TestSupport
import Testing

/// The graphs of view models in Java, and of those of the blueprint.
struct DialectFlowTests {
  static func java(_ code: String, helpers: String = "") -> String {
    """
    import rx.Observable;
    import rx.subjects.BehaviorSubject;
    import rx.subjects.PublishSubject;

    public interface FormViewModel {
      interface Inputs {
        void a(String value);
        void b();
      }

      interface Outputs {
        Observable<String> x();
        Observable<Boolean> y();
      }

      final class ViewModel extends ActivityViewModel<FormActivity> implements Inputs, Outputs {
        private final ApiClientType client;

        public ViewModel(final Environment environment) {
          super(environment);
          this.client = environment.apiClient();
          \(code)
        }

        \(helpers)

        private final PublishSubject<String> a = PublishSubject.create();
        private final PublishSubject<Void> b = PublishSubject.create();
        private final BehaviorSubject<String> x = BehaviorSubject.create();
        private final BehaviorSubject<Boolean> y = BehaviorSubject.create();
        private final PublishSubject<Throwable> failed = PublishSubject.create();

        public final Inputs inputs = this;
        public final Outputs outputs = this;

        @Override public void a(final String value) { this.a.onNext(value); }
        @Override public void b() { this.b.onNext(null); }
        @Override public Observable<String> x() { return this.x; }
        @Override public Observable<Boolean> y() { return this.y; }
      }
    }
    """
  }

  static let javaCases: [(String, String, String, [String])] = [
    ("A stream is subscribed to by a subject", "this.a.map(s -> s).subscribe(this.x);", "", ["a → x"]),
    (
      "A method reference sends", "this.a.compose(bindToLifecycle()).subscribe(this.x::onNext);", "",
      ["a → x"]
    ),
    (
      "An operator for what it does sends to what it names",
      "this.a.map(s -> new Throwable()).doOnNext(this.failed::onNext).map(e -> \"\").subscribe(this.x);\nthis.failed.map(e -> true).subscribe(this.y);",
      "", ["a → failed (feeds)", "a → x", "failed → y"]
    ),
    (
      "Transformers are operators", "this.a.compose(takeWhen(this.b)).subscribe(this.x);", "",
      ["a → x (samples)", "b → x (triggers)"]
    ),
    (
      "Joins of the library, with a method reference for the pair",
      "Observable.combineLatest(this.a, this.b, Pair::create).map(p -> p.first).subscribe(this.x);", "",
      ["a → x", "b → x"]
    ),
    (
      "The functions of the base class are its life cycle",
      "intent().map(i -> i.getStringExtra(\"x\")).subscribe(this.x);",
      "", ["intent → x"]
    ),
    (
      "Work begins when its closure is called, and its failures are sent on",
      """
      this.a.compose(takeWhen(this.b)).switchMap(s -> this.client.find(s).compose(pipeErrorsTo(this.failed))).subscribe(this.x);
      this.failed.map(e -> true).subscribe(this.y);
      """, "",
      [
        "a → client.find (samples)", "a → x (samples)", "b → client.find (triggers)", "b → x (triggers)",
        "client.find → x", "client.find → y",
      ]
    ),
    (
      "A method of something injected returns a stream",
      "this.a.switchMap(this.client::find).subscribe(this.x);", "",
      ["a → client.find (triggers)", "a → x", "client.find → x"]
    ),
    (
      "Private methods are followed, with an anonymous class among the arguments",
      "this.trimmed(this.a).subscribe(this.x);",
      """
      private Observable<String> trimmed(final Observable<String> text) {
        return text.map(new Func1<String, String>() {
          @Override public String call(final String value) { return value.trim(); }
        });
      }
      """, ["a → x"]
    ),
    (
      "A variable does not hide the method of its name",
      "final Observable<Boolean> isShort = this.a.map(s -> isShort(s));\nisShort.subscribe(this.y);",
      "private static boolean isShort(final String text) { return text.length() < 3; }", ["a → y"]
    ),
  ]

  @Test("Java", arguments: javaCases)
  func java(_ name: String, code: String, helpers: String, edges: [String]) throws {
    let graph = try FlowSketch.graph(of: Self.java(code, helpers: helpers), path: "FormViewModel.java")
    // The subjects of outputs are shown as state where observers send to them.
    let lines = FlowSketch.lines(graph.shown(at: .ports)).filter { $0 != "x → x" && $0 != "y → y" }
    #expect(Set(lines).sorted() == edges.sorted(), "\(name)")
  }

  static func blueprint(_ code: String, actions: String = "") -> String {
    """
    import Action
    import RxSwift

    protocol FormViewModelInputsType {
      var a: PublishSubject<String> { get }
      var b: PublishSubject<Void> { get }
    }

    protocol FormViewModelOutputsType {
      var x: Observable<String> { get }
    }

    protocol FormViewModelActionsType {
      var saveAction: Action<Void, String> { get }
    }

    final class FormViewModel {
      private let service: FormServiceType
      let a: PublishSubject<String>
      let b: PublishSubject<Void>
      let x: Observable<String>
      private let disposeBag: DisposeBag
      private let latest: BehaviorSubject<String>

      init(service: FormServiceType) {
        self.service = service
        a = PublishSubject()
        b = PublishSubject()
        disposeBag = DisposeBag()
        latest = BehaviorSubject(value: "")
        \(code)
      }

      lazy var saveAction: Action<Void, String> = Action { [service] in service.save() }
    }

    extension FormViewModel: FormViewModelInputsType, FormViewModelOutputsType, FormViewModelActionsType {}
    """
  }

  static let blueprintCases: [(String, String, [String])] = [
    ("An output is derived from inputs", "x = b.withLatestFrom(a)", ["a → x (samples)", "b → x"]),
    (
      "A subject is bound, and disposed with a bag",
      "x = latest.asObservable()\na.map { $0 + \"!\" }.bind(to: latest).disposed(by: disposeBag)", ["a → x"]
    ),
    ("What a service offers is a dependency", "x = service.names().share(replay: 1)", ["service.names → x"]),
    (
      "The observed value of an object is a stream",
      "x = service.rx.observe(String.self, \"name\").map { $0 ?? \"\" }", ["service.rx → x"]
    ),
    (
      "The values of an action", "x = saveAction.elements",
      ["saveAction → saveAction.elements", "saveAction.elements → x"]
    ),
    (
      "The values and the errors of what was materialized",
      """
      let names = service.names().materialize()
      x = Observable.merge(names.elements(), names.errors().map { $0.localizedDescription })
      """, ["service.names → x"]
    ),
    ("Streams in a list", "x = Observable.from([a, b.map { \"\" }]).merge()", ["a → x", "b → x"]),
    (
      "The outputs of another view model are streams",
      """
      let header = HeaderViewModel(service)
      header.outputs.title.bind(to: latest)
      x = latest.asObservable()
      """, ["HeaderViewModel.outputs.title → x"]
    ),
    (
      "The outputs of those in a list are streams, too",
      "service.rows.forEach { $0.outputs.title.bind(to: latest) }\nx = latest.asObservable()",
      ["outputs.title → x"]
    ),
    (
      "What has methods that streams lack is a list",
      "a.subscribe(onNext: { self.latest.onNext(self.service.list.map { $0 }.joined()) })\nx = latest.asObservable()",
      ["a → latest (feeds)", "latest → x", "service.list → latest (captures)"]
    ),
  ]

  @Test("The blueprint", arguments: blueprintCases)
  func blueprint(_ name: String, code: String, edges: [String]) throws {
    let graph = try FlowSketch.graph(of: Self.blueprint(code)).shown(at: .ports)
    // The work of the action is in every graph.
    let work = graph.sources(of: graph.nodes(.dependency).filter { $0.name == "service.save" }.map(\.id))
    let lines = FlowSketch.lines(graph).filter {
      !$0.hasPrefix("service.save →") && !$0.hasSuffix("→ saveAction")
    }
    #expect(!work.isEmpty)
    #expect(Set(lines).sorted() == edges.sorted(), "\(name)")
  }

  @Test("An input that gives its subject to others leads where the subject leads")
  func observers() throws {
    let graph = try FlowSketch.graph(
      of: """
        import RxSwift

        protocol CityViewModelInputs {
          var back: AnyObserver<Void> { get }
          var search: AnyObserver<String> { get }
          var select: PublishSubject<String> { get }
        }
        protocol CityViewModelOutputs {
          var city: Observable<String> { get }
          var close: Observable<Void> { get }
          var results: Observable<String> { get }
          var title: BehaviorSubject<String> { get }
          var retry: Observable<Void> { get }
        }

        final class CityViewModel: CityViewModelInputs, CityViewModelOutputs {
          var back: AnyObserver<Void> { return self.backSubject.asObserver() }
          let search: AnyObserver<String>
          let select = PublishSubject<String>()
          var city: Observable<String> { self.select.asObserver() }
          var close: Observable<Void> { self.backSubject.asObserver() }
          var results: Observable<String> { self.searchSubject.asObservable() }
          let title = BehaviorSubject<String>(value: "")
          var retry: Observable<Void> { self.retrySubject }
          var retryObserver: AnyObserver<Void> { self.retrySubject.asObserver() }
          private let retrySubject = PublishSubject<Void>()
          private let backSubject = PublishSubject<Void>()
          private let searchSubject = PublishSubject<String>()

          init() {
            self.search = self.searchSubject.asObserver()
            self.searchSubject.withUnretained(self).subscribe(onNext: { owner, text in owner.back.onNext(()) })
            self.select.subscribe(onNext: { [weak self] in self?.title.onNext($0) })
            self.select.withUnretained(self).subscribe(onNext: { $0.0.back.onNext(()) })
          }
        }
        """)
    #expect(
      FlowSketch.lines(graph.shown(at: .ports)).sorted() == [
        "back → backSubject", "backSubject → close", "retryObserver → retrySubject (feeds)",
        "retrySubject → retry", "search → backSubject (feeds)", "search → results",
        "select → backSubject (feeds)", "select → city", "select → title (feeds)",
      ])
  }

  @Test("Operators that extensions of the run add to streams are followed")
  func ownOperators() throws {
    let operators = """

      extension ObservableType where Element == String {
        func shouted() -> Observable<String> { map { $0.uppercased() } }
        func with(_ other: Observable<String>) -> Observable<String> {
          return Observable.combineLatest(self, other.shouted()).map { $0 + $1 }
        }
      }
      """
    let graph = try FlowSketch.graph(
      of: Self.blueprint("x = a.shouted().with(b.map { service.text })") + operators)
    #expect(
      FlowSketch.lines(graph.shown(at: .ports)).filter { $0.contains("x") }.sorted() == [
        "a → x", "b → x", "service.text → x (captures)",
      ])
  }

  private static func combine(_ code: String) -> String {
    Sample.form(
      code, imports: "Combine",
      a: """
        private let aSubject = PassthroughSubject<String, Never>()
        func a(_ value: String) { self.aSubject.send(value) }
        """, members: "@Published private var text = \"\"\nprivate var cancellables = Set<AnyCancellable>()"
    ).replacing("Signal<", with: "AnyPublisher<").replacing(
      "bProperty = MutableProperty(())", with: "bSubject = PassthroughSubject<Void, Never>()"
    )
    .replacing(
      "cProperty = MutableProperty(false)", with: "cSubject = CurrentValueSubject<Bool, Never>(false)"
    )
    .replacing("Property.value = ()", with: "Subject.send(())").replacing(
      "Property.value = flag", with: "Subject.send(flag)")
  }

  static let combineCases: [(String, [String])] = [
    ("self.x = self.aSubject.compactMap { $0 }.eraseToAnyPublisher()", ["a → x"]),
    (
      "self.y = Publishers.Merge(self.cSubject, self.bSubject.map { true }).prepend(false).eraseToAnyPublisher()",
      ["b → y", "c → y"]
    ),
    (
      "self.x = self.aSubject.prefix(untilOutputFrom: self.bSubject).eraseToAnyPublisher()",
      ["a → x", "b → x (captures)"]
    ),
    (
      "self.x = self.aSubject.map { Environment.current.api.find($0).replaceError(with: \"\") }.switchToLatest().eraseToAnyPublisher()",
      ["a → Environment.current.api.find (triggers)", "a → x", "Environment.current.api.find → x"]
    ),
    (
      """
      self.aSubject.sink { [weak self] in self?.text = $0 }.store(in: &self.cancellables)
      self.x = self.$text.eraseToAnyPublisher()
      """, ["a → text (feeds)", "text → x"]
    ),
    ("self.aSubject.assign(to: &$text)\nself.x = $text.eraseToAnyPublisher()", ["a → x"]),
    (
      "self.aSubject.assign(to: \\.value, on: self.cSubject)\nself.y = self.cSubject.eraseToAnyPublisher()",
      ["a → cSubject", "c → cSubject", "cSubject → y"]
    ),
    ("self.aSubject.assign(to: \\.text, on: self).store(in: &self.cancellables)", ["a → assign"]),
  ]

  @Test("Combine", arguments: combineCases)
  func combine(_ code: String, edges: [String]) throws {
    let graph = try FlowSketch.graph(of: Self.combine(code)).shown(at: .ports)
    #expect(FlowSketch.lines(graph).sorted() == edges.sorted())
  }

  @Test("The storage that the macro writes is that of its inputs")
  func macro() throws {
    let graph = try FlowSketch.graph(
      of: """
        import Plumbline
        import PlumblineMacros

        @ViewModel
        final class FormViewModel {
          protocol Inputs { func a(_ text: String?); func b(); func c(_ isOn: Bool); func configureWith(text: String) }
          protocol Outputs { var x: Signal<String, Never> { get } }

          init() {
            self.x = Signal.merge(self.aProperty.signal.skipNil(), self.textProperty.signal)
              .takeWhen(Signal.merge(self.bProperty.signal, self.cProperty.signal.map { _ in }))
          }

          fileprivate let cProperty = MutableProperty(false)
        }
        """)
    #expect(
      FlowSketch.lines(graph.shown(at: .ports)).sorted() == [
        "a → x (samples)", "b → x (triggers)", "c → x (triggers)", "configureWith → x (samples)",
      ])
  }

  @Test("An action that is made lazily has its name")
  func lazyAction() throws {
    let source = Self.blueprint("x = saveAction.elements")
    #expect(try FlowSketch.graph(of: source).nodes(.action).map(\.name) == ["saveAction"])
  }
}
