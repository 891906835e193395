import Engine
import Parity
import Testing

/// Ports whose names share nothing, in view models whose code suggests which they are.
struct PortSuggestionTests {
  /// A view model of iOS: the button \(tap) saves the note, and \(other) leads nowhere near.
  private static func apps(
    save: String, clicked: String, help: String = "questionMarkClicked"
  ) -> Apps {
    var apps = Apps()
    apps.addIOS(
      "NoteViewModel",
      inputs: ["func noteChanged(_ note: String)", "func helpButtonTapped()", "func \(save)()"],
      outputs: [
        "var goToManual: Signal<(), Never>", "var noteSaved: Signal<String, Never>",
        "var noteError: Signal<String, Never>",
      ],
      body: """
        init() {
            let saving = self.noteChangedProperty.signal.takeWhen(self.\(save)Property.signal)
              .switchMap { API.save($0).materialize() }
            self.noteSaved = saving.values()
            self.noteError = saving.errors().map { $0.message }
            self.goToManual = self.helpButtonTappedProperty.signal
          }
          private let noteChangedProperty = MutableProperty("")
          func noteChanged(_ note: String) { self.noteChangedProperty.value = note }
          private let helpButtonTappedProperty = MutableProperty(())
          func helpButtonTapped() { self.helpButtonTappedProperty.value = () }
          private let \(save)Property = MutableProperty(())
          func \(save)() { self.\(save)Property.value = () }
          let goToManual: Signal<(), Never>
          let noteSaved: Signal<String, Never>
          let noteError: Signal<String, Never>
        """)
    apps.addAndroid(
      "NoteViewModel",
      inputs: ["void noteChanged(String note)", "void \(clicked)()", "void \(help)()"],
      outputs: [
        "Observable<Void> startGuideActivity()", "Observable<String> noteSaved()",
        "Observable<String> noteError()",
      ],
      body: """
        public ViewModel() {
              final Observable<Notification<String>> saving = this.noteChanged.compose(takeWhen(this.\(clicked)))
                .switchMap(n -> this.client.save(n).materialize());
              saving.compose(values()).subscribe(this.noteSaved);
              saving.compose(errors()).map(e -> e.getMessage()).subscribe(this.noteError);
              this.\(help).subscribe(this.startGuideActivity);
            }
            private final PublishSubject<String> noteChanged = PublishSubject.create();
            private final PublishSubject<Void> \(clicked) = PublishSubject.create();
            private final PublishSubject<Void> \(help) = PublishSubject.create();
            private final BehaviorSubject<Void> startGuideActivity = BehaviorSubject.create();
            private final BehaviorSubject<String> noteSaved = BehaviorSubject.create();
            private final BehaviorSubject<String> noteError = BehaviorSubject.create();
            @Override public void noteChanged(final String note) { this.noteChanged.onNext(note); }
            @Override public void \(clicked)() { this.\(clicked).onNext(null); }
            @Override public void \(help)() { this.\(help).onNext(null); }
            @Override public Observable<Void> startGuideActivity() { return this.startGuideActivity; }
            @Override public Observable<String> noteSaved() { return this.noteSaved; }
            @Override public Observable<String> noteError() { return this.noteError; }
        """)
    return apps
  }

  @Test(
    "Taps are suggested by the outputs that they lead to, whatever their names",
    arguments: [("keepButtonTapped", "storeClicked"), ("rightBarItemTapped", "floatingButtonClicked")])
  func taps(_ save: String, _ clicked: String) throws {
    let report = try Self.apps(save: save, clicked: clicked).report
    #expect(!report.portPairs.contains { $0.hasPrefix(save) })
    #expect(report.portSuggestions.contains("\(save) = \(clicked) (requests)"), "\(report.portSuggestions)")
    #expect(!report.portSuggestions.contains { $0.hasPrefix("helpButtonTapped = \(clicked)") })
  }

  @Test("The output that a tap is for is suggested with the tap")
  func exclusiveOutputs() throws {
    let report = try Self.apps(save: "saveButtonTapped", clicked: "saveClicked", help: "helpClicked").report
    #expect(report.portSuggestions == ["goToManual = startGuideActivity (data-flow)"])
  }

  @Test("A port that the configuration names is not suggested")
  func exceptions() throws {
    var apps = Self.apps(save: "saveButtonTapped", clicked: "saveClicked", help: "helpClicked")
    apps.twins.ports = ["NoteViewModel": ["goToManual": nil]]
    #expect(try apps.report.portSuggestions.isEmpty)
  }

  @Test("View models whose names share a word are suggested if their ports are the same")
  func viewModels() throws {
    var apps = Apps()
    apps.addIOS("ProfileHeaderViewModel", inputs: ["func saveButtonTapped()"])
    apps.addAndroid("EditProfileViewModel", inputs: ["void saveButtonClicked()"])
    let report = try apps.report
    #expect(report.pairs.isEmpty)
    #expect(report.suggestions.map(\.ios) == ["ProfileHeaderViewModel"])
    #expect(report.suggestions.map(\.android) == ["EditProfileViewModel"])
  }

  @Test("Without the data flow of one platform nothing is suggested by it")
  func noFlow() throws {
    var apps = Apps()
    apps.addIOS(
      "NoteViewModel", inputs: ["func keepButtonTapped()"], outputs: ["var noteSaved: Signal<String, Never>"])
    apps.addAndroid(
      "NoteViewModel", inputs: ["void storeClicked()"], outputs: ["Observable<String> noteSaved()"])
    #expect(try apps.report.portPairs == ["noteSaved = noteSaved"])
    #expect(try apps.report.portSuggestions.isEmpty)
  }
}
