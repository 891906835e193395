import Rules
import SourceModel
import Testing

struct PortProtocolsRepairTests {
  static let cases = [
    RepairCase(
      "A typing error in the name of a list is mended wherever the file names it", .kickstarterSwift,
      """
      import ReactiveSwift

      public protocol CartViewModelInputs {}

      public protocol CartViewModelOutpus {
        var title: Signal<String, Never> { get }
      }

      public protocol CartViewModelType {
        var inputs: CartViewModelInputs { get }
        var outputs: CartViewModelOutpus { get }
      }

      /// Shows a cart, see `CartViewModelOutpus`.
      public final class CartViewModel: CartViewModelType, CartViewModelInputs, CartViewModelOutpus {
        public init() {}
        public let title: Signal<String, Never>
        public var inputs: CartViewModelInputs { return self }
        public var outputs: CartViewModelOutpus { return self }
      }

      """,
      becomes: """
        import ReactiveSwift

        public protocol CartViewModelInputs {}

        public protocol CartViewModelOutputs {
          var title: Signal<String, Never> { get }
        }

        public protocol CartViewModelType {
          var inputs: CartViewModelInputs { get }
          var outputs: CartViewModelOutputs { get }
        }

        /// Shows a cart, see `CartViewModelOutputs`.
        public final class CartViewModel: CartViewModelType, CartViewModelInputs, CartViewModelOutputs {
          public init() {}
          public let title: Signal<String, Never>
          public var inputs: CartViewModelInputs { return self }
          public var outputs: CartViewModelOutputs { return self }
        }

        """),
    RepairCase(
      "A list with a wrong capital letter is that list, and gets no empty twin", .rxSwift,
      """
      protocol CartViewModelInputsType {}
      protocol CartViewModelOutputstype {}
      protocol CartViewModelType: AnyObject {
        var inputs: CartViewModelInputsType { get }
        var outputs: CartViewModelOutputstype { get }
      }
      final class CartViewModel: CartViewModelType {
        let title: Observable<String> = .empty()
        var inputs: CartViewModelInputsType { return self }
        var outputs: CartViewModelOutputstype { return self }
      }
      extension CartViewModel: CartViewModelInputsType, CartViewModelOutputstype {}

      """,
      becomes: """
        protocol CartViewModelInputsType {}
        protocol CartViewModelOutputsType {}
        protocol CartViewModelType: AnyObject {
          var inputs: CartViewModelInputsType { get }
          var outputs: CartViewModelOutputsType { get }
        }
        final class CartViewModel: CartViewModelType {
          let title: Observable<String> = .empty()
          var inputs: CartViewModelInputsType { return self }
          var outputs: CartViewModelOutputsType { return self }
        }
        extension CartViewModel: CartViewModelInputsType, CartViewModelOutputsType {}

        """),
    RepairCase(
      "A name that is also in a string is not renamed", .kickstarterSwift,
      """
      protocol CartViewModelInputs {}
      protocol CartViewModelOutpus { var title: Signal<String, Never> { get } }
      protocol CartViewModelType {
        var inputs: CartViewModelInputs { get }
        var outputs: CartViewModelOutpus { get }
      }
      final class CartViewModel: CartViewModelType, CartViewModelInputs, CartViewModelOutpus {
        let name = "CartViewModelOutpus"
        init() {}
        var inputs: CartViewModelInputs { return self }
        var outputs: CartViewModelOutpus { return self }
      }

      """, refused: "'CartViewModelOutpus' is also in a string"),
    RepairCase(
      "An interface with a typing error is that interface", .kickstarterKotlin,
      """
      interface CartViewModel {
        interface Inptus {
          fun payClicked()
        }

        interface Outputs {
          fun title(): Observable<String>
        }

        class ViewModel(environment: Environment) : ActivityViewModel<CartActivity>(environment), Inptus, Outputs {
          val inputs: Inptus = this
          val outputs: Outputs = this
        }
      }

      """,
      becomes: """
        interface CartViewModel {
          interface Inputs {
            fun payClicked()
          }

          interface Outputs {
            fun title(): Observable<String>
          }

          class ViewModel(environment: Environment) : ActivityViewModel<CartActivity>(environment), Inputs, Outputs {
            val inputs: Inputs = this
            val outputs: Outputs = this
          }
        }

        """),
    RepairCase(
      "A missing list stands before the next one, with its access level and its comments", .kickstarterSwift,
      """
      // Copyright

      import ReactiveSwift

      // MARK: - Outputs

      /// What the screen shows.
      public protocol LoginViewModelOutputs {
        var title: Signal<String, Never> { get }
      }

      // MARK: - View model

      public final class LoginViewModel: LoginViewModelOutputs {
        public let title: Signal<String, Never>
        public init() {}
      }

      """,
      becomes: """
        // Copyright

        import ReactiveSwift

        public protocol LoginViewModelInputs {}

        // MARK: - Outputs

        /// What the screen shows.
        public protocol LoginViewModelOutputs {
          var title: Signal<String, Never> { get }
        }

        public protocol LoginViewModelType {
          var inputs: LoginViewModelInputs { get }
          var outputs: LoginViewModelOutputs { get }
        }

        // MARK: - View model

        public final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {
          public let title: Signal<String, Never>
          public init() {}

          public var inputs: LoginViewModelInputs { return self }
          public var outputs: LoginViewModelOutputs { return self }
        }

        """),
    RepairCase(
      "A missing list of outputs stands behind the inputs, on a list of its own lines", .kickstarterSwift,
      """
      protocol LoginViewModelInputs {
      \tfunc a()
      }
      protocol LoginViewModelType {
      \tvar inputs: LoginViewModelInputs { get }
      }
      final class LoginViewModel: NSObject,
      \tLoginViewModelType,
      \tLoginViewModelInputs {
      \tvar inputs: LoginViewModelInputs { self }
      \tfunc a() {}
      }
      """,
      becomes: """
        protocol LoginViewModelInputs {
        \tfunc a()
        }
        protocol LoginViewModelOutputs {}
        protocol LoginViewModelType {
        \tvar inputs: LoginViewModelInputs { get }
        \tvar outputs: LoginViewModelOutputs { get }
        }
        final class LoginViewModel: NSObject,
        \tLoginViewModelType,
        \tLoginViewModelInputs,
        \tLoginViewModelOutputs {
        \tvar inputs: LoginViewModelInputs { self }
        \tvar outputs: LoginViewModelOutputs { self }
        \tfunc a() {}
        }
        """),
    RepairCase(
      "The type protocol of the blueprint is bound to classes, and stands behind a superclass", .rxSwift,
      """
      protocol LoginViewModelInput {}

      protocol LoginViewModelOutput {}

      class LoginViewModel: NSObject {
          var input: LoginViewModelInput { return self }
          var output: LoginViewModelOutput { return self }
      }

      extension LoginViewModel: LoginViewModelInput, LoginViewModelOutput {}
      """,
      becomes: """
        protocol LoginViewModelInput {}

        protocol LoginViewModelOutput {}

        protocol LoginViewModelType: AnyObject {
            var input: LoginViewModelInput { get }
            var output: LoginViewModelOutput { get }
        }

        class LoginViewModel: NSObject, LoginViewModelType {
            var input: LoginViewModelInput { return self }
            var output: LoginViewModelOutput { return self }
        }

        extension LoginViewModel: LoginViewModelInput, LoginViewModelOutput {}
        """),
    RepairCase(
      "A class without a header gets one", .rxSwift,
      """
      protocol AViewModelInputsType {}
      protocol AViewModelOutputsType {}
      protocol AViewModelActionsType {}
      final class AViewModel {
        var inputs: AViewModelInputsType { self }
        var outputs: AViewModelOutputsType { self }
        var actions: AViewModelActionsType { self }
      }
      extension AViewModel: AViewModelInputsType, AViewModelOutputsType, AViewModelActionsType {}
      """,
      becomes: """
        protocol AViewModelInputsType {}
        protocol AViewModelOutputsType {}
        protocol AViewModelActionsType {}
        protocol AViewModelType: AnyObject {
          var inputs: AViewModelInputsType { get }
          var outputs: AViewModelOutputsType { get }
          var actions: AViewModelActionsType { get }
        }
        final class AViewModel: AViewModelType {
          var inputs: AViewModelInputsType { self }
          var outputs: AViewModelOutputsType { self }
          var actions: AViewModelActionsType { self }
        }
        extension AViewModel: AViewModelInputsType, AViewModelOutputsType, AViewModelActionsType {}
        """),
    RepairCase(
      "A nested list stands beside the other one", .kickstarterSwift,
      """
      @ViewModel
      public final class LoginViewModel {
        public protocol Inputs {
          func a()
        }

        func a() {}
      }
      extension LoginViewModel: LoginViewModel.Inputs {}
      """,
      becomes: """
        @ViewModel
        public final class LoginViewModel {
          public protocol Inputs {
            func a()
          }

          public protocol Outputs {}

          func a() {}
        }
        extension LoginViewModel: LoginViewModel.Inputs, LoginViewModel.Outputs {}
        """),
  ]

