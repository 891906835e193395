import Rules
import SourceModel
import TestSupport
import Testing

struct UnsharedEffectTests {
  static let swift = [
    RuleCase(
      "Two outputs are made of one request", .rxSwift,
      messages: ["add 'share()' to 'found': 'service.find' runs for each of its 2 subscriptions"],
      Sample.blueprint(
        """
        let ▸found = a.flatMapLatest { service.find($0) }
        x = found.map { $0.name }
        y = found.map { $0.isNew }
        """)),
    RuleCase(
      "A stream is joined with itself", .rxSwift,
      Sample.blueprint(
        """
        let ▸found = a.flatMapLatest { service.find($0) }
        x = Observable.combineLatest(found.map { $0.name }, found.map { $0.title }) { $0 + $1 }
        y = b.map { true }
        """)),
    RuleCase(
      "It is shared", .rxSwift,
      Sample.blueprint(
        """
        let found = a.flatMapLatest { service.find($0) }.share()
        x = found.map { $0.name }
        y = found.map { $0.isNew }
        """)),
    RuleCase(
      "It is a driver", .rxSwift,
      Sample.blueprint(
        """
        let found = a.flatMapLatest { service.find($0) }.asDriver(onErrorJustReturn: nil)
        x = found.map { $0.name }
        y = found.map { $0.isNew }
        """)),
    RuleCase(
      "A subject is in between", .rxSwift,
      Sample.blueprint(
        """
        let found = PublishSubject<Contact>()
        a.flatMapLatest { service.find($0) }.bind(to: found).disposed(by: bag)
        x = found.map { $0.name }
        y = found.map { $0.isNew }
        """)),
    RuleCase(
      "What is asked for without arguments may be no work", .rxSwift,
      Sample.blueprint(
        """
        let user = b.flatMapLatest { service.user() }
        x = user.map { $0.name }
        y = user.map { $0.isNew }
        """)),
    RuleCase(
      "Each output has a request of its own", .rxSwift,
      Sample.blueprint(
        """
        x = a.flatMapLatest { service.find($0) }.map { $0.name }
        y = a.flatMapLatest { service.find($0) }.map { $0.isNew }
        """)),
    RuleCase(
      "The closure of one request starts another", .rxSwift,
      Sample.blueprint(
        """
        x = a.flatMapLatest { service.find($0) }.flatMapLatest { service.name($0) }
        y = b.map { true }
        """)),
    RuleCase(
      "Its errors go to a subject", .kickstarterJava,
      Sample.javaForm(
        """
        this.x = this.a.switchMap(t -> environment.client().find(t).compose(pipeErrorsTo(this.failed)));
        this.y = this.failed.map(e -> true);
        """)),
    RuleCase(
      "Code that is not understood may share it", .rxSwift,
      Sample.blueprint(
        """
        let found = a.flatMapLatest { service.find($0) }.onlyOnce()
        x = found.map { $0.name }
        y = found.map { $0.isNew }
        """)),
    RuleCase(
      "The initializer makes the request", .rxSwift,
      messages: [
        "add 'share()' to 'user': 'service.fetchUser' runs for each of its 2 subscriptions"
      ],
      Sample.blueprint(
        "let ▸user = service.fetchUser(id: 1)\nx = user.map { $0.name }\ny = user.map { $0.isNew }")),
    RuleCase(
      "It is shared there, and what does not say that it asks for something may be no work", .rxSwift,
      Sample.blueprint(
        """
        let user = service.fetchUser(id: 1).share(replay: 1)
        let setting = service.setting(id: 1)
        x = Observable.merge(user.map { $0.name }, setting)
        y = Observable.merge(user.map { $0.isNew }, setting.map { $0.isEmpty })
        """)),
    RuleCase(
      "In Kotlin as well", .kickstarterKotlin,
      Sample.kotlinForm(
        """
        val ▸user = this.client.fetchUser("1")
        this.x = user.map { it.name() }
        this.y = user.map { it.isNew() }
        """)),
  ]

