import Rules
import SourceModel
import Testing

struct InputStorageTests {
  private static let properties = """
      private let aProperty = MutableProperty(())
      private let bProperty = MutableProperty<Int?>(nil)
      private let (signal, observer) = Signal<Int, Never>.pipe()
      private let useCase: UseCaseType
    """

  static let cases = [
    RuleCase(
      "A function may feed several, a pipe, another input, or a collaborator",
      Sketch.template(
        inputs: """
            func a()
            func b(_ x: Int)
            func c(_ x: Int)
            func d()
            func e()
          """,
        members: properties + """

            public func a() {
              self.aProperty.value = ()
              self.bProperty.value = nil
            }
            public func b(_ x: Int) { self.bProperty.value = x }
            public func c(_ x: Int) { self.observer.send(value: x) }
            public func d() { self.b(1) }
            public func e() { self.useCase.inputs.tapped() }
          """)),
    RuleCase(
      "A value may be fed under a condition, from a closure, or by a change",
      Sketch.template(
        inputs: """
            func a(_ tab: Tab)
            func b(_ x: Int?)
            func c()
          """,
        members: properties + """

            public func a(_ tab: Tab) {
              switch tab {
              case .one: self.aProperty.value = ()
              case .two: break
              }
            }
            public func b(_ x: Int?) {
              if let x { self.bProperty.value = x }
            }
            public func c() { self.bProperty.modify { $0 = 1 } }
          """)),
    RuleCase(
      "Without self it is fed all the same",
      Sketch.template(
        inputs: "  func a()", members: properties + "\n  public func a() { aProperty.value = () }")),
    RuleCase(
      "An empty body feeds nothing",
      messages: ["set a 'MutableProperty' in 'a': outputs are derived from stored inputs"],
      Sketch.template(inputs: "  func a()", members: "  public func ▸a() {}")),
    RuleCase(
      "A call of a free function feeds nothing",
      Sketch.template(inputs: "  func a()", members: "  public func ▸a() { print(\"a\") }")),
    RuleCase(
      "A local of the same name feeds nothing",
      Sketch.template(
        inputs: "  func a()",
        members: properties + """

            public func ▸a() {
              var bProperty = Box()
              bProperty.value = 1
            }
          """)),
    RuleCase(
      "An input that is implemented elsewhere is not looked at", Sketch.template(inputs: "  func a()")),
    RuleCase(
      "An implementation in an extension is one",
      Sketch.template(
        inputs: "  func a()", members: properties,
        below: "extension LoginViewModel {\n  func a() { self.aProperty.value = () }\n}")),
    RuleCase(
      "Overloads are told apart by their labels",
      Sketch.template(
        inputs: "  func tapped(a: Int)\n  func tapped(b: Int)",
        members: properties + """

            public func tapped(a: Int) { self.bProperty.value = a }
            public func ▸tapped(b: Int) {}
          """)),
    RuleCase(
      "A function that is no input may do as it likes", Sketch.template(members: "  public func other() {}")),
    RuleCase(
      "A value may be fed in other ways than by a statement",
      Sketch.template(
        inputs: """
            func a()
            func b(_ x: Int)
            func c(_ x: Int)
            func d(_ x: Int)
            func e(_ isOn: Bool)
          """,
        members: properties + """

            public func a() { let old = self.bProperty.swap(nil); print(old as Any) }
            public func b(_ x: Int) { (self.bProperty.value, self.aProperty.value) = (x, ()) }
            public func c(_ x: Int) { return self.bProperty.value = x }
            public func d(_ x: Int) {
              guard let strongSelf = self as LoginViewModel? else { return }
              strongSelf.bProperty.value = x
            }
            public func e(_ isOn: Bool) { isOn ? self.aProperty.swap(()) : self.bProperty.swap(nil) }
          """)),
    RuleCase(
      "An input that a subclass overrides is its superclass's",
      Sketch.template(inputs: "  func a()", members: "  public override func a() { super.a() }")),
    RuleCase(
      "A comment says why a body is empty",
      Sketch.template(
        inputs: "  func a()\n  func b()",
        members: "  func a() {\n    // The delegate requires it.\n  }\n  func ▸b() {}")),
    RuleCase(
      "Everything but the assignment belongs in the initializer",
      messages: [
        "move 'AppEnvironment.current.koala.track' out of 'a': an input only stores its argument, and the initializer derives the rest",
        "set 'bProperty' to 'b', not to 'b.map { abs($0) }': an input stores its argument",
        "move 'print' out of 'b': an input only stores its argument, and the initializer derives the rest",
      ],
      Sketch.template(
        inputs: "  func a()\n  func b(_ b: [Int])\n  func c(_ c: Int)",
        members: """
            private let aProperty = MutableProperty(())
            func a() {
              ▸AppEnvironment.current.koala.track()
              self.aProperty.value = ()
            }
            private let bProperty = MutableProperty<[Int]>([])
            func b(_ b: [Int]) {
              self.bProperty.value = ▸b.map { abs($0) }
              ▸print(b)
            }
            private let cProperty = MutableProperty<Int?>(nil)
            func c(_ c: Int) {
              assert(c > 0)
              var d = [c]
              d.append(1)
              self.cProperty.value = d.count
            }
          """)),
    RuleCase(
      "Another value does not take the place of the argument",
      messages: [
        "set 'projectProperty' to 'project', not to '.template': an input stores its argument",
        "set 'projectProperty' to 'project', not to 'Project.copy(of: project)': an input stores its argument",
      ],
      Sketch.template(
        inputs:
          "  func configureWith(project: Project)\n  func loaded(_ view: View)\n  func shown(_ project: Project)",
        members: """
            private let projectProperty = MutableProperty<Project?>(nil)
            func configureWith(project: Project) {
              self.projectProperty.value = ▸.template
            }
            private let loadedProperty = MutableProperty<State>(.loading)
            func loaded(_ view: View) {
              self.loadedProperty.value = .loaded
            }
            func shown(_ project: Project) {
              self.projectProperty.value = ▸Project.copy(of: project)
            }
          """)),
    RuleCase(
      "A literal is no argument, and neither is the end of a stream",
      messages: [
        "set 'aProperty' to 'a', not to 'nil': an input stores its argument",
        "set 'bProperty' to 'text', not to '\"b\"': an input stores its argument",
        "set 'observer' to 'c', not to '1': an input stores its argument",
        "set a 'MutableProperty' in 'd': outputs are derived from stored inputs",
      ],
      Sketch.template(
        inputs:
          "  func a(_ a: Int)\n  func b(_ text: String)\n  func c(_ c: Int)\n  func d(_ d: Int)\n  func e(_ e: Bool)",
        members: """
            private let aProperty = MutableProperty<Int?>(nil)
            func a(_ a: Int) { self.aProperty.value = ▸nil }
            private let bProperty = MutableProperty("")
            func b(_ text: String) { self.bProperty.value = ▸"b" }
            private let (signal, observer) = Signal<Int, Never>.pipe()
            func c(_ c: Int) { self.observer.send(value: ▸1) }
            func ▸d(_ d: Int) { self.observer.sendCompleted() }
            private let eProperty = MutableProperty(0)
            func e(_ e: Bool) { self.eProperty.value = e ? 1 : 0 }
          """)),
    RuleCase(
      "An argument that is dropped is reported, unless its name is",
      messages: ["store 'row' in 'a' as well, or remove it: an input stores its arguments"],
      Sketch.template(
        inputs: "  func a(_ a: Int, row: Int)\n  func b(_ b: Int, row: Int)",
        members: """
            private let aProperty = MutableProperty<Int?>(nil)
            func ▸a(_ a: Int, row: Int) { self.aProperty.value = a }
            private let bProperty = MutableProperty<Int?>(nil)
            func b(_ b: Int, row _: Int) { self.bProperty.value = b }
          """)),
    RuleCase(
      "A property that is read is set by the input with its name, and each input has its own",
      messages: [
        "set 'bProperty' in 'b': the outputs are derived from it, and nothing sets it",
        "set a property of its own in 'c', not 'aProperty', which 'a' sets: each input is stored, and the initializer "
          + "merges them",
      ],
      Sketch.template(
        inputs: "  func a()\n  func b()\n  func c()\n  func d()",
        members: """
            init() {
              self.aProperty.signal.merge(with: self.bProperty.signal).observeValues {}
              self.cProperty <~ self.dProperty.signal
            }
            private let aProperty = MutableProperty(())
            func a() { self.aProperty.value = () }
            private let bProperty = MutableProperty(())
            func ▸b() { self.aProperty.value = () }
            private let cProperty = MutableProperty(())
            func c() { ▸self.aProperty.value = () }
            private let dProperty = MutableProperty(())
            func d() { self.a(); self.dProperty.value = () }
          """)),
    RuleCase(
      "What an input makes of its argument belongs in the initializer",
      messages: [
        "set 'aProperty' to 'text', not to 'text.lowercased()': an input stores its argument",
        "set 'bProperty' to 'x', not to 'x + 1': an input stores its argument",
        "set 'cProperty' to 'x', not to 'self.cProperty.value ?? x': an input stores its argument",
        "set 'dProperty' with '=': an input stores its argument, and the initializer collects what came before",
      ],
      Sketch.template(
        inputs: """
            func a(_ text: String)
            func b(_ x: Int)
            func c(_ x: Int)
            func d(_ text: String)
            func e(_ text: String?)
            func f(_ x: Any)
            func g(_ project: Project)
          """,
        members: """
            private let aProperty = MutableProperty("")
            public func a(_ text: String) { self.aProperty.value = ▸text.lowercased() }
            private let bProperty = MutableProperty<Int?>(nil)
            public func b(_ x: Int) { self.bProperty.value = ▸x + 1 }
            private let cProperty = MutableProperty<Int?>(nil)
            public func c(_ x: Int) { self.cProperty.value = ▸self.cProperty.value ?? x }
            private let dProperty = MutableProperty("")
            public func d(_ text: String) { ▸self.dProperty.value += text }
            private let eProperty = MutableProperty("")
            public func e(_ text: String?) { self.eProperty.value = text ?? "" }
            private let fProperty = MutableProperty<Int?>(nil)
            public func f(_ x: Any) { self.fProperty.value = x as? Int }
            private let gProperty = MutableProperty<Int?>(nil)
            public func g(_ project: Project) { self.gProperty.value = project.id }
          """)),
    RuleCase(
      "A value is followed through a constant, a pipe, and the parts of a tuple",
      messages: [
        "set 'aProperty' to 'text', not to 'text.lowercased()': an input stores its argument",
        "set 'bProperty' to 'text', not to 'other': an input stores its argument",
        "set 'observer' to 'text', not to 'text.uppercased()': an input stores its argument",
      ],
      Sketch.template(
        inputs: """
            func a(_ text: String)
            func b(_ text: String)
            func c(_ text: String)
            func d(_ text: String?)
            func e(_ text: String)
          """,
        members: """
            private let aProperty = MutableProperty("")
            public func a(_ text: String) {
              let key = text.lowercased()
              self.aProperty.value = ▸key
            }
            private let bProperty = MutableProperty<String>("")
            public func b(_ text: String) {
              let other = AppEnvironment.current.name
              self.bProperty.value = ▸other
            }
            private let (signal, observer) = Signal<String, Never>.pipe()
            public func c(_ text: String) { self.observer.send(value: ▸text.uppercased()) }
            private let dProperty = MutableProperty("")
            public func d(_ text: String?) {
              let value = text ?? ""
              self.dProperty.value = value
            }
            private let eProperty = MutableProperty("")
            public func e(_ text: String) {
              var value = text
              value = value.trimmed
              self.eProperty.value = value
            }
          """)),
    RuleCase(
      "A constant does not take the place of an argument whose type the first value of the property has",
      messages: [
        "set 'aProperty' to 'sort', not to '.popular': an input stores its argument",
        "set 'bProperty' to 'settings', not to 'Settings.defaults': an input stores its argument",
      ],
      Sketch.template(
        inputs: "  func a(_ sort: Sort)\n  func b(_ settings: Settings)\n  func c(_ name: String)",
        members: """
            private let aProperty = MutableProperty(Sort.magic)
            public func a(_ sort: Sort) { self.aProperty.value = ▸.popular }
            private let bProperty = MutableProperty(Settings())
            public func b(_ settings: Settings) { self.bProperty.value = ▸Settings.defaults }
            private let cProperty = MutableProperty(Sort.magic)
            public func c(_ name: String) { self.cProperty.value = .popular }
          """)),
    RuleCase(
      "The parts of a tuple are the arguments, in their order",
      messages: [
        "set 'aProperty' to '(row, total)', not to '(total, row)': an input stores its arguments in the order of the parts",
        "set 'bProperty' to 'row', not to 'row + 1': an input stores its argument",
      ],
      Sketch.template(
        inputs: """
            func a(row: Int, outOf total: Int)
            func b(row: Int, outOf total: Int)
            func c(row: Int, outOf total: Int)
            func d(row: Int, user: User)
          """,
        members: """
            private let aProperty = MutableProperty<(row: Int, total: Int)?>(nil)
            public func a(row: Int, outOf total: Int) { self.aProperty.value = ▸(total, row) }
            private let bProperty = MutableProperty<(Int, Int)?>(nil)
            public func b(row: Int, outOf total: Int) { self.bProperty.value = (▸row + 1, total) }
            private let cProperty = MutableProperty<(total: Int, row: Int)?>(nil)
            public func c(row: Int, outOf total: Int) { self.cProperty.value = (total, row) }
            private let dProperty = MutableProperty<(Int, Int)?>(nil)
            public func d(row: Int, user: User) { self.dProperty.value = (user.id, row) }
          """)),
    RuleCase(
      "An input does not toggle or count what it stored",
      messages: [
        "do not read 'aProperty' in 'a': an input stores its argument, and the initializer collects what came before",
        "do not read 'bProperty' in 'b': an input stores its argument, and the initializer collects what came before",
        "do not read 'cProperty' in 'c': an input stores its argument, and the initializer collects what came before",
        "do not read 'eProperty' in 'e': an input stores its argument, and the initializer collects what came before",
      ],
      Sketch.template(
        inputs: "  func a()\n  func b(_ row: Int)\n  func c()\n  func d(_ row: Int)\n  func e()",
        members: """
            private let aProperty = MutableProperty(false)
            public func a() { ▸self.aProperty.value = !self.aProperty.value }
            private let bProperty = MutableProperty([Int]())
            public func b(_ row: Int) { ▸self.bProperty.value = self.bProperty.value + [row] }
            private let cProperty = MutableProperty(false)
            public func c() { ▸self.cProperty.modify { $0.toggle() } }
            private let dProperty = MutableProperty(0)
            public func d(_ row: Int) { self.dProperty.modify { $0 = row } }
            private let eProperty = MutableProperty(false)
            public func e() { ▸self.eProperty.value.toggle() }
          """)),
    RuleCase(
      "An input with a property that nothing uses does not set that of another",
      messages: ["set 'aProperty' in 'a', not 'bProperty', which is named after another input"],
      Sketch.template(
        inputs: "  func a()\n  func b()",
        members: """
            private let aProperty = MutableProperty(())
            public func a() { ▸self.bProperty.value = () }
            private let bProperty = MutableProperty(())
            public func b() { self.bProperty.value = () }
          """)),
    RuleCase(
      "In Kotlin the same", .kickstarterKotlin,
      messages: [
        "set 'sorted' to 'sort', not to 'true': an input stores its argument",
        "set 'shown' to '(row, total)', not to 'Pair(total, row)': an input stores its arguments in the order of the parts",
        "do not read 'opened' in 'opened': an input stores its argument, and 'init' collects what came before",
      ],
      Sketch.kotlin(
        inputs: "    fun sorted(sort: Boolean)\n    fun shown(row: Int, total: Int)\n    fun opened()",
        members: """
              private val sorted = BehaviorSubject.createDefault(false)
              private val shown = PublishSubject.create<Pair<Int, Int>>()
              private val opened = BehaviorSubject.createDefault(false)
              override fun sorted(sort: Boolean) = this.sorted.onNext(▸true)
              override fun shown(row: Int, total: Int) = this.shown.onNext(▸Pair(total, row))
              override fun opened() { ▸this.opened.onNext(!this.opened.value!!) }
          """)),
    RuleCase(
      "An input stores once, in its own property, and calls nothing else",
      messages: [
        "set 'aProperty' once in 'a': an input stores its argument",
        "move 'check' out of 'b': an input only stores its argument, and the initializer derives the rest",
        "move 'service.save' out of 'c': an input only stores its argument, and the initializer derives the rest",
        "set 'dProperty' in 'd', not 'eProperty', which is named after another input",
        "set 'eProperty' in 'e', not 'dProperty', which is named after another input",
      ],
      Sketch.template(
        inputs: """
            func a(_ text: String?)
            func b(_ text: String)
            func c(_ text: String)
            func d(_ text: String)
            func e(_ text: String)
            func f(_ tab: Tab)
            func g()
            func h()
          """,
        members: """
            private let service: LoginService
            private let useCase: LoginUseCaseType
            private func check() {}
            private let aProperty = MutableProperty<String?>(nil)
            public func a(_ text: String?) {
              self.aProperty.value = text
              ▸self.aProperty.value = nil
            }
            private let bProperty = MutableProperty("")
            public func b(_ text: String) {
              self.bProperty.value = text
              ▸self.check()
            }
            private let cProperty = MutableProperty("")
            public func c(_ text: String) {
              ▸self.service.save(text)
              self.cProperty.value = text
            }
            private let dProperty = MutableProperty("")
            public func d(_ text: String) { ▸self.eProperty.value = text }
            private let eProperty = MutableProperty("")
            public func e(_ text: String) { ▸self.dProperty.value = text }
            private let fProperty = MutableProperty<Int?>(nil)
            public func f(_ tab: Tab) {
              switch tab {
              case .one: self.fProperty.value = 1
              case .two: self.fProperty.value = 2
              }
            }
            private let gProperty = MutableProperty(())
            public func g() {
              self.useCase.inputs.tapped()
              self.gProperty.value = ()
            }
            private let hProperty = MutableProperty(())
            public func h() {
              self.g()
              self.hProperty.value = ()
            }
          """)),
    RuleCase(
      "An input stores at once and whatever the argument is",
      messages: [
        "store the argument in 'a' without a condition: the initializer filters it",
        "store the event in 'b' without a condition: the initializer filters it",
        "store the argument in 'c' at once: the initializer delays it with operators",
      ],
      Sketch.template(
        inputs: """
            func a(_ text: String)
            func b()
            func c(_ text: String)
            func d(_ text: String?)
            func e(_ text: String)
          """,
        members: """
            private let aProperty = MutableProperty("")
            public func a(_ text: String) {
              if text.count < 500 { ▸self.aProperty.value = text }
            }
            private let bProperty = MutableProperty(())
            public func b() {
              guard !self.aProperty.value.isEmpty else { return }
              ▸self.bProperty.value = ()
            }
            private let cProperty = MutableProperty("")
            public func c(_ text: String) {
              DispatchQueue.main.async { ▸self.cProperty.value = text }
            }
            private let dProperty = MutableProperty("")
            public func d(_ text: String?) {
              guard let text = text else { return }
              self.dProperty.value = text
            }
            private let eProperty = MutableProperty("")
            public func e(_ text: String) {
              // The text, if it is one.
              self.eProperty.value = text
            }
          """)),
    RuleCase(
      "Work of an input is one finding, and a property belongs to one input",
      messages: [
        "move 'check' out of 'a': an input only stores its argument, and the initializer derives the rest",
        "store the event in 'b' instead of calling 'check': an input only stores its argument, and the initializer "
          + "derives the rest",
        "set a property of its own in 'd', not 'cProperty', which 'c' sets: each input is stored, and the initializer "
          + "merges them",
        "store the event in 'e' instead of calling 'service.load': an input only stores its argument, and the initializer "
          + "derives the rest",
        "store the event in 'f' without a condition: the initializer filters it",
      ],
      Sketch.template(
        inputs: """
            func a(_ text: String)
            func b()
            func c(_ text: String)
            func c(of count: Int)
            func d(_ text: String)
            func e()
            func f()
          """,
        members: """
            private let aProperty = MutableProperty("")
            public func a(_ text: String) {
              DispatchQueue.main.async {
                ▸self.check()
                self.aProperty.value = text
                self.check()
              }
            }
            public func b() {
              if isOn { ▸self.check() }
            }
            private let cProperty = MutableProperty("")
            public func c(_ text: String) { self.cProperty.value = text }
            public func c(of count: Int) { self.cProperty.value = "\\(count)" }
            public func d(_ text: String) { ▸self.cProperty.value = text }
            private let eProperty = MutableProperty("")
            public func e() {
              self.service.load { text, error in
                guard error == nil else { return }
                ▸self.eProperty.value = text
              }
            }
            private let fProperty = MutableProperty(())
            public func f() {
              self.lock.withLock { if isOn { ▸self.fProperty.value = () } }
            }
            private let lock = Lock()
            private let service = Service()
            private func check() {}
          """)),
    RuleCase(
      "A method in Java sends its argument as it is, at once and to its own subject", .kickstarterJava,
      messages: [
        "set 'servings' to 'servings', not to 'Math.max(1, servings)': an input stores its argument",
        "set 'recipe' to 'recipe', not to 'null': an input stores its argument",
        "store the event in 'saved' at once: the constructor delays it with operators",
        "store the argument in 'note' without a condition: the constructor filters it",
        "derive 'isSaving' from 'started' in the constructor: it backs an output, and an input has a subject of its own",
      ],
      Sketch.java(
        inputs:
          "    void servings(int servings);\n    void configureWith(Recipe recipe);\n    void saved();\n    void note(Note note);\n    void started();\n    void type(Object type);",
        outputs: "    Observable<Boolean> isSaving();",
        members: """
              private final PublishSubject<Integer> servings = PublishSubject.create();
              private final PublishSubject<Recipe> recipe = PublishSubject.create();
              private final PublishSubject<Void> saved = PublishSubject.create();
              private final PublishSubject<Note> note = PublishSubject.create();
              private final PublishSubject<Void> started = PublishSubject.create();
              private final PublishSubject<Recipe> type = PublishSubject.create();
              private final BehaviorSubject<Boolean> isSaving = BehaviorSubject.create();
              @Override public void servings(final int servings) { this.servings.onNext(▸Math.max(1, servings)); }
              @Override public void configureWith(final Recipe recipe) { this.recipe.onNext(▸null); }
              @Override public void saved() { new Handler().post(() -> ▸this.saved.onNext(null)); }
              @Override public void note(final Note note) { if (note != null) { ▸this.note.onNext(note); } }
              @Override public void started() {
                this.started.onNext(null);
                ▸this.isSaving.onNext(true);
              }
              @Override public void type(final Object type) { this.type.onNext((Recipe) type); }
              @Override public Observable<Boolean> isSaving() { return this.isSaving; }
          """)),
  ]

