import Rules
import SourceModel
import Testing

struct LiteralNamesTests {
  static let cases = [
    RuleCase(
      "Events about a thing that is shown are events",
      Sketch.template(
        inputs: """
            func dismissButtonTapped()
            func showMoreButtonTapped()
            func showPasswordSwitchChanged(isOn: Bool)
            func goToSettingsRowSelected()
            func goToURLTapped()
            func showHTMLRequest()
          """)),
    RuleCase(
      "Effects among the inputs are reported",
      messages: [
        "rename 'goToSettings' to 'settingsButtonTapped' or the like: an input is named after its trigger, not its effect",
        "rename 'goToURL' to 'urlButtonTapped' or the like: an input is named after its trigger, not its effect",
        "rename 'showHelp' to 'helpButtonTapped' or the like: an input is named after its trigger, not its effect",
        "rename 'showUserIDs' to 'userIDsButtonTapped' or the like: an input is named after its trigger, not its effect",
      ],
      Sketch.template(
        inputs: "  func ▸goToSettings()\n  func ▸goToURL()\n  func ▸showHelp()\n  func ▸showUserIDs()")),
    RuleCase(
      "What the user does is not yet done",
      messages: [
        "rename 'clickItem' to 'itemClicked' or the like: an input is named after its trigger, not its effect",
        "rename 'tapRow' to 'rowTapped' or the like: an input is named after its trigger, not its effect",
        "rename 'toClickNext' to 'nextClicked' or the like: an input is named after its trigger, not its effect",
        "rename 'toNavigate' to 'navigateButtonClicked' or the like: an input is named after its trigger, not its effect",
        "rename 'updateTableWith' to 'tableChanged' or the like: an input is named after its trigger, not its effect",
        "rename 'ofClickNext': an output is named after what the view does, not after an event",
      ].map { $0.replacing("navigateButtonClicked", with: "navigateButtonTapped") },
      Sketch.template(
        inputs: """
            func ▸clickItem(at index: Int)
            func tapCountChanged(_ count: Int)
            func ▸tapRow()
            func ▸toClickNext()
            func ▸toNavigate(_ screen: Screen)
            func toProgress(_ progress: Int)
            func touchIDRequested()
            func ▸updateTableWith(_ rows: [Row])
          """,
        outputs: "  var ▸ofClickNext: Signal<Void, Never> { get }\n  var tapCount: Signal<Int, Never> { get }"
      )),
    RuleCase(
      "A word that the type ends with is for what holds the value", .rxSwift,
      messages: [
        "rename 'closeObserver' to 'closeButtonTapped' or the like: an input is named after its trigger, not after what holds it",
        "rename 'nextObserver' to 'next' or the like: an input is named after its trigger, not after what holds it",
        "rename 'valueObserver': an input is named after its trigger, not after what holds it",
        "rename 'titleSubject' to 'title' or the like: an output is named after what the view does, not after what holds it",
      ],
      Sketch.blueprint(
        inputs: """
            var ▸closeObserver: AnyObserver<Void> { get }
            var ▸nextObserver: AnyObserver<Void> { get }
            var ▸valueObserver: AnyObserver<Int> { get }
            var schoolSubject: AnyObserver<String> { get }
          """, outputs: "  var ▸titleSubject: BehaviorSubject<String> { get }")),
    RuleCase(
      "A generic word may be the name of what is emitted",
      Sketch.template(
        outputs: """
            var events: Signal<[Event], Never> { get }
            var ▸event: Signal<Event, Never> { get }
            var flag: Signal<UIImage?, Never> { get }
            var ▸state: Signal<State, Never> { get }
          """)),
    RuleCase(
      "A flag that is true or false says nothing",
      Sketch.template(outputs: "  var ▸flag: Signal<Bool, Never> { get }")),
    RuleCase(
      "A bare word with labels says more",
      Sketch.template(
        inputs:
          "  func tapped(activity: Activity)\n  func tapped(project: Project)\n  func ▸tapped(_ index: Int)")),
    RuleCase(
      "Effects that mention an event are effects",
      Sketch.template(
        outputs: """
            var notifyDelegateCancelButtonTapped: Signal<Void, Never> { get }
            var trackSaveButtonClicked: Signal<Void, Never> { get }
          """)),
    RuleCase(
      "Events among the outputs are reported",
      Sketch.template(
        outputs:
          "  var ▸cancelButtonTapped: Signal<Void, Never> { get }\n  var ▸rowClicked: Signal<Int, Never> { get }"
      )),
    RuleCase(
      "States of the view are what it shows",
      Sketch.template(
        outputs: """
            var cellSelected: Signal<Int, Never> { get }
            var isLoading: Signal<Bool, Never> { get }
            var showConfirmLogoutPrompt: Signal<Bool, Never> { get }
            var title: Signal<String, Never> { get }
          """)),
    RuleCase(
      "A bare word is reported in either list",
      messages: [
        "rename 'action': the name of an input says what triggers it",
        "rename 'data': the name of an output says what the view does with it",
      ], Sketch.template(inputs: "  func ▸action()", outputs: "  var ▸data: Signal<Int, Never> { get }")),
    RuleCase(
      "A team may have other words", configuration: "rules: {literal-names: {bare-words: [refresh]}}",
      Sketch.template(inputs: "  func ▸refresh()\n  func tap()")),
    RuleCase(
      "The blueprint's names are judged alike", .rxSwift,
      Sketch.blueprint(inputs: "  var ▸tap: PublishSubject<Void> { get }")),
    RuleCase(
      "A verb before a control is the control's name",
      Sketch.template(
        outputs:
          "  var ▸selectButtonTapped: Signal<Void, Never> { get }\n  var scrollToLastTapped: Signal<Void, Never> { get }"
      )),
    RuleCase(
      "Every verb of an effect is one among the inputs",
      Sketch.template(
        inputs: """
            func ▸dismissKeyboard()
            func ▸handleCancel()
            func ▸hideMenu()
            func ▸openSettings()
            func ▸presentLogin()
            func handleChanged(_ handle: String)
            func open(url: URL)
            func openRemoteNotificationTappedOk()
            func presentButtonTapped()
          """)),
    RuleCase(
      "A gesture, a letter and a word for anything say nothing of an output",
      Sketch.template(
        outputs: """
            var ▸flag: Signal<Bool, Never> { get }
            var ▸loginTap: Signal<Void, Never> { get }
            var ▸state: Signal<Int, Never> { get }
            var ▸x: Signal<Int, Never> { get }
            var notifyDelegateOfProjectClick: Signal<Void, Never> { get }
            var stateLabelText: Signal<String, Never> { get }
            var ▸tap2: Signal<Void, Never> { get }
          """)),
    RuleCase(
      "Numbers, 'on' and words for what holds a value say nothing",
      messages: [
        "rename 'doSend' to 'sendButtonTapped' or the like: an input is named after its trigger, not its effect",
        "rename 'onEvent2': the name of an input says what triggers it",
        "rename 'rowTappedProperty2' to 'rowTapped' or the like: an input is named after its trigger, not after what holds it",
        "rename 'toggleStar' to 'starButtonTapped' or the like: an input is named after its trigger, not its effect",
        "rename 'didTapRow': an output is named after what the view does, not after an event",
        "rename 'output3': the name of an output says what the view does with it",
        "rename 'rowTappedSignal' to 'rowTapped' or the like: an output is named after what the view does, not after what holds it",
        "rename 'sliderWasMoved': an output is named after what the view does, not after an event",
      ],
      Sketch.template(
        inputs: """
            func ▸doSend()
            func ▸onEvent2()
            func onResume()
            func ▸rowTappedProperty2()
            func ▸toggleStar()
            func toggleSwitched(_ isOn: Bool)
          """,
        outputs: """
            var ▸didTapRow: Signal<Int, Never> { get }
            var friendAvatarUrl1: Signal<URL, Never> { get }
            var notifyDelegateVideoDidFinish: Signal<Int, Never> { get }
            var ▸output3: Signal<Int, Never> { get }
            var ▸rowTappedSignal: Signal<Int, Never> { get }
            var ▸sliderWasMoved: Signal<Int, Never> { get }
            var text: Signal<String, Never> { get }
            var trafficSignals: Signal<Int, Never> { get }
          """)),
    RuleCase(
      "Abbreviations of controls are written in full",
      messages: [
        "rename 'loginBtnTapped' to 'loginButtonTapped' or the like: a name has no abbreviations such as 'Btn'"
      ],
      Sketch.template(
        inputs: "  func ▸loginBtnTapped()\n  func imgurLinkTapped()",
        outputs: "  var imageUrl: Signal<URL, Never> { get }")),
    RuleCase(
      "What holds a port, what it performs, and the number of an event say nothing",
      messages: [
        "rename 'performSearch' to 'searchButtonTapped' or the like: an input is named after its trigger, not its effect",
        "rename 'rowTapped2': a number does not say what triggers it",
        "rename 'error' to 'showErrorMessage' or the like: the name of an output says what the view does with it",
        "rename 'titleSignal' to 'title' or the like: an output is named after what the view does, not after what holds it",
      ],
      Sketch.template(
        inputs:
          "  func error(_ x: Int)\n  func ▸performSearch()\n  func ▸rowTapped2()\n  func line2DidChange()",
        outputs: """
            var addressLine2: Signal<Int, Never> { get }
            var count: Signal<Int, Never> { get }
            var ▸error: Signal<Int, Never> { get }
            var number: Signal<Int, Never> { get }
            var signalStrength: Signal<Int, Never> { get }
            var showProperty: Signal<Int, Never> { get }
            var text: Signal<Int, Never> { get }
            var title: Signal<Int, Never> { get }
            var ▸titleSignal: Signal<Int, Never> { get }
          """)),
  ]

