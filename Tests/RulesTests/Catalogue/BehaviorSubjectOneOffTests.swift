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

  static let flows = RuleCase(
    "A flow that hands an effect to later collectors", .kickstarterKotlin,
    messages: [
      "remove 'replay' from '_close': 'close' is a one-off effect, and each new collector gets it again",
      "remove 'replay' from '_goToProject': 'goToProject' is a one-off effect, and each new collector gets it again",
    ],
    """
    class FormViewModel : ViewModel() {
      private val ▸_close = MutableSharedFlow<Unit>(replay = 1)
      val close: SharedFlow<Unit> = _close.asSharedFlow()
      private val ▸_goToProject = MutableSharedFlow<Project>(1)
      val goToProject get() = _goToProject.asSharedFlow()
      private val _dismiss = MutableSharedFlow<Unit>(extraBufferCapacity = 1)
      val dismiss = _dismiss.asSharedFlow()
      private val _finish = MutableSharedFlow<Unit>(replay = 0)
      val finish = _finish.asSharedFlow()
      private val _project = MutableSharedFlow<Project>(replay = 1)
      val project = _project.asSharedFlow()
    }
    """)

  @Test("A one-off effect of a flow happens once")
  func reportsFlows() throws { try Self.flows.check("behavior-subject-one-off") }

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
    RuleCase(
      "Every verb of an effect is one", .kickstarterJava,
      Sketch.java(
        outputs: """
              Observable<Void> displayToast();
              Observable<Void> finish();
              Observable<Void> hideKeyboard();
              Observable<Void> logout();
              Observable<Void> refreshProjects();
              Observable<Void> scrollToTop();
              Observable<Void> setResultAndFinish();
              Observable<String> displayName();
              Observable<Integer> scrollPosition();
          """,
        members: """
              private final BehaviorSubject<Void> ▸displayToast = BehaviorSubject.create();
              private final BehaviorSubject<Void> ▸finish = BehaviorSubject.create();
              private final BehaviorSubject<Void> ▸hideKeyboard = BehaviorSubject.create();
              private final BehaviorSubject<Void> ▸logout = BehaviorSubject.create();
              private final BehaviorSubject<Void> ▸refreshProjects = BehaviorSubject.create();
              private final BehaviorSubject<Void> ▸scrollToTop = BehaviorSubject.create();
              private final BehaviorSubject<Void> ▸setResultAndFinish = BehaviorSubject.create();
              private final BehaviorSubject<String> displayName = BehaviorSubject.create();
              private final BehaviorSubject<Integer> scrollPosition = BehaviorSubject.create();

              @Override public Observable<Void> displayToast() { return this.displayToast; }
              @Override public Observable<Void> finish() { return this.finish; }
              @Override public Observable<Void> hideKeyboard() { return this.hideKeyboard; }
              @Override public Observable<Void> logout() { return this.logout; }
              @Override public Observable<Void> refreshProjects() { return this.refreshProjects; }
              @Override public Observable<Void> scrollToTop() { return this.scrollToTop; }
              @Override public Observable<Void> setResultAndFinish() { return this.setResultAndFinish; }
              @Override public Observable<String> displayName() { return this.displayName; }
              @Override public Observable<Integer> scrollPosition() { return this.scrollPosition; }
          """)),
    RuleCase(
      "Only a comment that says what null does excuses", .kickstarterJava,
      Sketch.java(
        outputs: """
              /** Emits a project that is never null. */
              Observable<Project> showProject();
              /** Emits the sheet; null hides it. */
              Observable<Sheet> showSheet();
          """,
        members: """
              private final BehaviorSubject<Project> ▸showProject = BehaviorSubject.create();
              private final BehaviorSubject<Sheet> showSheet = BehaviorSubject.create();

              @Override public Observable<Project> showProject() { return this.showProject; }
              @Override public Observable<Sheet> showSheet() { return this.showSheet; }
          """)),
    RuleCase(
      "A value that is none holds no state, whatever its name", .kickstarterJava,
      sketch("Void ▸markedAsRead", "Void ▸playSound", "Boolean soundPlays")),
    RuleCase(
      "What takes an effect back without a value is its inverse", .kickstarterJava,
      sketch("Void dismissDialog", "Project showDialog")),
    RuleCase(
      "What is launched is launched once", .kickstarterJava,
      sketch("Message ▸launchProfile", "Boolean launched")),
  ]

  @Test("An effect that happens once is no behavior subject", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("behavior-subject-one-off") }
}

extension String {
  fileprivate func appending(_ text: String) -> String {
    self + text.replacing("LoginViewModel", with: "HomeViewModel")
  }
}
