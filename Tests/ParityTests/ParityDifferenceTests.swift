import Parity
import Testing

struct ParityDifferenceTests {
  @Test(
    "Types are the same when one platform only spells them in another way",
    arguments: [
      ("Signal<(Garden, Plant?), Never>", "Observable<Pair<Garden, Plant>>", true),
      ("Signal<(Garden, Plant), Never>", "Observable<Pair<Plant, Garden>>", true),
      ("Signal<[Garden], Never>", "Observable<List<Garden>>", true),
      ("Signal<Models.Garden, Never>", "Observable<Garden>", true),
      ("Signal<(), Never>", "Observable<NoValue>", true),
      ("Signal<Int, Never>", "Observable<Integer>", true),
      ("Signal<Garden, Never>", "Observable<Pair<Garden, Plant>>", false),
      ("Signal<URL, Never>", "Observable<String>", false),
      ("Signal<Int, Never>", "Observable<Long>", false),
    ])
  func types(_ ios: String, _ android: String, _ isSame: Bool) throws {
    let report = try Apps.report(
      ios: ([], ["var goToGarden: " + ios]), android: ([], [android + " startGardenActivity()"]))
    #expect(report.portPairs.count == 1)
    #expect(report.differences(.type).isEmpty == isSame, "\(report.differences)")
  }

  @Test("A Boolean that says the opposite is named")
  func opposite() throws {
    let report = try Apps.report(
      ios: ([], ["var sendButtonIsVisible: Signal<Bool, Never>"]),
      android: ([], ["Observable<Boolean> sendButtonIsGone()"]))
    #expect(report.differences.map(\.kind) == [.opposite])
    let same = try Apps.report(
      ios: ([], ["var isSendButtonHidden: Signal<Bool, Never>"]),
      android: ([], ["Observable<Boolean> sendButtonIsGone()"]))
    #expect(same.differences.isEmpty)
  }

  @Test(
    "Documentation is the same in the words of each platform, and another when it says something else",
    arguments: [
      ("Call when the save button is tapped.", "Call when the save button has been clicked.", true),
      ("The validity of the form.", "Determines if the form validation is passing.", true),
      ("Emits when the garden labels should be hidden.", "Whether the garden section should be gone.", true),
      ("Emits when to show the view.", "Emits when the garden should be watered.", true),
      ("Whether gardens are loading.", "Determines whether gardens are being fetched from the API.", true),
      ("Call when the save button is tapped.", "Call when the garden was watered by a robot.", false),
      ("Call when the save button is tapped.", "", false),
    ])
  func documentation(_ ios: String, _ android: String, _ isSame: Bool) throws {
    let report = try Apps.report(
      ios: (["/// \(ios)\n  func saveButtonTapped()"], []),
      android: ([(android.isEmpty ? "" : "/** \(android) */\n    ") + "void saveButtonClicked()"], []))
    #expect(report.portPairs.count == 1)
    #expect(report.differences(.documentation).isEmpty == isSame)
  }

  // MARK: Data flow

  private static func iOS(_ apps: inout Apps, _ output: String) {
    apps.addIOS(
      "AViewModel", inputs: ["func saveButtonTapped()", "func titleChanged(_ title: String)"],
      outputs: ["var text: Signal<String, Never>"],
      body: """
        init() { self.text = \(output) }
          private let saveButtonTappedProperty = MutableProperty(())
          func saveButtonTapped() { self.saveButtonTappedProperty.value = () }
          private let titleChangedProperty = MutableProperty("")
          func titleChanged(_ title: String) { self.titleChangedProperty.value = title }
          let text: Signal<String, Never>
        """)
  }

  private static func android(_ apps: inout Apps, _ output: String) {
    apps.addAndroid(
      "AViewModel", inputs: ["void saveButtonClicked()", "void titleChanged(String title)"],
      outputs: ["Observable<String> text()"],
      body: """
        public ViewModel(final Environment environment) { super(environment); this.text = \(output); }
            private final PublishSubject<NoValue> saveButtonClicked = PublishSubject.create();
            private final PublishSubject<String> titleChanged = PublishSubject.create();
            private final Observable<String> text;
            @Override public void saveButtonClicked() { this.saveButtonClicked.onNext(NoValue.VALUE); }
            @Override public void titleChanged(final String title) { this.titleChanged.onNext(title); }
            @Override public Observable<String> text() { return this.text; }
        """)
  }

  private static let sampled =
    "self.titleChangedProperty.signal.takeWhen(self.saveButtonTappedProperty.signal)"

  @Test("An output that depends on other inputs is a difference")
  func dataFlow() throws {
    var apps = Apps()
    Self.iOS(&apps, Self.sampled)
    Self.android(&apps, "this.titleChanged")
    let difference = try #require(try apps.report.differences(.dataFlow).first)
    #expect(difference.ios == "saveButtonTapped")
    #expect(difference.android == "")
    var same = Apps()
    Self.iOS(&same, Self.sampled)
    Self.android(&same, "this.titleChanged.compose(takeWhen(this.saveButtonClicked))")
    #expect(try same.report.differences(.dataFlow).isEmpty)
  }

  @Test("Nothing is said of an output whose code is not understood")
  func opaque() throws {
    var apps = Apps()
    Self.iOS(&apps, Self.sampled)
    Self.android(&apps, "this.helper.xyzzy(this.titleChanged)")
    #expect(try apps.report.differences(.dataFlow).isEmpty)
  }
}
