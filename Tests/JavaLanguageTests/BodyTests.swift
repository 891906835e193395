import JavaLanguage
import SourceModel
import Testing

@Suite("What a body does is described")
struct BodyTests {
  @Test("Calls and assignments are effects in source order, those of lambdas too")
  func effects() {
    let java = Java(
      statements: """
        this.project
          .filter(project -> project.isLive())
          .subscribe(project -> { this.latest = project; this.shown.onNext(project); });
        int count = this.count++;
        this.total += count;
        helper(count);
        """)
    let effects = java.body?.effects ?? []
    #expect(
      effects.map { java.text($0.range).split(separator: "\n")[0] } == [
        "this.project", "project.isLive()", "this.latest = project", "this.shown.onNext(project)",
        "this.total += count", "helper(count)",
      ])
    guard case .assignment(let name, let value) = effects[4].kind else {
      Issue.record("the fifth effect assigns")
      return
    }
    #expect(name == "+=")
    #expect(java.text(value.range) == "count")
    #expect(effects[3].target.chain?.member?.text == "shown")
  }

  @Test("Names are those that no local declares, each with its form")
  func names() {
    let java = Java(
      statements: """
        final String local = field + this.other + helper(argument);
        for (int index = 0; index < limit; index++) use(local, index);
        Runnable run = () -> consume(this, local, captured);
        try (Reader reader = open()) { reader.read(buffer); } catch (Exception error) { log(error); }
        """)
    #expect(java.names(.plain) == ["field", "argument", "limit", "captured", "buffer"])
    #expect(java.names(.qualified) == ["other"])
    #expect(java.names(.instance) == ["this"])
    #expect(java.names(.call) == ["helper", "use", "consume", "open", "log"])
  }

  @Test(
    "A pattern's variable is known where the language knows it",
    arguments: [
      ("if (x instanceof A a && a.ok()) a.go();", ["x"]),
      ("if (!(x instanceof A a)) return; a.go();", ["x"]),
      ("if (!(x instanceof A a)) { a.go(); }", ["x", "a"]),
      ("if (x instanceof A a || a.ok()) a.go();", ["x", "a", "a"]),
      ("if (!(x instanceof A a) || a.ok()) { a.go(); }", ["x", "a"]),
      ("if (!(x instanceof A a)) throw e; else a.go(); a.end();", ["x", "e"]),
      ("while (!(x instanceof A a)) { next(); } a.go();", ["x"]),
      ("while (!(x instanceof A a)) { if (y) break; } a.go();", ["x", "y", "a"]),
      ("boolean b = x instanceof A a ? a.ok() : a.bad();", ["x", "a"]),
      ("for (; !(x instanceof A a); ) { } a.go();", ["x"]),
      ("boolean b = (x instanceof A a) == a.ok();", ["x", "a"]),
    ])
  func patterns(_ statements: String, _ names: [String]) {
    let java = Java(statements: statements)
    #expect(java.problems == [])
    #expect(java.names(.plain) == names)
  }

  @Test("Chains with calls are listed at any depth, receivers as part of what they are called on")
  func calls() {
    let java = Java(
      statements: """
        Disposable first = (this.a.map(x -> x.b())).compose(bindToLifecycle()).subscribe(this.c::onNext);
        if (f(g())) new Thread(() -> h()).start();
        """)
    let calls = java.body?.calls ?? []
    #expect(
      calls.map { java.text($0.range) } == [
        "(this.a.map(x -> x.b())).compose(bindToLifecycle()).subscribe(this.c::onNext)", "x.b()",
        "bindToLifecycle()", "f(g())", "g()", "new Thread(() -> h()).start()", "h()",
      ])
    let links = calls.first?.chain?.links ?? []
    #expect(links.map(\.name.text) == ["a", "map", "compose", "subscribe"])
    guard case .methodReference(let reference)? = links.last?.arguments?.first?.value.kind else {
      Issue.record("a reference to a method is the argument")
      return
    }
    #expect(reference.base == .instance)
    #expect(reference.links.map(\.name.text) == ["c", "onNext"])
  }

  @Test(
    "The value of a body that gives one back is its result",
    arguments: [
      ("return this.shown;", "this.shown"),
      ("return this.shown.map(x -> { return 1; });", "this.shown.map(x -> { return 1; })"),
      ("int a = 1; return a;", nil), ("", nil), ("if (a) return b;", nil), ("return;", nil),
    ])
  func result(_ statements: String, _ result: String?) {
    let java = Java(statements: statements)
    #expect((java.body?.result).map { java.text($0.range) } == result)
  }

  @Test("Local and anonymous types have members with bodies of their own")
  func localTypes() {
    let java = Java(
      statements: """
        int local = 0;
        Observer observer = new Observer() {
          int seen;
          @Override public void onNext(int value) { seen = value + local + field; hidden(); }
          int hidden = local;
        };
        class Helper extends Base { void help() { run(local, mine); } String mine; }
        """)
    let types = java.body?.types ?? []
    #expect(types.map(\.name) == ["", "Helper"])
    #expect(types.first?.inherited.map(\.type.name) == ["Observer"])
    #expect(types.map { $0.properties.map(\.header.name.text) } == [["seen", "hidden"], ["mine"]])
    #expect(types.first?.functions.first?.body?.references.map(\.name.text) == ["seen", "field", "hidden"])
    #expect(types.last?.functions.first?.body?.references.map(\.name.text) == ["run", "mine"])
    #expect(java.names(.plain) == [])
  }

  @Test("A field of a local type hides the local of that name around it, wherever it is declared")
  func hiddenLocals() {
    let java = Java(
      statements: """
        int value = 0;
        new Object() { int get() { return value; } int value; };
        new Object() { int get() { return value; } };
        """)
    let types = java.body?.types ?? []
    #expect(types.map { $0.functions[0].body?.references.map(\.name.text) } == [["value"], []])
  }

  @Test(
    "Objects that are created are effects where they are statements, values are not",
    arguments: [
      ("new A(b);", ["new A(b)"]), ("new A(b) { void c() { d(); } };", ["new A(b) { void c() { d(); } }"]),
      ("switch (a()) { default: b(); }", ["b()"]), ("throw new A();", []), ("assert a();", []),
      ("for (A a : b()) c(a);", ["c(a)"]), ("a[b()].c();", ["a[b()].c()"]),
    ])
  func creations(_ statements: String, _ effects: [String]) {
    let java = Java(statements: statements)
    #expect(java.problems == [])
    #expect(java.body?.effects.map { java.text($0.range) } == effects)
  }

  @Test("A created object names its type")
  func creation() {
    let java = Java(
      """
      class Test {
        private final PublishSubject<Integer> a = PublishSubject.create();
        private final BehaviorSubject<String> b = BehaviorSubject.createDefault("");
        private final Map<String, Integer> c = new HashMap<>();
        private final Foo d = this.b.foo();
      }
      """)
    #expect(
      java.type?.properties.map { $0.initialValue?.constructedType?.name } == [
        "PublishSubject", "BehaviorSubject", "HashMap", nil,
      ])
  }
}