  /// An initializer that tracks what it finds.
  private static func form(_ code: String) -> String {
    Sample.form(
      """
      self.x = self.aProperty.signal.skipNil()
      self.y = self.cProperty.signal
      \(code)
      """)
  }

  private static let found =
    "found = self.aProperty.producer.skipNil().flatMap(.latest) { Environment.current.api.find($0) }"
  private static let starts = """
    found.map { $0.name }.startWithValues { Environment.current.log($0) }
    found.startWithValues { Environment.current.store($0) }
    """
  private static let message =
    "start 'found' once, or share it with 'replayLazily(upTo: 1)': 'Environment.current.api.find' runs for each of its 2 starts"

  static let producers = [
    RuleCase(
      "A producer is started twice", messages: [message], form("let ▸\(found)\n\(starts)")),
    RuleCase(
      "Operators follow the request", messages: [message],
      form(
        """
        let ▸found = self.aProperty.producer.skipNil()
          .flatMap(.latest) { Environment.current.api.find($0).materialize() }.values()
        \(starts)
        """)),
    RuleCase(
      "A property is bound to it", messages: [message],
      form(
        """
        let ▸\(found)
        self.bProperty <~ found.map { _ in () }
        found.startWithValues { Environment.current.store($0) }
        """)),
    RuleCase("It replays", form("let \(found).replayLazily(upTo: 1)\n\(starts)")),
    RuleCase(
      "A signal is observed",
      form(
        "let \(found.replacing(".producer", with: ".signal"))\n\(starts.replacing("start", with: "observe"))")
    ),
    RuleCase(
      "It is started once", form("let \(found)\nfound.startWithValues { Environment.current.store($0) }")),
    RuleCase(
      "It is the value of a property, which is shared",
      form(
        """
        let shared = Property(initial: nil, then: self.aProperty.signal.skipNil().flatMap(.latest) { Environment.current.api.find($0) })
        let found = shared.producer.skipNil()
        \(starts)
        """)),
    RuleCase(
      "A signal becomes a producer",
      form(
        """
        let signal = self.aProperty.signal.skipNil().flatMap(.latest) { Environment.current.api.find($0) }
        let found = SignalProducer(signal)
        \(starts)
        """)),
    RuleCase(
      "Each event starts it anew",
      form(
        """
        let \(found)
        self.bProperty.signal.observeValues { found.startWithValues { Environment.current.store($0) } }
        self.cProperty.signal.observeValues { _ in found.startWithValues { Environment.current.store($0) } }
        """)),
    RuleCase(
      "One of two branches starts it",
      form(
        """
        let \(found)
        if Environment.current.isFast {
          found.startWithValues { Environment.current.store($0) }
        } else {
          found.startWithValues { Environment.current.log($0) }
        }
        """)),
    RuleCase("Code that is not understood may share it", form("let \(found).onlyOnce()\n\(starts)")),
  ]

  static let flows = RuleCase(
    "A flow that several outputs are made of", .kickstarterKotlin,
    messages: [
      "share 'found' with 'shareIn' or 'stateIn': 'client.find' runs for each of its 2 collectors"
    ],
    """
    class FormViewModel(private val client: Client) : ViewModel() {
      private val query = MutableStateFlow("")
      private val ▸found = query.flatMapLatest { client.find(it) }
      val names: Flow<List<String>> = found.map { it.names }
      val count: Flow<Int> = found.map { it.count }
      private val shared = query.flatMapLatest { client.find(it) }.shareIn(viewModelScope, started)
      val first: Flow<String> = shared.map { it.names.first() }
      val last: Flow<String> = shared.map { it.names.last() }
      private val single = query.flatMapLatest { client.find(it) }
      val one: Flow<Int> = single.map { it.count }
      fun queryChanged(text: String) { query.value = text }
    }
    """)

  @Test("A request of a cold flow with several collectors is reported")
  func flow() throws { try Self.flows.check("unshared-effect") }

  @Test("A request that runs several times is reported", arguments: swift + producers)
  func check(_ testCase: RuleCase) throws { try testCase.check("unshared-effect") }
}
