import Parity
import Testing

/// Ports whose names share nothing, in view models whose data flow says which they are.
struct FlowPairingTests {
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
    "Taps are paired by the outputs that they lead to, whatever their names",
    arguments: [("keepButtonTapped", "storeClicked"), ("rightBarItemTapped", "floatingButtonClicked")])
  func taps(_ save: String, _ clicked: String) throws {
    let report = try Self.apps(save: save, clicked: clicked).report
    #expect(report.portPairs.contains("\(save) = \(clicked)"), "\(report.portPairs)")
    #expect(!report.portPairs.contains("helpButtonTapped = \(clicked)"))
    let port = report.pairs.first?.ports.first { $0.name == save }
    #expect(port?.evidence == .dataFlow)
  }

  @Test("The output that a tap is for is paired with the tap")
  func exclusiveOutputs() throws {
    let report = try Self.apps(save: "saveButtonTapped", clicked: "saveClicked", help: "helpClicked").report
    #expect(report.portPairs.contains("goToManual = startGuideActivity"), "\(report.portPairs)")
    let port = report.pairs.first?.ports.first { $0.name == "goToManual" }
    #expect(port?.evidence == .dataFlow)
  }

  @Test("Without the data flow of one platform nothing is said by it")
  func noFlow() throws {
    var apps = Apps()
    apps.addIOS(
      "NoteViewModel", inputs: ["func keepButtonTapped()"], outputs: ["var noteSaved: Signal<String, Never>"])
    apps.addAndroid(
      "NoteViewModel", inputs: ["void storeClicked()"], outputs: ["Observable<String> noteSaved()"])
    #expect(try apps.report.portPairs == ["noteSaved = noteSaved"])
  }

  @Test(
    "The only ports of a kind that are left are paired where one says nothing else",
    arguments: [
      ("error", "invalidNoteError", true),
      ("showDraftError", "invalidNoteError", false),
    ])
  func onlyOnes(_ ios: String, _ android: String, _ isPaired: Bool) throws {
    let report = try Apps.report(
      ios: ([], ["var \(ios): Signal<String, Never>"]), android: ([], ["Observable<String> \(android)()"]))
    #expect(report.portPairs.isEmpty != isPaired)
  }

  @Test("What a platform calls a thing in one pair, it calls so in others")
  func learnedWords() throws {
    let (ios, android) = (
      "var plotLabelText: Signal<String, Never>", "Observable<String> patchTextViewText()"
    )
    #expect(try Apps.report(ios: ([], [ios]), android: ([], [android])).portPairs.isEmpty)
    let report = try Apps.report(
      ios: ([], ["var gardenPlotOwner: Signal<Owner, Never>", ios]),
      android: ([], ["Observable<Owner> gardenPatchOwner()", android]))
    #expect(
      report.portPairs == ["gardenPlotOwner = gardenPatchOwner", "plotLabelText = patchTextViewText"])
  }

  @Test("Of two that are left none is the only one")
  func severalOnes() throws {
    let report = try Apps.report(
      ios: ([], ["var error: Signal<String, Never>"]),
      android: ([], ["Observable<String> invalidNoteError()", "Observable<String> longNoteError()"]))
    #expect(report.portPairs.isEmpty)
  }
}
