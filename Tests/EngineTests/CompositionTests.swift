import Engine
import Rules
import Testing

/// A view model that code names by a protocol composition, an alias of one, or a protocol that inherits its ports.
struct CompositionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The files beside the view model, by name. They observe its output and call its input.
    var files: [String: String]
    var viewModel: String

    init(_ description: String, viewModel: String = Self.swift(), _ files: [String: String]) {
      self.testDescription = description
      self.viewModel = viewModel
      self.files = files
    }

    static func swift(_ declarations: String = "", conformance: String = "CartInputs, CartOutputs") -> String
    {
      """
      import ReactiveSwift

      protocol CartInputs {
        func checkoutTapped()
      }

      protocol CartOutputs {
        var total: Signal<String, Never> { get }
      }

      \(declarations)

      final class CartViewModel: \(conformance) {
        init() { self.total = self.checkoutTappedProperty.signal.map { "1" } }

        private let checkoutTappedProperty = MutableProperty(())
        func checkoutTapped() { self.checkoutTappedProperty.value = () }

        let total: Signal<String, Never>
      }
      """
    }

    static func kotlin(_ declarations: String = "", conformance: String = "CartInputs, CartOutputs") -> String
    {
      """
      package app

      import io.reactivex.rxjava3.core.Observable
      import io.reactivex.rxjava3.subjects.PublishSubject

      interface CartInputs {
        fun checkoutTapped()
      }

      interface CartOutputs {
        fun total(): Observable<String>
      }

      \(declarations)

      class CartViewModel : \(conformance) {
        private val checkoutTapped = PublishSubject.create<Unit>()
        private val total: Observable<String> = checkoutTapped.map { "1" }
        override fun checkoutTapped() = checkoutTapped.onNext(Unit)
        override fun total(): Observable<String> = total
      }
      """
    }

    static let java = """
      package app;

      import io.reactivex.rxjava3.core.Observable;
      import io.reactivex.rxjava3.subjects.PublishSubject;

      public interface CartViewModel {
        interface Inputs {
          void checkoutTapped();
        }

        interface Outputs {
          Observable<String> total();
        }

        final class ViewModel implements Inputs, Outputs {
          public ViewModel() { this.total = this.checkoutTapped.map(x -> "1"); }

          private final PublishSubject<Integer> checkoutTapped = PublishSubject.create();
          private final Observable<String> total;
          @Override public void checkoutTapped() { this.checkoutTapped.onNext(1); }
          @Override public Observable<String> total() { return this.total; }
        }
      }
      """
  }

  private static let bindings = "cart.total.observeValues { print($0) }\n    cart.checkoutTapped()"
  private static let javaBindings = "cart.total().subscribe(x -> print(x));\n    cart.checkoutTapped();"
  private static let kotlinBindings = "cart.total().subscribe { println(it) }\n    cart.checkoutTapped()"

  /// A view that has the view model under a type.
  private static func view(_ type: String, generics: String = "", members: String = "") -> String {
    """
    import UIKit

    final class CartController\(generics): UIViewController {
      \(members)
      var cart: \(type)
      func bind() {
        \(self.bindings)
      }
    }
    """
  }

  private static let io = "typealias CartIO = CartInputs & CartOutputs"

  static let cases: [Case] = [
    Case("a composition", ["V.swift": view("CartInputs & CartOutputs")]),
    Case("any of a composition", ["V.swift": view("any CartInputs & CartOutputs")]),
    Case("an optional composition", ["V.swift": view("(any CartInputs & CartOutputs)!")]),
    Case("a composition with a class", ["V.swift": view("NSObject & CartInputs & CartOutputs")]),
    Case("an alias", viewModel: Case.swift(io, conformance: "CartIO"), ["V.swift": view("CartIO")]),
    Case("an alias in another file", ["V.swift": view("CartIO"), "A.swift": io]),
    Case(
      "an alias of an alias in a third file",
      [
        "V.swift": view("Cart"), "A.swift": "typealias Cart = CartBoth",
        "B.swift": "typealias CartBoth = CartInputs & CartOutputs",
      ]),
    Case("an alias in the view", ["V.swift": view("IO", members: io.replacing("CartIO", with: "IO"))]),
    Case(
      "an alias nested in another type",
      viewModel: Case.swift("enum Cart {\n  \(io)\n}", conformance: "Cart.CartIO"),
      ["V.swift": view("Cart.CartIO")]),
    Case(
      "a protocol that inherits the lists",
      viewModel: Case.swift("protocol CartPorts: CartInputs, CartOutputs {}", conformance: "CartPorts"),
      ["V.swift": view("CartPorts")]),
    Case(
      "a protocol that inherits a composition, in another file",
      viewModel: Case.swift(conformance: "CartPorts"),
      ["V.swift": view("any CartPorts"), "P.swift": "protocol CartPorts: CartInputs & CartOutputs {}"]),
    Case(
      "a constrained type parameter of the view",
      ["V.swift": view("V", generics: "<V: CartInputs & CartOutputs>")]),
    Case(
      "a type parameter with a where clause",
      [
        "V.swift": view("V", generics: "<V>").replacing(
          "UIViewController {", with: "UIViewController where V: CartInputs, V: CartOutputs {")
      ]),
    Case(
      "an associated type",
      [
        "V.swift":
          "protocol Screen {\n  associatedtype Model: CartInputs & CartOutputs\n  var cart: Model { get }\n}\n"
          + "extension Screen {\n  func bind() {\n    \(bindings)\n  }\n}"
      ]),
    Case(
      "a function with some of a composition",
      ["V.swift": "func bind(_ cart: some CartInputs & CartOutputs) {\n    \(bindings)\n}"]),
    Case(
      "a generic function",
      ["V.swift": "func bind<V: CartInputs & CartOutputs>(_ cart: V) {\n    \(bindings)\n}"]),
    Case(
      "a generic function with a where clause",
      ["V.swift": "func bind<V>(_ cart: V) where V: CartInputs, V: CartOutputs {\n    \(bindings)\n}"]),
    Case(
      "a member whose type an extension in another file does not repeat",
      [
        "V.swift": io + "\nfinal class CartController {\n  var cart: CartIO!\n}",
        "B.swift": "extension CartController {\n  func bind() {\n    self.\(bindings)\n  }\n}",
      ]),
    Case(
      "a Kotlin function with two bounds", viewModel: Case.kotlin(),
      [
        "V.kt":
          "package app\nfun <T> bind(cart: T) where T : CartInputs, T : CartOutputs {\n    \(kotlinBindings)\n}"
      ]),
    Case(
      "a Kotlin class with two bounds", viewModel: Case.kotlin(),
      [
        "V.kt":
          "package app\nclass CartScreen<T>(private val cart: T) where T : CartInputs, T : CartOutputs {\n"
          + "  fun bind() {\n    \(kotlinBindings)\n  }\n}"
      ]),
    Case(
      "a Kotlin alias of an interface that inherits the lists",
      viewModel: Case.kotlin(
        "interface CartBoth : CartInputs, CartOutputs\ntypealias CartIO = CartBoth", conformance: "CartIO"),
      [
        "V.kt":
          "package app\nclass CartScreen(private val cart: CartIO) {\n  fun bind() {\n    \(kotlinBindings)\n  }\n}"
      ]),
    Case(
      "a Java method with two bounds", viewModel: Case.java,
      [
        "CartScreen.java":
          "package app;\nclass CartScreen {\n  <T extends CartViewModel.Inputs & CartViewModel.Outputs> void bind(T cart) {\n    \(javaBindings)\n  }\n}"
      ]),
    Case(
      "a Java class with two bounds", viewModel: Case.java,
      [
        "CartScreen.java":
          "package app;\nclass CartScreen<T extends CartViewModel.Inputs & CartViewModel.Outputs> {\n  T cart;\n  void bind() {\n    \(javaBindings)\n  }\n}"
      ]),
    Case(
      "a Java interface that inherits the lists, in a third file", viewModel: Case.java,
      [
        "CartPorts.java":
          "package app;\ninterface CartPorts extends CartViewModel.Inputs, CartViewModel.Outputs {}",
        "CartScreen.java":
          "package app;\nclass CartScreen {\n  CartPorts cart;\n  void bind() {\n    \(javaBindings)\n  }\n}",
      ]),
  ]

  @Test("Its ports are used through any name of it", arguments: cases)
  func portsAreUsed(_ testCase: Case) throws {
    let end = testCase.files.keys.min()?.split(separator: ".").last ?? ""
    var files = testCase.files
    files["CartViewModel.\(end)"] = testCase.viewModel
    #expect(try Self.findings(files) == [])
    // Only the use of one port makes it known that there is none of the other.
    for (port, rule) in [("total", "unbound-output"), ("checkoutTapped", "uncalled-input")] {
      for (name, text) in testCase.files {
        files[name] = text.split(separator: "\n").filter { !$0.contains("cart.\(port)") }
          .joined(separator: "\n")
      }
      #expect(try Self.findings(files) == [rule])
    }
  }

  private static func findings(_ files: [String: String]) throws -> [String] {
    let report = try Folder(files).lint(rules: ["unbound-output", "uncalled-input"]).report
    #expect(report.viewModels == 1)
    return report.findings.map(\.rule)
  }
}
