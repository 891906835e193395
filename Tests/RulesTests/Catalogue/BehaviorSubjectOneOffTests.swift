import Rules
import SourceModel
import Testing

struct BehaviorSubjectOneOffTests {
  /// A view model with a subject for each output: `Void showHelp`.
  private static func sketch(_ outputs: String..., type: String = "BehaviorSubject") -> String {
    let parts = outputs.map { output -> (value: String, name: String) in
      let split = output.split(separator: " ")
      return (String(split[0]), String(split[1]))
    }
    return Sketch.java(
      outputs: parts.map { "    Observable<\($0.value)> \($0.name.filter { $0 != "▸" })();\n" }.joined(),
      members: parts.map {
        "    private final \(type)<\($0.value)> \($0.name) = \(type).create();\n"
      }.joined()
        + parts.map { part in
          let name = part.name.filter { $0 != "▸" }
          return "    @Override public Observable<\(part.value)> \(name)() { return this.\(name); }\n"
        }.joined())
  }

  static let cases = [
    RuleCase(
      "What starts, opens, dismisses or goes somewhere happens once", .kickstarterJava,
      sketch(
        "Void ▸dismissConfirmation", "Project ▸goToProject", "Void ▸openHelp",
        "URI ▸openTermsOfUse",
        "Integer ▸startLoginActivityForResult",
        "Pair<Project,User> ▸startMessagesActivity")),
    RuleCase(
      "What is shown for a moment happens once", .kickstarterJava,
      messages: [
        "declare 'showErrorToast' as an 'Observable': 'showErrorToast' is a one-off effect, and a 'BehaviorSubject' replays it to each new subscriber",
        "declare 'showHelp' as an 'Observable': 'showHelp' is a one-off effect, and a 'BehaviorSubject' replays it to each new subscriber",
        "declare 'showProject' as an 'Observable': 'showProject' is a one-off effect, and a 'BehaviorSubject' replays it to each new subscriber",
      ], sketch("String ▸showErrorToast", "Void ▸showHelp", "Project ▸showProject")),
    RuleCase(
      "What null takes back is state", .kickstarterJava,
      sketch("Void ▸showSheet", "Void showPaymentSheet").replacing(
        "    Observable<Void> showPaymentSheet();\n",
        with:
          "    /** Emits what the sheet shows, or null to dismiss it. */\n    Observable<Void> showPaymentSheet();\n"
      )),
    RuleCase(
      "Booleans are state", .kickstarterJava, sketch("Boolean showConfirmLogoutPrompt", "Boolean openMenu")),
    RuleCase(
      "What has an inverse is state", .kickstarterJava,
      sketch(
        "Void hideMenu", "Void showMenu", "Void closeSheet", "Void openSheet", "Void startTimer",
        "Void stopTimer")),
    RuleCase(
      "The seed's list of recommendations is what stays on the screen", .kickstarterJava,
      sketch("List<Project> showRecommendations")),
    RuleCase(
      "Values with such names are state", .kickstarterJava,
      sketch(
        "DateTime startDate", "String openButtonText", "Integer showUnreadCount", "String goalTextViewText",
        "String launchDate", "Integer dismissButtonColor", "String closeTime")),
    RuleCase(
      "Other subjects and observables repeat nothing", .kickstarterJava,
      sketch("Void startHomeActivity", type: "PublishSubject")
        .appending(sketch("Void startHomeActivity", type: "Observable"))),
    RuleCase(
      "A subject that is no output may repeat what it likes", .kickstarterJava,
      Sketch.java(
        outputs: "    Observable<Void> a();",
        members:
          "    private final BehaviorSubject<Void> showHelp = BehaviorSubject.create();\n    @Override public Observable<Void> a() { return this.showHelp.skip(1); }"
      )),
    RuleCase(
      "The name of the output decides, not that of the field", .kickstarterJava,
      Sketch.java(
        outputs: "    Observable<Void> showHelp();",
        members:
          "    private final BehaviorSubject<Void> ▸help = BehaviorSubject.create();\n    @Override public Observable<Void> showHelp() { return this.help; }"
      )),
  ]

  @Test("An effect that happens once is no behavior subject", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("behavior-subject-one-off") }
}

extension String {
  fileprivate func appending(_ text: String) -> String {
    self + text.replacing("LoginViewModel", with: "HomeViewModel")
  }
}
