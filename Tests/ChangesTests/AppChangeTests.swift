import Changes
import PortUses
import Reporting
import SourceModel
import TestSupport
import Testing

/// What a change of the code does to a view model.
struct AppChangeTests {
  /// An edit of the view model, and the lines that are printed about it: nothing for no change.
  struct Edit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let replacements: [(String, String)]
    let lines: [String]
    /// The replacements that make the view model before the edit.
    let setting: [(String, String)]
    /// Whether code that uses the view model has to be changed.
    let breaksUsers: Bool

    init(
      _ name: String, in setting: [(String, String)] = [], _ replacements: [(String, String)],
      _ lines: [String] = [], breaksUsers: Bool = false
    ) {
      self.setting = setting
      self.testDescription = name
      self.replacements = replacements
      self.lines = lines
      self.breaksUsers = breaksUsers
    }
  }

  static let swift = """
    import ReactiveSwift

    protocol AddressViewModelInputs {
      /// Call when the city changes.
      func cityChanged(_ city: String)

      /// Call when the street changes.
      func streetChanged(_ street: String)

      /// Call when the button to save is tapped.
      func saveButtonTapped()
    }

    protocol AddressViewModelOutputs {
      /// Emits when the address is saved.
      var addressIsSaved: Signal<Void, Never> { get }

      /// Emits whether the address can be saved.
      var saveIsEnabled: Signal<Bool, Never> { get }
    }

    final class AddressViewModel: AddressViewModelInputs, AddressViewModelOutputs {
      private let isSaving = MutableProperty(false)
      private let store: Store

      init(store: Store) {
        self.store = store
        let city = self.cityChangedProperty.signal.skipNil()
        let street = self.streetChangedProperty.signal.skipNil()
        self.saveIsEnabled = Signal.combineLatest(city, street)
          .map { city, street in AddressViewModel.isValid(city) && !street.isEmpty }
          .skipRepeats()
        self.addressIsSaved = Signal.combineLatest(city, street)
          .sample(on: self.saveButtonTappedProperty.signal)
          .flatMap(.latest) { city, street in store.save(city, street, retries: 3) }
          .filterWhenLatest(from: self.isSaving.signal, satisfies: { !$0 })
      }

      private static func isValid(_ city: String) -> Bool { city.count > 1 }

      private let cityChangedProperty = MutableProperty<String?>(nil)
      func cityChanged(_ city: String) {
        self.cityChangedProperty.value = city
      }

      private let saveButtonTappedProperty = MutableProperty(())
      func saveButtonTapped() {
        self.saveButtonTappedProperty.value = ()
      }

      private let streetChangedProperty = MutableProperty<String?>(nil)
      func streetChanged(_ street: String) {
        self.streetChangedProperty.value = street
      }

      let addressIsSaved: Signal<Void, Never>
      let saveIsEnabled: Signal<Bool, Never>
    }

    """

  static let fileFunction = (
    "AddressViewModel.isValid(city) && !street.isEmpty }\n      .skipRepeats()",
    "isLong(city) && !street.isEmpty }\n      .skipRepeats()"
  )

  static let tapped = "    self.saveButtonTappedProperty.value = ()\n"
  static let helpers = (
    Self.tapped + "  }\n",
    "    self.log()\n" + Self.tapped + "  }\n\n  private func log() {\n    self.count += 1\n  }\n\n"
      + "  private func skip() {\n    self.count -= 1\n  }\n"
  )
  static let branches = (
    Self.tapped,
    "    if self.count == 0 {\n      self.store.note(0)\n    } else {\n      self.count = 1\n    }\n"
      + Self.tapped
  )
  static let task = (
    Self.tapped,
    "    Task {\n      self.store.note(0)\n      self.count = 1\n    }\n" + Self.tapped
  )

  static let edits = [
    Edit(
      "Layout, comments and names of locals",
      [
        ("let city =", "// The city.\n    let town\n      ="),
        ("combineLatest(city, street)\n      .map", "combineLatest(town, street).map"),
        ("combineLatest(city, street)\n      .sample", "combineLatest(town, street)\n      .sample"),
        ("{ city, street in store", "{ town, road in return store"),
        ("save(city, street,", "save(town, road,"),
      ]),
    Edit("Documentation that is indented otherwise", [("  /// Emits whether", "      /// Emits whether")]),
    Edit(
      "The name of storage", [("streetChangedProperty", "streetProperty")]),
    Edit(
      "The name of a helper and of what holds a service",
      [("isValid", "isComplete"), ("self.store = store", "self.shop = store"), ("let store:", "let shop:")]),
    Edit(
      "A named stream in the place of a chain",
      [
        (
          "    self.addressIsSaved = Signal.combineLatest(city, street)\n",
          "    let address = Signal.combineLatest(city, street)\n    self.addressIsSaved = address\n"
        )
      ]),
    Edit(
      "Storage that is a local",
      [
        ("  private let isSaving = MutableProperty(false)\n", ""),
        ("    self.store = store\n", "    self.store = store\n    let isSaving = MutableProperty(false)\n"),
        ("self.isSaving", "isSaving"),
      ]),
    Edit(
      "An output depends on less",
      [
        ("Signal.combineLatest(city, street)\n      .map { city, street in", "city.map { city in"),
        (" && !street.isEmpty", ""),
      ],
      [
        "  * output 'saveIsEnabled'", "      no longer depends on 'streetChanged'",
        "      no longer passes 'combineLatest'", "      less often passes 'skipNil'",
        "      has other code in 'map'",
      ]),
    Edit(
      "An output reads what it reacted to",
      [
        ("Signal.combineLatest(city, street)\n      .map", "city.withLatest(from: street)\n      .map")
      ],
      [
        "  * output 'saveIsEnabled'", "      no longer reacts to, but still reads 'streetChanged'",
        "      no longer passes 'combineLatest'", "      now passes 'withLatest'",
      ]),
    Edit(
      "An operator", [("\n      .skipRepeats()", "")],
      ["  * output 'saveIsEnabled'", "      no longer passes 'skipRepeats'"]),
    Edit(
      "The code of an operator", [("!street.isEmpty", "street.count > 3")],
      ["  * output 'saveIsEnabled'", "      has other code in 'map'"]),
    Edit(
      "The code of a helper", [("city.count > 1", "city.count > 2")],
      [
        "  * output 'saveIsEnabled'", "      has other code in 'map'",
        "  * the code of 'isValid(_:)' changed",
      ]),
    Edit(
      "The arguments of a request", [("retries: 3", "retries: 5")],
      ["  * output 'addressIsSaved'", "      has other code in 'flatMap'"]),
    Edit(
      "A string", [("retries: 3", "named: \"\\(city) \\(street)\"")],
      ["  * output 'addressIsSaved'", "      has other code in 'flatMap'"]),
    Edit(
      "An initial value",
      [("MutableProperty<String?>(nil)\n  func city", "MutableProperty<String?>(\"\")\n  func city")],
      ["  * outputs 'saveIsEnabled', 'addressIsSaved'", "      now start with another value"]),
    Edit(
      "A local that is a variable", [("let street =", "var street =")]),
    Edit(
      "A local with the name of a label",
      [("let street =", "let retries ="), ("combineLatest(city, street)", "combineLatest(city, retries)")]),
    Edit(
      "An operator that was passed already", [(".skipRepeats()", ".skipRepeats()\n      .skipRepeats()")],
      ["  * output 'saveIsEnabled'", "      more often passes 'skipRepeats'"]),
    Edit(
      "An initial value, and an operator",
      [
        ("MutableProperty<String?>(nil)\n  func city", "MutableProperty<String?>(\"\")\n  func city"),
        ("\n      .skipRepeats()", ""),
      ],
      [
        "  * output 'saveIsEnabled'", "      no longer passes 'skipRepeats'",
        "      now starts with another value",
      ]),
    Edit(
      "The code of a function of the file", in: [Self.fileFunction], [("name.count > 1", "name.count > 2")],
      ["  * output 'saveIsEnabled'", "      has other code in 'map'"]),
    Edit(
      "The name of a function of the file, and of its parameter", in: [Self.fileFunction],
      [("isLong", "isTall"), ("_ name: String) -> Bool { name", "_ word: String) -> Bool { word")]),
    Edit(
      "A new member",
      [("  let saveIsEnabled", "  func reset() {\n    self.count = 0\n  }\n\n  let saveIsEnabled")],
      ["  * the member 'reset()' is new"]),
    Edit(
      "A member that is gone", in: [Self.helpers],
      [("  private func log() {\n    self.count += 1\n  }\n", "")],
      ["  * the member 'log()' is gone"]),
    Edit(
      "The code of a function that another one calls", in: [Self.helpers],
      [("self.count += 1", "self.count += 2")],
      ["  * the code of 'log()' changed", "1 member with other code. Behaviour may change: old to new"]),
    Edit(
      "Another function that is called", in: [Self.helpers], [("    self.log()", "    self.skip()")],
      ["  * the code of 'saveButtonTapped()' changed"]),
    Edit(
      "A branch beside one that the graph shows", in: [Self.branches], [("self.count = 1", "self.count = 2")],
      [
        "  * the code of 'saveButtonTapped()' changed",
        "1 member with other code. Behaviour may change: old to new",
      ]),
    Edit(
      "A branch in a task", in: [Self.task], [("self.count = 1", "self.count = 2")],
      ["  * the code of 'saveButtonTapped()' changed"]),
    Edit(
      "A value that nothing uses",
      [
        (
          "    let city =",
          "    let length = self.streetChangedProperty.signal.map { $0?.count }\n    let city ="
        )
      ]),
    Edit(
      "A chain that leads nowhere",
      [
        (
          "    self.store = store\n",
          "    self.store = store\n    self.streetChangedProperty.signal.skipNil().observeValues { _ in }\n"
        )
      ],
      ["  * the code of 'init(store:)' changed"]),
    Edit(
      "The initial value of a property",
      in: [("  private let store", "  private var count = 0\n  private let store")],
      [("count = 0", "count = 1")], ["  * the initial value of 'count' changed"]),
    Edit(
      "A new effect on the object that another output gets values of",
      [
        (
          "    self.store = store\n",
          "    self.store = store\n    self.streetChangedProperty.signal.observeValues { store.note($0) }\n"
        )
      ],
      [
        "  * effect 'store.note'", "      is new",
        "1 output or effect made in another way. Behaviour may change: old to new",
      ]),
    Edit(
      "A placeholder that an output had",
      in: [
        (
          "    self.saveIsEnabled = Signal.combineLatest(city, street)\n"
            + "      .map { city, street in AddressViewModel.isValid(city) && !street.isEmpty }\n"
            + "      .skipRepeats()\n", "    self.saveIsEnabled = .empty\n"
        )
      ],
      [("self.saveIsEnabled = .empty", "self.saveIsEnabled = city.map { !$0.isEmpty }")],
      [
        "  * output 'saveIsEnabled'", "      now reacts to 'cityChanged'",
        "1 output or effect made in another way, 1 finding fixed. Behaviour may change: old to new",
      ]),
    Edit(
      "The type of what storage holds",
      [("MutableProperty<String?>(nil)\n  func city", "MutableProperty<Name?>(nil)\n  func city")]),
    Edit(
      "Code that no output needs any more",
      in: [
        (
          "    let city =",
          "    let length = self.streetChangedProperty.signal.map { $0?.count }\n    let city ="
        )
      ],
      [
        ("  /// Emits when the address is saved.\n  var addressIsSaved: Signal<Void, Never> { get }\n\n", "")
      ],
      [
        "  - output 'addressIsSaved'",
        "1 port removed, 1 new finding, 1 finding fixed. Code that uses these view models has to be changed: old to new",
      ], breaksUsers: true),
    Edit(
      "A placeholder beside one of another output",
      in: [
        (
          "    self.addressIsSaved = Signal.combineLatest(city, street)\n"
            + "      .sample(on: self.saveButtonTappedProperty.signal)\n"
            + "      .flatMap(.latest) { city, street in store.save(city, street, retries: 3) }\n"
            + "      .filterWhenLatest(from: self.isSaving.signal, satisfies: { !$0 })\n",
          "    self.addressIsSaved = .empty\n"
        ),
        (
          "    self.saveIsEnabled = Signal.combineLatest(city, street)\n"
            + "      .map { city, street in AddressViewModel.isValid(city) && !street.isEmpty }\n"
            + "      .skipRepeats()\n", "    self.saveIsEnabled = .empty\n"
        ),
      ],
      [("self.saveIsEnabled = .empty", "self.saveIsEnabled = city.map { !$0.isEmpty }")],
      [
        "1 output or effect made in another way, 2 new findings, 1 finding fixed. Behaviour may change: old to new"
      ]),
    Edit(
      "A finding about another type",
      in: [("var saveIsEnabled: Signal<Bool, Never>", "var saveIsEnabled: MutableProperty<Bool>")],
      [("var saveIsEnabled: MutableProperty<Bool>", "var saveIsEnabled: MutableProperty<Bool?>")],
      [
        "1 port changed. Code that uses these view models has to be changed: old to new"
      ], breaksUsers: true),
    Edit(
      "The order of operators",
      [
        (
          ".map { city, street in AddressViewModel.isValid(city) && !street.isEmpty }\n      .skipRepeats()",
          ".skipRepeats()\n      .map { city, street in AddressViewModel.isValid(city) && !street.isEmpty }"
        )
      ],
      ["  * output 'saveIsEnabled'", "      is put together in another way"]),
    Edit(
      "A port with another name", [("saveIsEnabled", "saveButtonIsEnabled")],
      ["  ~ output 'saveButtonIsEnabled': it was called 'saveIsEnabled'"], breaksUsers: true),
    Edit(
      "An input with other labels", [("cityChanged(_ city", "cityChanged(to city")],
      ["  ~ input 'cityChanged(to:)': it was called 'cityChanged(_:)'"], breaksUsers: true),
    Edit(
      "Another type",
      [("saveIsEnabled: Signal<Bool, Never> { get }", "saveIsEnabled: Signal<Bool?, Never> { get }")],
      ["  ~ output 'saveIsEnabled': its type was 'Signal<Bool, Never>' and is 'Signal<Bool?, Never>'"],
      breaksUsers: true),
    Edit(
      "Other documentation", [("whether the address can", "if the address may")],
      ["  ~ output 'saveIsEnabled': its documentation changed"]),
    Edit(
      "Code that the graph does not show",
      [
        (
          "    self.saveButtonTappedProperty.value = ()",
          "    self.count += 1\n    self.saveButtonTappedProperty.value = ()"
        )
      ],
      ["  * the code of 'saveButtonTapped()' changed"]),
    Edit(
      "A removed output",
      [
        ("  /// Emits when the address is saved.\n  var addressIsSaved: Signal<Void, Never> { get }\n\n", ""),
        (
          "    self.addressIsSaved = Signal.combineLatest(city, street)\n",
          "    Signal.combineLatest(city, street)\n"
        ),
        ("  let addressIsSaved: Signal<Void, Never>\n", ""),
      ],
      ["  - output 'addressIsSaved'"], breaksUsers: true),
    Edit(
      "A function that is no input any more",
      [("  /// Call when the city changes.\n  func cityChanged(_ city: String)\n\n", "")],
      [
        "  - input 'cityChanged(_:)'",
        "1 port removed, 1 new finding. Code that uses these view models has to be changed: old to new",
      ], breaksUsers: true),
    Edit(
      "Another view model", [("AddressViewModel", "PlaceViewModel")],
      ["PlaceViewModel (ViewModel.swift:22): was called 'AddressViewModel'"], breaksUsers: true),
  ]

  @Test("An edit of a view model", arguments: edits)
  func edit(_ edit: Edit) throws {
    let before = Self.replacing(
      edit.setting, in: Self.swift + "private func isLong(_ name: String) -> Bool { name.count > 1 }\n")
    let change = try AppChange.between(before, Self.replacing(edit.replacements, in: before))
    let lines = ChangeFormat.text.text(of: change).text.split(separator: "\n").map(String.init)
    for line in edit.lines { #expect(lines.contains(line), "\(lines.joined(separator: "\n"))") }
    if edit.lines.isEmpty {
      #expect(change.viewModels.isEmpty, "\(lines.joined(separator: "\n"))")
      #expect(!change.changesBehaviour)
    }
    #expect(change.breaksUsers == edit.breaksUsers)
  }

  private static func replacing(_ replacements: [(String, String)], in text: String) -> String {
    replacements.reduce(text) { text, replacement in
      #expect(text.contains(replacement.0), "'\(replacement.0)'")
      return text.replacing(replacement.0, with: replacement.1)
    }
  }

  @Test("A reference to a method of another type is no port")
  func methodReference() throws {
    let change = try AppChange.between(
      Self.java, Self.java.replacing(" place()", with: " selectedPlace()"), in: "PlaceViewModel.java")
    let viewModel = try #require(change.viewModels.first)
    #expect(viewModel.ports.map(\.row.name) == ["selectedPlace()"])
    #expect(viewModel.behaviour.isEmpty && viewModel.members.isEmpty)
  }

  static let java = """
    import rx.Observable;
    import rx.subjects.BehaviorSubject;
    import rx.subjects.PublishSubject;

    public interface PlaceViewModel {
      interface Inputs {
        /** Call when a row is clicked. */
        void rowClicked(Row row);
      }

      interface Outputs {
        /** Emits the place of the row. */
        Observable<Place> place();
      }

      final class ViewModel extends ActivityViewModel<PlaceActivity> implements Inputs, Outputs {
        public ViewModel(final @NonNull Environment environment) {
          super(environment);

          this.rowClicked
            .map(Row::place)
            .compose(bindToLifecycle())
            .subscribe(this.place::onNext);
        }

        private final PublishSubject<Row> rowClicked = PublishSubject.create();
        private final BehaviorSubject<Place> place = BehaviorSubject.create();
        public final Inputs inputs = this;
        public final Outputs outputs = this;

        @Override public void rowClicked(final Row row) {
          this.rowClicked.onNext(row);
        }

        @Override public @NonNull Observable<Place> place() {
          return this.place;
        }
      }
    }

    """

  @Test("An extension of a type that the view model declares is a helper", arguments: [true, false])
  func extensionFunction(changesCode: Bool) throws {
    let edited =
      changesCode
      ? Self.kotlin.replacing("trim().length", with: "length")
      : Self.kotlin.replacing("isLong", with: "isComplete")
    let change = try AppChange.between(Self.kotlin, edited, in: "PlaceViewModel.kt")
    #expect(change.viewModels.flatMap(\.behaviour).map(\.name) == (changesCode ? ["isValid"] : []))
    #expect(change.changesBehaviour == changesCode)
  }

  static let kotlin = """
    import io.reactivex.Observable
    import io.reactivex.subjects.BehaviorSubject
    import io.reactivex.subjects.PublishSubject

    interface PlaceViewModel {
      interface Inputs {
        /** Call when the name changes. */
        fun nameChanged(name: String)
      }

      interface Outputs {
        /** Emits whether the name is valid. */
        fun isValid(): Observable<Boolean>
      }

      class PlaceViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
        private val nameChanged = PublishSubject.create<String>()
        private val isValid = BehaviorSubject.create<Boolean>()
        private val disposables = CompositeDisposable()

        val inputs: Inputs = this
        val outputs: Outputs = this

        init {
          nameChanged
            .map { it.isLong() }
            .subscribe { isValid.onNext(it) }
            .addToDisposable(disposables)
        }

        private fun String.isLong(): Boolean = this.trim().length > 2

        override fun nameChanged(name: String) = nameChanged.onNext(name)
        override fun isValid(): Observable<Boolean> = isValid
      }
    }

    """

  @Test("A view model that is added or removed has all its ports listed")
  func addedAndRemoved() throws {
    let added = try AppChange.between("", Self.swift)
    #expect(added.viewModels.map(\.kind) == [.added])
    #expect(added.viewModels[0].ports.count == 5)
    #expect(added.changesBehaviour && !added.breaksUsers)
    let removed = try AppChange.between(Self.swift, "")
    #expect(removed.viewModels.map(\.kind) == [.removed])
    #expect(removed.breaksUsers)
  }
}