  static let javaCases = [
    RuleCase(
      "A method in Java may feed several subjects, another's, or a collaborator", .kickstarterJava,
      Sketch.java(
        inputs: """
              void a();
              void b(Project project, Reward reward);
              void c(int x);
              void d();
              void e();
              void f(boolean x);
          """,
        members: """
              private final CurrentUserType currentUser;
              private final PublishSubject<Void> a = PublishSubject.create();
              private final PublishSubject<Pair<Project, Reward>> b = PublishSubject.create();
              @Override public void a() { this.a.onNext(null); this.b.onNext(null); }
              @Override public void b(final @NonNull Project project, final @NonNull Reward reward) {
                this.b.onNext(Pair.create(project, reward));
              }
              @Override public void c(final int __) { a.onNext(null); }
              @Override public void d() { this.c(1); }
              @Override public void e() { a(); }
              @Override public void f(final boolean x) { this.currentUser.logout(); }
          """)),
    RuleCase(
      "A subject may be fed in a switch, from a lambda, or through a local", .kickstarterJava,
      Sketch.java(
        inputs: "    void a(Tab tab);\n    void b(Integer x);\n    void c();\n    void d();",
        members: """
              private final PublishSubject<Integer> p = PublishSubject.create();
              @Override public void a(final Tab tab) {
                switch (tab) {
                  case ONE: this.p.onNext(1); break;
                  default:
                }
              }
              @Override public void b(final Integer x) { p.onNext(x); }
              @Override public void c() { Observable.just(1).subscribe(this.p::onNext); }
              @Override public void d() { final PublishSubject<Integer> local = this.p; local.onNext(1); }
          """)),
    RuleCase(
      "A subject may be fed from an anonymous class, and through the class's own name", .kickstarterJava,
      Sketch.java(
        inputs: "    void a();\n    void b();",
        members: """
              private final PublishSubject<Integer> p = PublishSubject.create();
              @Override public void a() {
                Handler.post(new Runnable() { @Override public void run() { p.onNext(1); } });
              }
              @Override public void b() { ViewModel.this.p.onNext(1); }
          """)),
    RuleCase(
      "A method in Java that does nothing, or something else, feeds nothing", .kickstarterJava,
      messages: [
        "call 'onNext' of a 'PublishSubject' in 'a': outputs are derived from stored inputs",
        "call 'onNext' of a 'PublishSubject' in 'b': outputs are derived from stored inputs",
        "call 'onNext' of a 'PublishSubject' in 'c': outputs are derived from stored inputs",
      ],
      Sketch.java(
        inputs: "    void a();\n    void b(int x);\n    void c();",
        members: """
              @Override public void ▸a() {}
              @Override public void ▸b(final int x) { Timber.d("b %d", x); }
              @Override public void ▸c() { throw new UnsupportedOperationException(); }
          """)),
    RuleCase(
      "Overloads in Java are told apart by their types", .kickstarterJava,
      Sketch.java(
        inputs: "    void a(Project x);\n    void a(User x);",
        members: """
              private final PublishSubject<Project> p = PublishSubject.create();
              @Override public void a(final @NonNull Project x) { this.p.onNext(x); }
              @Override public void ▸a(final @NonNull User x) {}
          """)),
    RuleCase(
      "A delegate may tell more than a view model has to know", .kickstarterJava,
      Sketch.java(
        inherited: "LoginAdapter.Delegate",
        members: """
              private final PublishSubject<Project> p = PublishSubject.create();
              @Override public void rowClicked(final ViewHolder holder, final Project project) { this.p.onNext(project); }
              @Override public void rowScrolled(final ViewHolder holder) {}
              @Override public void ▸rowShown(final ViewHolder holder) { Timber.d("shown"); }
          """,
        below: """
          class LoginAdapter {
            interface Delegate {
              void rowClicked(ViewHolder holder, Project project);
              void rowScrolled(ViewHolder holder);
              void rowShown(ViewHolder holder);
            }
          }
          """)),
    RuleCase(
      "A method that the superclass implements too is its own affair", .kickstarterJava,
      Sketch.java(
        inputs: "    void a();\n    void b();",
        members:
          "    @Override public void a() { super.a(); }\n    @Override public void b() { track(\"b\"); }")),
    RuleCase(
      "An input in Java does not read what an output shows", .kickstarterJava,
      Sketch.java(
        inputs: "    void a(boolean a);\n    void b(boolean b);",
        members: """
              private final PublishSubject<User> userInput = PublishSubject.create();
              private final BehaviorSubject<User> userOutput = BehaviorSubject.create();

              @Override public void a(final boolean a) {
                this.userInput.onNext(this.▸userOutput.getValue().toBuilder().a(a).build());
              }
              @Override public void b(final boolean b) {
                this.userInput.onNext(User.of(b));
              }
          """)),
    RuleCase(
      "A method in Java stores its argument, and no other value of its type", .kickstarterJava,
      messages: [
        "set 'a' to 'x', not to 'null': an input stores its argument",
        "set 'b' to 'x', not to '0f': an input stores its argument",
        "set 'c' to 'x', not to 'this.client.last()': an input stores its argument",
        "call 'onNext' of a 'PublishSubject' in 'd': outputs are derived from stored inputs",
      ],
      Sketch.java(
        inputs:
          "    void a(Project x);\n    void b(float x);\n    void c(String x);\n    void d();\n    void e(View x);",
        members: """
              private final PublishSubject<Project> a = PublishSubject.create();
              private final PublishSubject<Float> b = PublishSubject.create();
              private final PublishSubject<String> c = PublishSubject.create();
              private final PublishSubject<Void> d = PublishSubject.create();
              private final PublishSubject<Void> e = PublishSubject.create();
              @Override public void a(final Project x) { this.a.onNext(▸null); }
              @Override public void b(final float x) { this.b.onNext(▸0f); }
              @Override public void c(final String x) { this.c.onNext(▸this.client.last()); }
              @Override public void ▸d() { this.d.onComplete(); }
              @Override public void e(final View x) { this.e.onNext(null); }
          """)),
    RuleCase(
      "A subject that is read is fed by the method with its name", .kickstarterJava,
      messages: ["set 'b' in 'b': the outputs are derived from it, and nothing sets it"],
      Sketch.java(
        inputs: "    void a();\n    void b();\n    void c();",
        members: """
              public ViewModel(final Environment environment) {
                this.b.compose(bindToLifecycle()).subscribe(this.c);
                this.c.compose(bindToLifecycle()).subscribe(this.a::onNext);
              }
              private final PublishSubject<Void> a = PublishSubject.create();
              private final PublishSubject<Void> b = PublishSubject.create();
              private final PublishSubject<Void> c = PublishSubject.create();
              @Override public void a() { this.a.onNext(null); }
              @Override public void ▸b() { this.a.onNext(null); }
              @Override public void c() { this.a.onNext(null); }
          """)),
  ]

  @Test("Every input is backed by stored state", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("input-storage") }
}