  static let javaCases = [
    RepairCase(
      "A missing interface of outputs stands before the class", .kickstarterJava,
      """
      public interface LoginViewModel {
        interface Inputs {
          void a();
        }

        // The class.
        final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs {
          @Override public void a() {}
        }
      }
      """,
      becomes: """
        public interface LoginViewModel {
          interface Inputs {
            void a();
          }

          interface Outputs {}

          // The class.
          final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
            @Override public void a() {}
          }
        }
        """)
  ]

  static let refusedCases = [
    RepairCase(
      "A protocol of that name is left", .kickstarterSwift,
      """
      protocol LoginViewModelInputs {}
      protocol LoginViewModelOutputs {}
      protocol LoginViewModelType {}
      final class LoginViewModel: LoginViewModelType, LoginViewModelOutputs {}
      """, refused: "'LoginViewModel' may lack members that 'LoginViewModelInputs' requires"),
    RepairCase(
      "What stands in '#if' is left", .kickstarterSwift,
      """
      #if DEBUG
      protocol LoginViewModelOutputs {}
      protocol LoginViewModelType {}
      final class LoginViewModel: LoginViewModelType, LoginViewModelOutputs {}
      #endif
      """, refused: "'LoginViewModelOutputs' is inside '#if'"),
    RepairCase(
      "What conforms by way of something else is left", .kickstarterSwift,
      """
      protocol LoginViewModelOutputs {}
      protocol LoginViewModelType: LoginViewModelOutputs {}
      final class LoginViewModel: LoginViewModelType {}
      """, refused: "'LoginViewModel' conforms to 'LoginViewModelOutputs' through another type"),
    RepairCase(
      "A type protocol is not declared before the view model meets it", .kickstarterSwift,
      """
      protocol LoginViewModelInputs {}
      protocol LoginViewModelOutputs {}
      final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
      """, refused: "'LoginViewModel' has no 'inputs'"),
  ]

  @Test("A view model gets the protocols that it lacks", arguments: cases)
  func mends(_ testCase: RepairCase) throws {
    try testCase.check(["port-protocols", "ports-declaration", "type-protocol"])
  }

  @Test("An interface is declared, or the finding says why not", arguments: javaCases + refusedCases)
  func mendsAlone(_ testCase: RepairCase) throws { try testCase.check(["port-protocols"]) }
}
