import Changes
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
    /// Whether code that uses the view model has to be changed.
    let breaksUsers: Bool

    init(
      _ name: String, _ replacements: [(String, String)], _ lines: [String] = [], breaksUsers: Bool = false
    ) {
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
        "      no longer passes 'combineLatest', 'skipNil'", "      has other code in 'map'",
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
    var text = Self.swift
    for (old, new) in edit.replacements {
      #expect(text.contains(old), "'\(old)'")
      text = text.replacing(old, with: new)
    }
    let change = try AppChange.between(Self.swift, text)
    let lines = ChangeFormat.text.text(of: change).text.split(separator: "\n").map(String.init)
    for line in edit.lines { #expect(lines.contains(line), "\(lines.joined(separator: "\n"))") }
    if edit.lines.isEmpty {
      #expect(change.viewModels.isEmpty, "\(lines.joined(separator: "\n"))")
      #expect(!change.changesBehaviour)
    }
    #expect(change.breaksUsers == edit.breaksUsers)
  }

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