  static let sentences = [
    RuleCase(
      "Commands among the inputs are reported, with an event that may be meant",
      messages: [
        "rename 'addItem' to 'addButtonTapped' or the like: an input is named after its trigger, not its effect",
        "rename 'dismissKeyboardButton' to 'keyboardButtonTapped' or the like: "
          + "an input is named after its trigger, not its effect",
        "rename 'fetchActivityFeed' to 'activityFeedRefreshed' or the like: an input is named after its trigger, not its effect",
        "rename 'loadSavedItems' to 'savedItemsRefreshed' or the like: an input is named after its trigger, not its effect",
        "rename 'refresh' to 'refreshed' or the like: an input is named after its trigger, not its effect",
        "rename 'save' to 'saveButtonTapped' or the like: an input is named after its trigger, not its effect",
        "rename 'setCountry' to 'countryChanged' or the like: an input is named after its trigger, not its effect",
        "rename 'updateQuery' to 'queryChanged' or the like: an input is named after its trigger, not its effect",
      ],
      Sketch.template(
        inputs: """
            func ▸addItem()
            func ▸dismissKeyboardButton()
            func ▸fetchActivityFeed()
            func ▸loadSavedItems()
            func ▸refresh()
            func ▸save()
            func ▸setCountry(_ country: Country)
            func ▸updateQuery(_ query: String)
          """)),
    RuleCase(
      "The event is the one that the documentation tells of",
      messages: [
        "rename 'loadMore' to 'nextPage' or the like: an input is named after its trigger, not its effect",
        "rename 'notifyOfComments' to 'notifyOfCommentsChanged' or the like: "
          + "an input is named after its trigger, not its effect",
        "rename 'showHelp' to 'questionMarkPressed' or the like: "
          + "an input is named after its trigger, not its effect",
        "rename 'submitForm' to 'submitButtonTapped' or the like: "
          + "an input is named after its trigger, not its effect",
      ],
      Sketch.template(
        inputs: """
            /// Call to load more.
            func ▸loadMore()
            /// Call when the user wants to be told.
            func ▸notifyOfComments(_ isOn: Bool)
            /// Call when the question mark has been pressed, or a link to help.
            func ▸showHelp()
            /// Call when everything on the whole screen of this and that has been filled.
            func ▸submitForm()
          """)),
    RuleCase(
      "Events, values and configurations are what triggers",
      Sketch.template(
        inputs: """
            func addButtonIsVisible(_ isVisible: Bool)
            func addItemButtonTapped()
            func appDidEnterBackground()
            func configureWith(project: Project)
            func deleteRowSelected(at index: Int)
            func email(_ email: String)
            func loadedWithPush()
            func loadingFinished()
            func nextPage()
            func onDestroy()
            func openedFromLink(url: URL)
            func paymentSheetResult(_ result: Int)
            func refreshControlPulled()
            func save(_ document: Int)
            func searchText(_ text: String)
            func selectionChanged(_ index: Int)
            func sendButtonTappedWith(text: String)
            func startDate(_ date: Date)
            func updateId(_ id: Int)
            func userWillLeave()
          """)),
    RuleCase(
      "Results of work and work among the outputs are reported, states of the view are not",
      messages: [
        "rename 'fetchProjects' to 'projects' or the like: "
          + "an output is named after what the view does, not after what the view model does",
        "rename 'onLogin': an output is named after what the view does, not after an event",
        "rename 'projectsLoaded' to 'projects' or the like: "
          + "an output is named after what the view does, not after an event",
        "rename 'uploadFailed': an output is named after what the view does, not after an event",
      ],
      Sketch.template(
        outputs: """
            var ▸fetchProjects: Signal<[Project], Never> { get }
            var hideProjectsCreated: Signal<Bool, Never> { get }
            var isLoadingFinished: Signal<Void, Never> { get }
            var ▸onLogin: Signal<Void, Never> { get }
            var onboardingTitle: Signal<String, Never> { get }
            var ▸projectsLoaded: Signal<[Project], Never> { get }
            var starButtonSelected: Signal<Int, Never> { get }
            var stepCompleted: Signal<Bool, Never> { get }
            var ▸uploadFailed: Signal<Void, Never> { get }
          """)),
    RuleCase(
      "A team may allow names",
      configuration: "rules: {literal-names: {allowed-names: [refresh, projectsLoaded]}}",
      Sketch.template(
        inputs: "  func refresh()\n  func ▸reload()",
        outputs: "  var projectsLoaded: Signal<Int, Never> { get }")),
    RuleCase(
      "Kotlin says that a button is clicked", .kickstarterKotlin,
      messages: [
        "rename 'submitForm' to 'submitButtonClicked' or the like: "
          + "an input is named after its trigger, not its effect"
      ], Sketch.kotlin(inputs: "    fun ▸submitForm()\n    fun project(project: Project)")),
  ]

  static let javaCases = [
    RuleCase(
      "The names of methods in Java are judged alike", .kickstarterJava,
      messages: [
        "rename 'click': the name of an input says what triggers it",
        "rename 'goToHelp' to 'helpButtonClicked' or the like: an input is named after its trigger, not its effect",
        "rename 'rowClicked': an output is named after what the view does, not after an event",
      ],
      Sketch.java(
        inputs: "    void ▸click(Project project);\n    void ▸goToHelp();\n    void showMoreClicked();",
        outputs: "    Observable<Integer> ▸rowClicked();\n    Observable<Void> startHelpActivity();",
        errors: "    Observable<String> showError();")),
    RuleCase(
      "A request to go somewhere is what triggers, and not where it leads", .kickstarterJava,
      Sketch.java(inputs: "    void goToCommentsRequest(Request request);\n    void showMoreClick();")),
    RuleCase(
      "The names of a delegate's methods are the delegate's", .kickstarterJava,
      Sketch.java(inherited: "Other", below: "interface Other { void click(); void showHelp(); }")),
  ]

  @Test("Names are literal", arguments: cases + sentences + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("literal-names") }
}
