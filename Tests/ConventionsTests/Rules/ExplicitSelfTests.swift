import Conventions
import Testing
import ViewModelModel

struct ExplicitSelfTests {
  private static func sketch(_ statements: String) -> String {
    Sketch.template(
      members: """
          public init(service: Service, x: Int) {
        \(statements)
          }
          private let xProperty = MutableProperty(0)
          private let x: Int
          private let item: Item?
          private static let shared = 1
          private func helper() {}
        """)
  }

  static let cases = [
    RuleCase(
      "Parameters, locals and captures that have the name are not meant",
      sketch(
        """
            self.x = x
            let xProperty = MutableProperty(1)
            xProperty.value = x
            observe { [item = self.item] in use(item) }
            values.map { item in item.id }
            for item in items { use(item) }
            if case .some(let item) = maybe { use(item) }
            guard let item = self.item else { return }
            use(item)
        """)),
    RuleCase(
      "A guard binds for what follows, not for its own else",
      sketch(
        """
            guard let item = find() else { return use(▸item) }
            use(item)
        """)),
    RuleCase(
      "A condition binds for what follows in it and for its body",
      sketch(
        """
            if let item = find(), item.isNew { use(item) } else { use(▸item) }
            while let item = next() { use(item) }
        """)),
    RuleCase(
      "Cases, catches and nested functions bind",
      sketch(
        """
            switch kind {
            case .a(let item), .b(let item) where item.isNew: use(item)
            case let .c(item): use(item)
            default: use(▸item)
            }
            do { try run() } catch let item { use(item) }
            func local(item: Int) { use(item) }
            local(item: 1)
        """)),
    RuleCase("A local is not known in its own value", sketch("    let item = ▸item\n    use(item)")),
    RuleCase(
      "A shorthand binding reads the variable",
      messages: ["write 'item = self.item': it is an instance variable"],
      sketch("    if let ▸item { use(item) }")),
    RuleCase("Every place is reported", sketch("    use(▸xProperty, { ▸item })\n    ▸xProperty.value = 1")),
    RuleCase(
      "Labels, members, key paths, cases and functions are no variables",
      sketch(
        """
            use(item: 1, x: 2)
            other.item.x = 3
            values.map(\\.item.x)
            state = .item
            helper()
            map(item(of:))
            Self.shared
        """)),
    RuleCase(
      "Static functions see no instance",
      Sketch.template(members: "  private let item = 1\n  static func make(items: [Int]) { use(item) }")),
    RuleCase(
      "A nested type sees no instance",
      Sketch.template(
        members: "  private let item = 1\n  struct Row { let item: Int; func use() { print(item) } }")),
    RuleCase(
      "Getters, observers and lazy values see the instance",
      Sketch.template(
        members: """
            private let item = 1
            var next: Int { ▸item + 1 }
            var last = 0 { didSet { use(▸item, oldValue) } }
            lazy var later = make(▸item)
            let now = item
          """)),
    RuleCase(
      "Extensions of the type see the instance",
      Sketch.template(
        members: "  fileprivate let item = 1",
        below: "extension LoginViewModel {\n  func f() { use(▸item) }\n}")),
    RuleCase(
      "The ports themselves are instance variables",
      Sketch.template(
        members:
          "  public init() { ▸inputs.viewDidLoad() }\n  public var inputs: LoginViewModelInputs { return self }"
      )),
    RuleCase(
      "What the macro makes is an instance variable",
      """
      @ViewModel
      public final class LoginViewModel {
        public protocol Inputs { func tapped() }
        public protocol Outputs { var a: Signal<Int, Never> { get } }
        public init() { ▸a = ▸tappedProperty.signal.map { 1 } }
      }
      extension LoginViewModel: LoginViewModel.Inputs, LoginViewModel.Outputs {}
      """),
    RuleCase(
      "A condition of the compiler does not hide what it binds",
      sketch("    #if DEBUG\n    let item = 1\n    #endif\n    use(item)")),
    RuleCase("An interpolated name is a use", sketch("    print(\"\\(▸item) \\(self.x)\")")),
  ]

  @Test("Instance variables are written with self", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("explicit-self") }
}
