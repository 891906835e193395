import Rules
import SourceModel
import TestSupport
import Testing

/// Two fields that are out of order, by their initial values: of inputs, and of outputs in the blueprint, which has no order
/// of inputs.
struct InitialValueCase: Sendable, CustomTestStringConvertible {
  var dialect: Dialect
  var first: String
  var second: String
  /// What stands before them in the class.
  var before: [String] = []
  /// What the reason of a refusal holds; nil where they change places.
  var reason: String?

  var testDescription: String { "\(self.dialect.rawValue): \(self.first), then \(self.second)" }
}

@Suite("Declarations change places where their initial values may")
struct InitialValueTests {
  private static let effects = "may have effects in this order"

  private static func swift(_ first: String, _ second: String, _ isFixed: Bool) -> InitialValueCase {
    InitialValueCase(
      dialect: .kickstarterSwift, first: first, second: second, reason: isFixed ? nil : Self.effects)
  }

  private static let inSwift = [
    swift("private let b = MutableProperty(())", "private let a = MutableProperty(0)", true),
    swift(
      "private let b = MutableProperty<Project?>(nil)", "private let a = MutableProperty([\"\": [1.5, -2]])",
      true),
    swift(
      "private let b: MutableProperty<[Int]> = .init([])", "private let a = MutableProperty<Int?>(nil)", true),
    swift("private let b = MutableProperty(next())", "private let a = MutableProperty(0)", true),
    swift("private let b = MutableProperty(next())", "private let a = MutableProperty(next())", false),
    swift(
      "private let b = MutableProperty({ next() }())", "private let a = MutableProperty(Store.shared.take())",
      false),
    swift(
      "private let b = MutableProperty(Date())", "private let a = MutableProperty(\"\\(counter.next())\")",
      false),
    swift(
      "private let b = MutableProperty(counter.value)", "private let a = MutableProperty(counter.next())",
      false),
    swift("private let b = makeProperty()", "private let a = MutableProperty(next())", false),
    swift(
      "@Counted private var b = MutableProperty(0)", "@Counted private var a = MutableProperty(0)", false),
    swift(
      "@available(*, deprecated) private let b = MutableProperty(0)",
      "private let a = MutableProperty(next())", true),
    swift("private lazy var b = MutableProperty(next())", "private let a = MutableProperty(next())", true),
    swift(
      "private let b = MutableProperty(0 + next())", "private let a = MutableProperty(try! load())", false),
    swift(
      "private let b = Signal<Int, Never> { observer, _ in run(observer) }",
      "private let a = MutableProperty(next())", false),
    swift(
      "private let b = MutableProperty(0).map { _ in next() }",
      "private let a = MutableProperty(0).map { _ in next() }", false),
    swift(
      "private let b = Property(initial: 0, then: SignalProducer { observer, _ in run(observer) })",
      "private let a = MutableProperty(next())", false),
    swift(
      "private let b = MutableProperty(Array(repeating: 0, count: 1).map { _ in next() })",
      "private let a = MutableProperty(Set([1]).map { _ in next() })", false),
    swift(
      "private let b = MutableProperty(0).producer.map { _ in next() }",
      "private let a = MutableProperty(next())", true),
  ]

  private static let inBlueprint = [
    InitialValueCase(
      dialect: .rxSwift, first: "let b: Observable<Int> = PublishSubject<Int>()",
      second: "let a: Observable<Int> = BehaviorSubject(value: next())"),
    InitialValueCase(
      dialect: .rxSwift, first: "let b: Observable<Int> = BehaviorSubject(value: next())",
      second: "let a: Observable<Int> = BehaviorSubject(value: next())", reason: effects),
  ]

  private static let inJava = [
    InitialValueCase(
      dialect: .kickstarterJava, first: "private final PublishSubject<Integer> b = PublishSubject.create();",
      second: "private final BehaviorSubject<Integer> a = BehaviorSubject.createDefault(0);"),
    InitialValueCase(
      dialect: .kickstarterJava, first: "private final PublishSubject<Integer> b = Counter.subject();",
      second: "private final PublishSubject<Integer> a = PublishSubject.create();"),
    InitialValueCase(
      dialect: .kickstarterJava, first: "private final PublishSubject<Integer> b = Counter.subject();",
      second: "private final PublishSubject<Integer> a = Counter.subject();", reason: effects),
    InitialValueCase(
      dialect: .kickstarterJava,
      first: "private final BehaviorSubject<Integer> b = BehaviorSubject.createDefault(count++);",
      second: "private final BehaviorSubject<Integer> a = BehaviorSubject.createDefault(count++);",
      before: ["private int count = 0;"], reason: effects),
    InitialValueCase(
      dialect: .kickstarterJava,
      first: "private final BehaviorSubject<Integer> b = BehaviorSubject.createDefault(count);",
      second: "private final BehaviorSubject<Integer> a = BehaviorSubject.createDefault(count++);",
      before: ["private int count = 0;"], reason: effects),
  ]

