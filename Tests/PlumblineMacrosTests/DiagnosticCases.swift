extension DiagnosticCase {
  static let all = declarations + isolation + lists + inputs + names + outputs

  // MARK: Actors

  static let isolation: [Self] = [
    Self(
      "Protocols of a class on the main actor that are not there",
      """
      @ViewModel
      @MainActor
      final class ScreenViewModel {
        protocol ▸Inputs {
          /// Call when the text changes.
          func textChanged(_ text: String)
        }

        protocol Outputs {
          /// Emits the title.
          var title: Signal<String, Never> { get }
        }

        init() {
          self.title = self.textChangedProperty.signal.skipNil()
        }
      }

      extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
      """,
      [
        "error: declare 'Inputs' and 'Outputs' with '@MainActor': 'ScreenViewModel' is isolated to it, "
          + "and cannot conform to a protocol that is not"
      ],
      changing: "  protocol ", to: "  @MainActor\n  protocol "
    ),
    Self(
      "A public protocol of them, and an output that is not assigned",
      """
      @ViewModel
      @MainActor
      public final class ScreenViewModel {
        @MainActor
        public protocol Inputs {
          /// Call when the view loads.
          func viewDidLoad()
        }

        // What the view shows.
        public protocol ▸Outputs {
          /// Emits the count.
          @MainActor var count: Signal<Int, Never> { get }

          /// Emits the title.
          var ▸title: Signal<String, Never> { get }
        }

        public init() {
          self.count = .empty
        }
      }

      extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
      """,
      [
        "error: declare 'Outputs' with '@MainActor': 'ScreenViewModel' is isolated to it, "
          + "and cannot conform to a protocol that is not",
        "error: assign 'title' in 'init', in terms of the inputs",
      ],
      changing: "  public protocol Outputs", to: "  @MainActor\n  public protocol Outputs"
    ),
    Self(
      "An actor of one's own",
      """
      @globalActor
      actor ScreenActor {
        static let shared = ScreenActor()
      }

      @ViewModel
      @ScreenActor
      final class ScreenViewModel {
        protocol ▸Inputs {
          /// Call when the view loads.
          func viewDidLoad()
        }

        protocol Outputs {}
      }

      extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
      """,
      [
        "error: declare 'Inputs' with '@ScreenActor': 'ScreenViewModel' is isolated to it, "
          + "and cannot conform to a protocol that is not"
      ],
      changing: "  protocol Inputs", to: "  @ScreenActor\n  protocol Inputs"
    ),
    Self(
      "Protocols that need not be isolated",
      """
      @ViewModel
      @MainActor
      final class ScreenViewModel {
        nonisolated protocol Inputs {
          /// Call when the view loads.
          func viewDidLoad()
        }

        protocol Outputs {
          /// Emits the count.
          @MainActor var count: Signal<Int, Never> { get }
        }

        init() {
          self.count = .empty
        }
      }

      extension ScreenViewModel: @MainActor ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
      """,
      []
    ),
  ]

  // MARK: The class

  static let declarations: [Self] = [
    Self(
      "A class that is not final",
      """
      @ViewModel
      class ▸ScreenViewModel {
        protocol Inputs {}
        protocol Outputs {}
      }

      extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
      """,
      ["warning: mark 'ScreenViewModel' as 'final': a view model is not subclassed"],
      changing: "class ScreenViewModel {", to: "final class ScreenViewModel {"
    ),
    Self(
      "An open class, which cannot be final as well",
      """
      @ViewModel
      open class ▸ScreenViewModel {
        public protocol Inputs {}
        public protocol Outputs {}
      }

      extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
      """,
      ["warning: mark 'ScreenViewModel' as 'final': a view model is not subclassed"]
    ),
    Self(
      "A structure",
      """
      @ViewModel
      struct ▸ScreenViewModel {
        protocol Inputs {}
        protocol Outputs {}
      }
      """,
      ["error: make 'ScreenViewModel' a final class"],
      changing: "struct ScreenViewModel {", to: "final class ScreenViewModel {"
    ),
    Self(
      "An actor",
      """
      @ViewModel
      actor ▸ScreenViewModel {
        protocol Inputs {}
        protocol Outputs {}
      }
      """,
      ["error: make 'ScreenViewModel' a final class"]
    ),
    Self(
      "A class without protocols",
      """
      @ViewModel
      final class ▸ScreenViewModel {
      }
      """,
      [
        "error: declare the protocols 'Inputs' and 'Outputs' in 'ScreenViewModel': "
          + "the macro generates its members from them"
      ],
      fixed: """
        @ViewModel
        final class ScreenViewModel {
          protocol Inputs {}

          protocol Outputs {}
        }
        """
    ),
    Self(
      "A class without outputs",
      """
      @ViewModel
      public final class ▸ScreenViewModel {
        public protocol Inputs {}
      }

      extension ScreenViewModel: ScreenViewModel.Inputs {}
      """,
      [
        "warning: declare 'protocol Outputs': a view model declares its ports in protocols, which may be empty"
      ],
      fixed: """
        @ViewModel
        public final class ScreenViewModel {
          public protocol Outputs {}
          public protocol Inputs {}
        }

        extension ScreenViewModel: ScreenViewModel.Inputs {}
        """
    ),
    Self(
      "A protocol under a condition",
      """
      @ViewModel
      final class ScreenViewModel {
        #if DEBUG
          protocol ▸Inputs {}
        #else
          protocol Inputs {}
        #endif
        protocol Outputs {}
      }

      extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
      """,
      ["error: move '#if' into 'Inputs': the protocol is declared once"]
    ),
    Self(
      "A conformance that stands at the class",
      """
      class Screen {}

      protocol Named {}

      @ViewModel
      final class ScreenViewModel: Screen, ▸ScreenViewModel.Inputs, ScreenViewModel.Outputs, Named {
        protocol Inputs {}
        protocol Outputs {}
      }
      """,
      [
        "error: conform to 'ScreenViewModel.Inputs' in an extension below the class, "
          + "'extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}': "
          + "a class cannot inherit a protocol that stands in it"
      ],
      fixed: """
        class Screen {}

        protocol Named {}

        @ViewModel
        final class ScreenViewModel: Screen, Named {
          protocol Inputs {}
          protocol Outputs {}
        }

        extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
        """
    ),
    Self(
      "A conformance to nothing else",
      """
      @ViewModel
      final class ScreenViewModel: ▸Inputs, Outputs {
        protocol Inputs {}
        protocol Outputs {}
      }
      """,
      [
        "error: conform to 'Inputs' in an extension below the class, "
          + "'extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}': "
          + "a class cannot inherit a protocol that stands in it"
      ],
      fixed: """
        @ViewModel
        final class ScreenViewModel {
          protocol Inputs {}
          protocol Outputs {}
        }

        extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
        """,
      // "cannot find type" for both, and nothing conforms.
      compilerErrors: 3
    ),
    Self(
      "An associated type that is nothing",
      """
      @ViewModel
      final class ScreenViewModel {
        protocol Inputs {
          associatedtype ▸Item

          /// Call when an item was tapped.
          func itemTapped(_ item: Item)
        }

        protocol Outputs {}
      }

      extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
      """,
      ["error: say what 'Item' is: declare a type of that name in 'ScreenViewModel'"],
      changing: "final class ScreenViewModel {",
      to: "final class ScreenViewModel {\n  typealias Item = <#type#>\n"
    ),
  ]

  // MARK: The lists

  static let lists: [Self] = [
    Self(
      "Ports without documentation",
      inputs: """
            func ▸buttonTapped()

            // Not for readers.
            func ▸viewDidLoad()
        """,
      outputs: """
            var ▸title: Signal<String, Never> { get }
        """,
      members: """
          init() {
            self.title = .empty
          }
        """,
      [
        "warning: document 'buttonTapped': say when to call it",
        "warning: document 'viewDidLoad': say when to call it",
        "warning: document 'title': say what it emits",
      ],
      fixed: (
        """
            /// Call when <#what happens#>.
            func buttonTapped()

            // Not for readers.
            func viewDidLoad()
        """, nil, nil
      )
    ),
    Self(
      "Inputs in another order",
      inputs: """
            // MARK: Life
            /// Call when the view loads.
            /// Once.
            func ▸viewDidLoad()  // It loads.

            /// Call when the button is tapped.
            func buttonTapped()

            /** Call when the email changes. */
            func emailChanged(_ email: String)
        """,
      ["warning: move 'viewDidLoad' to the end: inputs are alphabetized"],
      fixed: (
        """
            /// Call when the button is tapped.
            func buttonTapped()

            /** Call when the email changes. */
            func emailChanged(_ email: String)

            // MARK: Life
            /// Call when the view loads.
            /// Once.
            func viewDidLoad()  // It loads.
        """, nil, nil
      )
    ),
    Self(
      "Outputs in another order, under a condition as well",
      outputs: """
            /// Emits the title.
            var title: Signal<String, Never> { get }

            /// Emits the count.
            var ▸count: Signal<Int, Never> { get }

            #if DEBUG
              /// Emits a line.
              var log: Signal<String, Never> { get }
              /// Emits a command.
              var ▸command: Signal<String, Never> { get }
            #endif
        """,
      members: """
          init() {
            self.count = .empty
            self.title = .empty
            #if DEBUG
              self.command = .empty
              self.log = .empty
            #endif
          }
        """,
      [
        "warning: move 'count' before 'title': outputs are alphabetized",
        "warning: move 'command' before 'log': outputs are alphabetized",
      ],
      fixed: (
        nil,
        """
            /// Emits the count.
            var count: Signal<Int, Never> { get }

            /// Emits the title.
            var title: Signal<String, Never> { get }

            #if DEBUG
              /// Emits a line.
              var log: Signal<String, Never> { get }
              /// Emits a command.
              var command: Signal<String, Never> { get }
            #endif
        """, nil
      )
    ),
    Self(
      "A comment that stands by itself, which no repair moves",
      inputs: """
            /// Call when the view loads.
            func viewDidLoad()

            // The buttons.

            /// Call when the button is tapped.
            func ▸buttonTapped()
        """,
      ["warning: move 'buttonTapped' before 'viewDidLoad': inputs are alphabetized"]
    ),
    Self(
      "Overloads in another order",
      inputs: """
            /// Call when a project was tapped.
            func tapped(project: Int)

            /// Call when an activity was tapped.
            func ▸tapped(activity: Int)
        """,
      ["warning: move 'tapped(activity:)' before 'tapped(project:)': inputs are alphabetized"],
      fixed: (
        """
            /// Call when an activity was tapped.
            func tapped(activity: Int)

            /// Call when a project was tapped.
            func tapped(project: Int)
        """, nil, nil
      )
    ),
  ]

  // MARK: Inputs

  static let inputs: [Self] = [
    Self(
      "An input that returns something",
      inputs: """
            /// Call when the button is tapped.
            func buttonTapped() -> ▸Bool
        """,
      ["error: remove the return type of 'buttonTapped': results are delivered through outputs"],
      fixed: (
        """
            /// Call when the button is tapped.
            func buttonTapped()
        """, nil, nil
      )
    ),
    Self(
      "An input with a closure for its result",
      inputs: """
            /// Call when the button is tapped.
            func ▸buttonTapped(completion: @escaping (Bool) -> Void)
        """,
      ["warning: remove 'completion' from 'buttonTapped': results are delivered through outputs"]),
    Self(
      "An input that returns something and is written by hand",
      inputs: """
            /// Call when the button is tapped.
            func buttonTapped() -> ▸Bool
        """,
      members: """
          func buttonTapped() -> Bool { true }
        """,
      ["warning: remove the return type of 'buttonTapped': results are delivered through outputs"],
      fixed: (
        """
            /// Call when the button is tapped.
            func buttonTapped()
        """, nil, nil
      )
    ),
    Self(
      "An input that is a property",
      inputs: """
            /// The email.
            var ▸email: MutableProperty<String> { get }
        """,
      ["error: make 'email' a function: an input is a function that the view calls"],
      fixed: (
        """
            /// The email.
            func email(_ value: String)
        """, nil, nil
      )
    ),
    Self(
      "An input that changes its argument",
      inputs: """
            /// Call when the text changes.
            func textChanged(_ text: ▸inout String)
        """,
      ["error: pass 'textChanged' a value, not 'inout': results are delivered through outputs"],
      fixed: (
        """
            /// Call when the text changes.
            func textChanged(_ text: String)
        """, nil, nil
      )
    ),
    Self(
      "A closure that does not escape",
      inputs: """
            /// Call with what is to be done.
            func completed(_ action: ▸() -> Void, count: Int)
        """,
      members: """
          init() {
            self.completedProperty.signal.observeValues { _ in }
          }
        """,
      ["error: declare the closure of 'completed' with '@escaping': it is stored"],
      fixed: (
        """
            /// Call with what is to be done.
            func completed(_ action: @escaping () -> Void, count: Int)
        """, nil, nil
      )
    ),
    Self(
      "An input of any type",
      inputs: """
            /// Call with any value.
            func picked▸<Value: Equatable>(_ value: Value) where Value: Sendable

            /// Call with some value.
            func taken(_ value: ▸some Equatable)
        """,
      [
        "error: say which types 'picked' takes: a property cannot store any type; or write the function by hand",
        "error: say which type 'taken' takes, or 'any' in place of 'some': a property has one type",
      ]
    ),
    Self(
      "An input of the type",
      inputs: """
            /// Call when the app starts.
            ▸static func appStarted()
        """,
      ["error: make 'appStarted' an instance method, or write it by hand: inputs are stored"],
      fixed: (
        """
            /// Call when the app starts.
            func appStarted()
        """, nil, nil
      )
    ),
    Self(
      "An input that runs on the actor of its argument",
      inputs: """
            /// Call on an actor.
            func called(on actor: ▸isolated (any Actor))
        """,
      ["error: write 'called' by hand: an input that runs on the actor of its argument cannot be stored"]
    ),
    Self(
      "An input outside of the actor of its class",
      """
      @ViewModel
      @MainActor
      final class ScreenViewModel {
        @MainActor
        protocol Inputs {
          /// Call when the view loads.
          ▸nonisolated func viewDidLoad()
        }

        @MainActor
        protocol Outputs {}
      }

      extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
      """,
      ["error: isolate 'viewDidLoad' as its class is: it sets a property of the actor"],
      changing: "nonisolated func viewDidLoad()", to: "func viewDidLoad()"
    ),
    Self(
      "What cannot be written is written by hand",
      inputs: """
            /// Call with any value.
            func picked<Value>(_ value: Value)

            /// Call when the text changes.
            func textChanged(_ text: inout String)
        """,
      members: """
          func picked<Value>(_ value: Value) {}
          func textChanged(_ text: inout String) {}
        """,
      []
    ),
    Self(
      "An output with the name of an input",
      """
      @ViewModel
      final class ScreenViewModel {
        protocol Inputs {
          /// Call when it is refreshed.
          func refresh()
        }

        protocol Outputs {
          /// Emits when it is refreshed.
          var ▸refresh: Signal<(), Never> { get }
        }

        init() {
          self.refresh = .empty
        }
      }

      extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
      """,
      ["error: rename 'refresh': an input has this name"],
      // No class can have both, and the compiler says so.
      compilerErrors: 1
    ),
  ]

  // MARK: Names and places

  static let names: [Self] = [
    Self(
      "Inputs that differ in types alone",
      inputs: """
            /// Call with a number.
            func picked(_ value: Int)

            /// Call with a text.
            func ▸picked(_ value: String)
        """,
      [
        "error: rename 'picked(_:)', or write it and its property by hand: "
          + "another input has the same generated names"
      ]
    ),
    Self(
      "Outputs with the names of what is written for others",
      inputs: """
            /// Call when the email changes.
            func emailChanged(_ email: String)
        """,
      outputs: """
            /// Emits the email.
            var ▸emailChangedProperty: Signal<String, Never> { get }

            /// Emits the inputs.
            var ▸inputs: Signal<String, Never> { get }
        """,
      members: """
          init() {
            self.emailChangedProperty = .empty
            self.inputs = .empty
          }
        """,
      [
        "error: rename 'emailChangedProperty': the property that stores an input has this name",
        "error: rename 'inputs': the accessor of a protocol has this name",
      ]
    ),
  ]

  // MARK: Outputs

  static let outputs: [Self] = [
    Self(
      "Outputs of another type",
      outputs: """
            /// Emits a flag.
            var flag: ▸MutableProperty<Bool> { get }

            /// Emits a result.
            var result: ▸Signal<Int, ActionError> { get }

            /// A title.
            var title: ▸String { get }
        """,
      members: """
          init() {
            self.flag = MutableProperty(true)
            self.result = .empty
            self.title = ""
          }
        """,
      [
        "warning: declare 'flag' as a 'Signal' that cannot fail, not as 'MutableProperty<Bool>'",
        "warning: declare the error of 'result' as 'Never': a view cannot handle a failure",
        "warning: declare 'title' as a 'Signal' that cannot fail, not as 'String'",
      ],
      fixed: (
        nil,
        """
            /// Emits a flag.
            var flag: Signal<Bool, Never> { get }

            /// Emits a result.
            var result: Signal<Int, ActionError> { get }

            /// A title.
            var title: String { get }
        """, nil
      )
    ),
    Self(
      "An output that may fail",
      outputs: """
            /// Emits a result.
            var result: ▸Signal<Int, ActionError> { get }
        """,
      members: """
          init() {
            self.result = .empty
          }
        """,
      ["warning: declare the error of 'result' as 'Never': a view cannot handle a failure"],
      fixed: (
        nil,
        """
            /// Emits a result.
            var result: Signal<Int, Never> { get }
        """, nil
      )
    ),
    Self(
      "An output that is a function",
      outputs: """
            /// Emits the title.
            func ▸title() -> Signal<String, Never>
        """,
      ["error: make 'title' a property: an output is a stream that the view observes"],
      fixed: (
        nil,
        """
            /// Emits the title.
            var title: Signal<String, Never> { get }
        """, nil
      )
    ),
    Self(
      "An output that can be set",
      outputs: """
            /// Emits the title.
            var title: Signal<String, Never> { get ▸set }
        """,
      members: """
          init() {
            self.title = .empty
          }
        """,
      ["error: declare 'title' with '{ get }': 'init' assigns it once"],
      fixed: (
        nil,
        """
            /// Emits the title.
            var title: Signal<String, Never> { get }
        """, nil
      )
    ),
    Self(
      "An output of the type",
      outputs: """
            /// Emits the title.
            ▸static var title: Signal<String, Never> { get }
        """,
      ["error: make 'title' an instance property, or write it by hand: 'init' assigns it"],
      fixed: (
        nil,
        """
            /// Emits the title.
            var title: Signal<String, Never> { get }
        """, nil
      )
    ),
    Self(
      "An output of limited availability",
      outputs: """
            /// Emits the title.
            ▸@available(macOS 14, *)
            var title: Signal<String, Never> { get }
        """,
      members: """
          init() {
            self.title = .empty
          }
        """,
      [
        "error: limit the availability of 'ScreenViewModel', not of 'title': a stored property is always there"
      ]
    ),
    Self(
      "An output outside of the actor of its class",
      """
      @ViewModel
      @MainActor
      final class ScreenViewModel {
        @MainActor
        protocol Inputs {}

        @MainActor
        protocol Outputs {
          /// Emits the title.
          ▸nonisolated var title: Signal<String, Never> { get }
        }

        init() {
          self.title = .empty
        }
      }

      extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
      """,
      ["error: isolate 'title' as its class is: a signal stays with its actor"],
      changing: "nonisolated var title: Signal<String, Never> { get }",
      to: "var title: Signal<String, Never> { get }"
    ),
    Self(
      "Outputs that are never assigned",
      inputs: """
            /// Call when the view loads.
            func viewDidLoad()
        """,
      outputs: """
            /// Emits the count.
            var ▸count: Signal<Int, Never> { get }

            /// Emits the title.
            var title: Signal<String, Never> { get }
        """,
      members: """
          init() {
            self.title = self.viewDidLoadProperty.signal.mapConst("")
          }
        """,
      ["error: assign 'count' in 'init', in terms of the inputs"],
      fixed: (
        nil, nil,
        """
          init() {
            self.title = self.viewDidLoadProperty.signal.mapConst("")

            self.count = .empty
          }
        """
      )
    ),
    Self(
      "Outputs without an initializer",
      outputs: """
            /// Emits the count.
            var ▸count: Signal<Int, Never> { get }
        """,
      ["error: assign 'count' in 'init', in terms of the inputs"]
    ),
    Self(
      "Actions of another type, and never assigned",
      """
      @ViewModel
      final class ScreenViewModel {
        protocol Inputs {}
        protocol Outputs {}
        protocol Actions {
          var ▸login: Action<String, Int> { get }
          var logout: ▸MutableProperty<Int> { get }
          func ▸refresh() -> CocoaAction
        }

        init() {
          self.logout = MutableProperty(1)
        }
      }

      extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs, ScreenViewModel.Actions {}
      """,
      [
        "error: assign 'login' in 'init'", "warning: declare 'logout' as an 'Action' or a 'CocoaAction'",
        "error: make 'refresh' a property: an action is executed",
      ]
    ),
    Self(
      "Everything at once",
      """
      @ViewModel
      class ▸ScreenViewModel {
        protocol Inputs {
          func ▸viewDidLoad()
          /// Call when the button is tapped.
          func ▸buttonTapped() -> ▸Bool
        }

        protocol Outputs {
          /// Emits the title.
          var ▸title: ▸MutableProperty<String> { get }
        }
      }

      extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
      """,
      [
        "warning: mark 'ScreenViewModel' as 'final': a view model is not subclassed",
        "warning: document 'viewDidLoad': say when to call it",
        "warning: move 'buttonTapped' before 'viewDidLoad': inputs are alphabetized",
        "error: remove the return type of 'buttonTapped': results are delivered through outputs",
        "error: assign 'title' in 'init', in terms of the inputs",
        "warning: declare 'title' as a 'Signal' that cannot fail, not as 'MutableProperty<String>'",
      ],
      changing: "class ScreenViewModel {", to: "final class ScreenViewModel {"
    ),
  ]
}
