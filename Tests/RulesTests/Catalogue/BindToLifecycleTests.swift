import Rules
import SourceModel
import TestSupport
import Testing

struct BindToLifecycleTests {
  private static func sketch(_ statements: String, members: String = "") -> String {
    Sketch.java(
      members: """
            public ViewModel(final @NonNull Environment environment, final Observable<Integer> local) {
              super(environment);
        \(statements)
            }
            private final PublishSubject<Integer> tapped = PublishSubject.create();
            private final EventBus bus;
        \(members)
        """)
  }

  private static let missing =
    "insert '.compose(bindToLifecycle())' before 'subscribe': an unbound subscription outlives the view"
  private static let early =
    "move '.compose(bindToLifecycle())' directly before 'subscribe': later operators would not be bound"

  static let cases = [
    RuleCase(
      "The binding has many spellings", .kickstarterJava,
      sketch(
        """
              this.tapped.compose(bindToLifecycle()).subscribe(x -> {});
              this.tapped.compose(this.bindToLifecycle()).subscribe(x -> {}, Timber::e);
              this.tapped.compose(this.<Integer>bindToLifecycle()).subscribe();
              this.tapped.<Integer>compose(bindToLifecycle()).subscribe(this.tapped::onNext);
              this.tapped
                .map(x -> x + 1)
                // until the view goes away
                .compose( /* bound */ bindToLifecycle())
                .subscribe(this.tapped);
              (local.isEmpty() ? local : this.tapped).compose(bindToLifecycle()).subscribe();
        """)),
    RuleCase(
      "A subscription that is not bound is reported wherever it is rooted", .kickstarterJava,
      messages: Array(repeating: missing, count: 6),
      sketch(
        """
              this.tapped.▸subscribe(x -> {});
              tapped.▸subscribe();
              local.map(x -> x).▸subscribe(this.tapped::onNext);
              Observable.just(1).▸subscribe(this.tapped);
              intent().map(x -> x)
                .▸subscribe(x -> {});
              (local).▸subscribe();
        """)),
    RuleCase(
      "A binding that is not the last is reported with a message of its own", .kickstarterJava,
      messages: [early, early],
      sketch(
        """
              this.tapped.compose(bindToLifecycle()).map(x -> x).▸subscribe();
              this.tapped.compose(bindToLifecycle()).observeOn(this.scheduler).▸subscribe(x -> {});
        """)),
    RuleCase(
      "Subscriptions in lambdas and in other chains are found", .kickstarterJava,
      sketch(
        """
              this.tapped.switchMap(x -> {
                local.▸subscribe();
                return local.doOnNext(y -> this.tapped.compose(bindToLifecycle()).subscribe());
              }).compose(bindToLifecycle()).subscribe(x -> local.take(1).▸subscribe(this.tapped));
              this.subscriptions.add(this.tapped.▸subscribe());
              new Thread(new Runnable() { public void run() { tapped.▸subscribe(); } });
        """)),
    RuleCase(
      "What is bound within an argument does not bind the chain", .kickstarterJava, messages: [missing],
      sketch("      this.tapped.compose(takeWhen(local.compose(bindToLifecycle()))).▸subscribe();")),
    RuleCase(
      "Another transformer is no binding", .kickstarterJava, messages: [missing],
      sketch("      this.tapped.compose(Transformers.ignoreValues()).▸subscribe();")),
    RuleCase(
      "The name alone is no subscription", .kickstarterJava,
      sketch(
        """
              subscribe(local);
              this.subscribe(local);
              super.subscribe(local);
              this.bus.subscribe(this);
              EventBus.subscribe(this);
              local.map(Observable::subscribe).subscribeOn(this.scheduler).subscribeWith(null);
              log(".subscribe()"); // .subscribe()
              this.tapped.compose(bindToLifecycle()).subscribe().unsubscribe();
        """)),
    RuleCase(
      "Methods and fields are looked through too", .kickstarterJava,
      sketch(
        "",
        members: """
              private final Subscription a = this.tapped.▸subscribe();
              { this.tapped.▸subscribe(); }
              void b() { this.tapped.▸subscribe(); }
              private static void c(Observable<Integer> x) { x.▸subscribe(); }
          """)),
    RuleCase(
      "Other classes of the file are no view models", .kickstarterJava,
      Sketch.java(below: "class Other { void a(Observable<Integer> x) { x.subscribe(); } }")),
    RuleCase(
      "Other methods of a stream subscribe, and those of lists do not", .kickstarterJava,
      messages: [
        "insert '.compose(bindToLifecycle())' before 'forEach': an unbound subscription outlives the view",
        "insert '.compose(bindToLifecycle())' before 'subscribeWith': an unbound subscription outlives the view",
      ],
      sketch(
        """
              this.tapped.▸forEach(x -> {});
              this.tapped.▸subscribeWith(new Printer());
              this.tapped.compose(bindToLifecycle()).forEach(x -> {});
              this.names.forEach(x -> {});
              Arrays.asList(1).forEach(x -> {});
        """, members: "    private final List<String> names;")),
  ]

  @Test("Every subscription is bound right before it", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("bind-to-lifecycle") }

  static let edits = [
    ("this.tapped.subscribe();", "this.tapped.compose(bindToLifecycle()).subscribe();"),
    (
      "this.tapped\n        .map(x -> x)\n        .subscribe();",
      "this.tapped\n        .map(x -> x)\n        .compose(bindToLifecycle())\n        .subscribe();"
    ),
    (
      "local.subscribe(x -> local.subscribe());",
      "local.compose(bindToLifecycle()).subscribe(x -> local.compose(bindToLifecycle()).subscribe());"
    ),
    (
      "this.tapped.map(x ->\n        x).subscribe();",
      "this.tapped.map(x ->\n        x).compose(bindToLifecycle()).subscribe();"
    ),
  ]

  @Test("The binding is inserted, on a line of its own where the call stands on one", arguments: edits)
  func inserts(_ testCase: (bad: String, good: String)) throws {
    let example = RuleExample(
      .kickstarterJava, isFixed: true, bad: Self.sketch("      " + testCase.bad),
      good: Self.sketch("      " + testCase.good)
    )
    try EditCheck.check("bind-to-lifecycle", example)
  }

  @Test("Where there is no method to bind with, or the binding has to move, a person mends it")
  func leavesOthers() throws {
    let sources = [
      Self.sketch("      this.tapped.subscribe();").replacing(
        "extends ActivityViewModel<LoginActivity>", with: ""),
      Self.sketch("", members: "    private static void a(Observable<Integer> x) { x.subscribe(); }"),
      Self.sketch("      local.compose(bindToLifecycle()).map(x -> x).subscribe();"),
    ]
    for source in sources {
      let findings = try Lint.findings(in: source, dialect: .kickstarterJava, rules: ["bind-to-lifecycle"])
      #expect(findings.map(\.fixable) == [false], "\(source)")
    }
  }
}