  private static let inKotlin = [
    InitialValueCase(
      dialect: .kickstarterKotlin, first: "private val b = PublishSubject.create<Int>()",
      second: "private val a = MutableStateFlow<String?>(null)"),
    InitialValueCase(
      dialect: .kickstarterKotlin,
      first: "private val b: PublishSubject<Int> by lazy { PublishSubject.create<Int>() }",
      second: "private val a: PublishSubject<Int> = Counter.subject()"),
    InitialValueCase(
      dialect: .kickstarterKotlin, first: "private val b = BehaviorSubject.createDefault(next())",
      second: "private val a = BehaviorSubject.createDefault(listOf(next()))", reason: effects),
    InitialValueCase(
      dialect: .kickstarterKotlin,
      first: "private val b: PublishSubject<Int> = items.map { subject(next()) }.first()",
      second: "private val a: PublishSubject<Int> = Counter.subject()",
      before: ["private val items = listOf(1)"],
      reason: effects),
    InitialValueCase(
      dialect: .kickstarterKotlin, first: "private val b: PublishSubject<Int> by counted()",
      second: "private val a: PublishSubject<Int> by counted()", reason: effects),
    InitialValueCase(
      dialect: .kickstarterKotlin, first: "private val b = MutableStateFlow(run { next() })",
      second: "private val a: PublishSubject<Int> = Counter.subject()", reason: effects),
  ]

  private static func text(_ test: InitialValueCase, isFixed: Bool) -> String {
    let fields = [test.first, test.second]
    switch test.dialect {
    case .kickstarterJava:
      return """
        public interface LoginViewModel {
          interface Inputs {
            void a(Integer a);
            void b(Integer b);
          }

          interface Outputs {}

          final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
            \((test.before + (isFixed ? fields.reversed() : fields)).joined(separator: "\n    "))

            @Override public void a(final Integer a) { this.a.onNext(a); }
            @Override public void b(final Integer b) { this.b.onNext(b); }
          }
        }
        """
    case .kickstarterKotlin:
      return """
        interface LoginViewModel {
          interface Inputs {
            fun a(a: Int)
            fun b(b: Int)
          }

          interface Outputs

          class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
            \((isFixed ? fields.reversed() : fields).joined(separator: "\n    "))

            override fun a(a: Int) = this.a.onNext(a)
            override fun b(b: Int) = this.b.onNext(b)
          }
        }
        """
    case .rxSwift:
      return """
        protocol LoginViewModelInputsType {}

        protocol LoginViewModelOutputsType {
          var a: Observable<Int> { get }
          var b: Observable<Int> { get }
        }

        final class LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {
          \((isFixed ? fields.reversed() : fields).joined(separator: "\n  "))
        }
        """
    default:
      let members = zip(["b", "a"], fields).map { name, field in
        "  \(field)\n  public func \(name)(_ \(name): Int) { self.\(name).value = \(name) }"
      }
      return """
        public protocol LoginViewModelInputs {
          func a(_ a: Int)
          func b(_ b: Int)
        }

        public protocol LoginViewModelOutputs {}

        public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
        \((isFixed ? members.reversed() : members).joined(separator: "\n\n"))
        }
        """
    }
  }

  private static let rules: Set = [
    "sorted-input-functions", "sorted-input-storage", "sorted-output-storage",
  ]

  @Test("Two change places, or stay with the reason", arguments: inSwift + inBlueprint + inJava + inKotlin)
  func pairs(_ test: InitialValueCase) throws {
    let before = Self.text(test, isFixed: false)
    let fixed = try Lint.fixed(before, dialect: test.dialect, rules: Self.rules)
    if let reason = test.reason {
      #expect(fixed.text == before)
      #expect(!fixed.left.isEmpty && fixed.refusals.contains { $0.contains(reason) }, "\(fixed.refusals)")
    } else {
      #expect(fixed.text == Self.text(test, isFixed: true), "\(fixed.refusals)")
      #expect(fixed.left.isEmpty)
    }
  }

  @Test("A type of the app that has the name of a library's is unknown")
  func ownType() throws {
    let test = Self.swift("private let b = MutableProperty(0)", "private let a = MutableProperty(1)", false)
    let own = "\n\nstruct MutableProperty<Value> { init(_ value: Value) { log(value) } }\n"
    let before = Self.text(test, isFixed: false) + own
    let fixed = try Lint.fixed(before, dialect: test.dialect, rules: Self.rules)
    #expect(fixed.text == before)
  }

  @Test("Moves that are safe one by one do not change places together")
  func together() throws {
    // Each of `c` and `a` may move for itself; made at once they would change the order of `next()`.
    let members = ["d": "0", "c": "next()", "e": "0", "b": "0", "a": "next()"].map { $0 }
    let order = ["d", "c", "e", "b", "a"]
    let values = Dictionary(uniqueKeysWithValues: members)
    let text = """
      public protocol LoginViewModelInputs {
      \(order.sorted().map { "  func \($0)(_ \($0): Int)" }.joined(separator: "\n"))
      }

      public protocol LoginViewModelOutputs {}

      public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
      \(order.map { name in
        "  private let \(name)Property = MutableProperty(\(values[name] ?? ""))\n"
          + "  public func \(name)(_ \(name): Int) { self.\(name)Property.value = \(name) }"
      }.joined(separator: "\n\n"))
      }
      """
    let fixed = try Lint.fixed(text, dialect: .kickstarterSwift, rules: Self.rules).text
    let places = ["c", "a"].map { fixed.firstRange(of: "let \($0)Property")?.lowerBound }
    let (first, second) = (try #require(places[0]), try #require(places[1]))
    #expect(first < second)
  }
}
