import Parity
import Testing

/// Ports whose names share nothing, in cells that are configured with one model: the code says which they are.
struct TopicPairingTests {
  /// Two labels of a cell for a plant: what the first shows on iOS, and what the captions show on Android.
  private static func apps(ios: String, android: [String]) -> Apps {
    var apps = Apps()
    apps.addIOS(
      "PlantCellViewModel", inputs: ["func configureWith(plant: Plant)"],
      outputs: ["var smallPrintLabelText: Signal<String, Never>"],
      body: """
        init() {
            let plant = self.plantProperty.signal.skipNil()
            self.smallPrintLabelText = plant.map { \(ios) }
          }
          private let plantProperty = MutableProperty<Plant?>(nil)
          func configureWith(plant: Plant) { self.plantProperty.value = plant }
          let smallPrintLabelText: Signal<String, Never>
        """)
    let names = ["caption", "tagline"]
    apps.addAndroid(
      "PlantCellViewModel", inputs: ["void configureWith(Plant plant)"],
      outputs: names.map { "Observable<String> \($0)()" },
      body: """
        public ViewModel() {
              \(zip(names, android).map { "this.\($0) = this.plant.map(\($1));" }.joined(separator: "\n      "))
            }
            private final PublishSubject<Plant> plant = PublishSubject.create();
            private final Observable<String> caption;
            private final Observable<String> tagline;
            @Override public void configureWith(final Plant plant) { this.plant.onNext(plant); }
            @Override public Observable<String> caption() { return this.caption; }
            @Override public Observable<String> tagline() { return this.tagline; }
        """)
    return apps
  }

  @Test(
    "Labels are paired by what they show of the model, whatever their names",
    arguments: [
      ("caption", ["p -> p.wateringInterval().days()", "Plant::nickname"]),
      ("tagline", ["p -> p.nickname()", "p -> this.format.text(p.wateringInterval().days())"]),
    ])
  func labels(_ name: String, _ android: [String]) throws {
    let report = try Self.apps(ios: "Format.text($0.wateringInterval.days)", android: android).report
    #expect(report.portPairs.contains("smallPrintLabelText = \(name)"), "\(report.portPairs)")
    let port = report.pairs.first?.ports.first { $0.name == "smallPrintLabelText" }
    #expect(port?.evidence == .dataFlow)
  }

  @Test(
    "Labels are not paired where the model has nothing to say, or several show the same of it",
    arguments: [
      ["p -> p.nickname()", "p -> p.family()"],
      ["p -> p.wateringInterval().days()", "p -> p.wateringInterval().days() + 1"],
    ])
  func others(_ android: [String]) throws {
    let report = try Self.apps(ios: "Format.text($0.wateringInterval.days)", android: android).report
    #expect(report.portPairs == ["configureWith = configureWith"])
  }

  @Test("Words in strings are none of the code")
  func strings() throws {
    let report = try Self.apps(
      ios: #"self.show("wateringInterval days")"#,
      android: [#"p -> "days of the wateringInterval""#, "p -> p.nickname()"]
    ).report
    #expect(report.portPairs == ["configureWith = configureWith"])
  }

  @Test(
    "Brackets and quotes in strings end nothing", arguments: [#"":)""#, #""}""#, #""\"""#, #""a" + "(""#])
  func brackets(_ literal: String) throws {
    let report = try Self.apps(
      ios: "\(literal) + $0.wateringInterval.days",
      android: ["p -> \(literal) + p.wateringInterval().days()", "p -> p.nickname()"]
    ).report
    #expect(report.portPairs.contains("smallPrintLabelText = caption"), "\(report.portPairs)")
  }

  @Test("What was sent is not the tap that sends it")
  func sent() throws {
    let (ios, android) = ("func noteSent(_ note: Note)", "void sendNoteButtonClicked()")
    #expect(try Apps.report(ios: ([ios], []), android: ([android], [])).portPairs.isEmpty)
    let same = "void onNoteSent(Note note)"
    #expect(try Apps.report(ios: ([ios], []), android: ([same], [])).portPairs == ["noteSent = onNoteSent"])
  }

  @Test("Of two that tell that something goes on, an indicator is the indicator")
  func indicators() throws {
    let report = try Apps.report(
      ios: ([], ["var shouldShowActivityIndicator: Signal<Bool, Never>"]),
      android: ([], ["Observable<Boolean> isFormSubmitting()", "Observable<Boolean> progressBarIsVisible()"]))
    #expect(report.portPairs == ["shouldShowActivityIndicator = progressBarIsVisible"])
  }
}
