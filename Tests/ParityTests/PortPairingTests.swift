import Engine
import Parity
import Testing

struct PortPairingTests {
  @Test(
    "An input is paired with what the other platform calls it",
    arguments: [
      ("func saveButtonTapped()", "void saveButtonClicked()"),
      ("func saveButtonPressed()", "void saveClick()"),
      ("func cancelButtonTapped()", "void backButtonClicked()"),
      ("func emailChanged(_ email: String)", "void email(String email)"),
      ("func emailTextFieldChanged(_ text: String)", "void emailEdited(String text)"),
      ("func digestSwitchToggled(isOn: Bool)", "void sendDigestClick(boolean checked)"),
      ("func mobileUpdatesTapped(selected: Bool)", "void notifyMobileOfUpdates(boolean checked)"),
      ("func configureWith(garden: Garden)", "void garden(Garden garden)"),
      ("func willDisplayRow(_ row: Int, outOf totalRows: Int)", "void nextPage()"),
      ("func refreshControlPulled()", "void swipeRefresh()"),
      ("func tapped(garden: Garden)", "void gardenClicked(Garden garden)"),
      ("func logoutCanceled()", "void closeLogoutConfirmationClicked()"),
      ("func viewDidLoad()", "void onCreate()"),
      ("func didTapSaveButton()", "void saveClicked()"),
      ("func footerViewDidTapAddButton()", "void addButtonClicked()"),
      ("func gardenCellDidSelectPlant(_ plant: Plant)", "void plantClicked(Plant plant)"),
      ("func resendCodeButtonTapped()", "void sendCode()"),
      ("func retryFirstPage()", "void reloadPage()"),
      ("func logoutCanceled()", "void cancelLogoutClicked()"),
      ("func nameTextFieldTextDidChange(text: String?)", "void name(String name)"),
      ("func nameTextFieldChanged(_ text: String)", "void nameEditTextChanged(String text)"),
      ("func starButtonTapped()", "void favoriteButtonClicked()"),
      ("func zipcodeChanged(_ zipcode: String?)", "void postalCode(String postalCode)"),
      ("func paymentFailed(_ error: Error)", "void paymentUnsuccessful(Exception exception)"),
    ])
  func inputs(_ ios: String, _ android: String) throws {
    let report = try Apps.report(ios: ([ios], []), android: ([android], []))
    #expect(report.portPairs.count == 1, "\(report)")
  }

  @Test(
    "An output is paired with what the other platform calls it",
    arguments: [
      ("goToGarden: Signal<Garden, Never>", "Observable<Garden> startGardenActivity()"),
      ("isEmptyStateHidden: Signal<Bool, Never>", "Observable<Boolean> emptyStateIsGone()"),
      ("gardenBarButtonVisible: Signal<Bool, Never>", "Observable<Boolean> gardenButtonHidden()"),
      ("emptyStateIsVisible: Signal<Bool, Never>", "Observable<Boolean> hasNoComments()"),
      ("commentsAreLoading: Signal<Bool, Never>", "Observable<Boolean> isFetchingComments()"),
      ("isFormValid: Signal<Bool, Never>", "Observable<Boolean> commentButtonIsEnabled()"),
      ("titleLabelText: Signal<String, Never>", "Observable<String> titleTextViewText()"),
      ("gardens: Signal<[Garden], Never>", "Observable<List<Garden>> gardenList()"),
      ("avatarURL: Signal<URL?, Never>", "Observable<String> loadAvatar()"),
      ("showRatingAlert: Signal<(), Never>", "Observable<NoValue> showRatingDialog()"),
      ("showError: Signal<String, Never>", "Observable<String> errorString()"),
      ("dismissViewController: Signal<(), Never>", "Observable<NoValue> goBack()"),
      ("displayEmail: Signal<String, Never>", "Observable<String> prefillEmail()"),
      ("date: Signal<Date, Never>", "Observable<Date> dateDate()"),
      ("activityIndicatorShouldShow: Signal<Bool, Never>", "Observable<Boolean> progressBarIsVisible()"),
      ("isLoading: Signal<Bool, Never>", "Observable<Boolean> loadingViewIsGone()"),
      ("startRefreshing: Signal<(), Never>", "Observable<Boolean> swipeRefresherProgressIsVisible()"),
      ("saveSuccess: Signal<(), Never>", "Observable<NoValue> showSaveConfirmation()"),
      ("didFailToSaveGarden: Signal<String, Never>", "Observable<String> saveGardenError()"),
      ("notifyDelegateOfSaveError: Signal<String, Never>", "Observable<String> unableToSaveError()"),
      ("notifyDelegateToGoToGarden: Signal<Garden, Never>", "Observable<Garden> startGardenActivity()"),
      ("validationLabelText: Signal<String, Never>", "Observable<String> nameWarning()"),
      ("showBannerWithMessage: Signal<String, Never>", "Observable<String> showSnackbar()"),
      (
        "notifyPresenterDialogWantsDismissal: Signal<(), Never>", "Observable<NoValue> dismissCommentDialog()"
      ),
      ("imageName: Signal<String, Never>", "Observable<Integer> graphic()"),
    ])
  func outputs(_ ios: String, _ android: String) throws {
    let report = try Apps.report(ios: ([], ["var " + ios]), android: ([], [android]))
    #expect(report.portPairs.count == 1, "\(report)")
  }

  @Test(
    "Ports that share words are not paired when they do something else",
    arguments: [
      ("func emailTextFieldDidReturn()", "void email(String email)"),
      ("func loginButtonTapped()", "void loginSuccess()"),
      ("func saveButtonTapped()", "void deleteButtonClicked()"),
      ("func closeButtonTapped()", "void backProjectButtonClicked()"),
      ("func viewDidLoad()", "void nextPage()"),
      ("func couponSent(_ coupon: Coupon)", "void sendGiftButtonClicked()"),
      ("func gardenButtonTapped()", "void gardenDialogDismissed()"),
      ("func configureWith(garden: Garden)", "void noteChanged(String note)"),
      ("func configureWith(garden: Garden)", "void weather(Weather weather)"),
    ])
  func otherInputs(_ ios: String, _ android: String) throws {
    let report = try Apps.report(ios: ([ios], []), android: ([android], []))
    #expect(report.portPairs.isEmpty)
  }

  @Test(
    "Outputs that share words are not paired when they are for something else",
    arguments: [
      ("titleLabelColor: Signal<UIColor, Never>", "Observable<Boolean> titleTextViewIsGone()"),
      ("goToFriends: Signal<(), Never>", "Observable<NoValue> goToDiscovery()"),
      ("showResetPassword: Signal<(), Never>", "Observable<String> showResetPasswordSuccessDialog()"),
      ("stateIconHidden: Signal<Bool, Never>", "Observable<Boolean> imageIsInvisible()"),
      ("showSaveError: Signal<String, Never>", "Observable<NoValue> saveSuccess()"),
      ("presentBanner: Signal<String, Never>", "Observable<String> success()"),
      ("showAlert: Signal<(), Never>", "Observable<Boolean> emailErrorIsVisible()"),
      ("plantAccessibilityHint: Signal<String, Never>", "Observable<String> plantText()"),
      ("plantSelected: Signal<Int, Never>", "Observable<Plant> plant()"),
      ("showPlantPrompt: Signal<(), Never>", "Observable<NoValue> hidePlantPrompt()"),
      ("seedProgressBarHidden: Signal<Bool, Never>", "Observable<Boolean> progressBarIsGone()"),
      ("plants: Signal<[Plant], Never>", "Observable<NoValue> loadMorePlants()"),
    ])
  func otherOutputs(_ ios: String, _ android: String) throws {
    let report = try Apps.report(ios: ([], ["var " + ios]), android: ([], [android]))
    #expect(report.portPairs.isEmpty)
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

  @Test("Of two ports that are equally likely none is taken")
  func ambiguity() throws {
    let report = try Apps.report(
      ios: ([], ["var body: Signal<String, Never>"]),
      android: ([], ["Observable<String> bodySenderText()", "Observable<String> bodyRecipientText()"]))
    #expect(report.portPairs.isEmpty)
    #expect(report.differences(.port).count == 3)
  }

  @Test("The large label is paired, and the small one is not")
  func titles() throws {
    let report = try Apps.report(
      ios: (
        [],
        [
          "var timeSubtitleLabelText: Signal<String, Never>", "var timeTitleLabelText: Signal<String, Never>",
        ]
      ), android: ([], ["Observable<String> timeTextViewText()"]))
    #expect(report.portPairs == ["timeTitleLabelText = timeTextViewText"])
  }

  @Test("The likeliest port is taken, whatever the order")
  func likeliest() throws {
    let ios = ["func logoutConfirmed()", "func logoutTapped()"]
    for android in [
      ["void confirmLogoutClicked()", "void logoutClicked()"],
      ["void logoutClicked()", "void confirmLogoutClicked()"],
    ] {
      let report = try Apps.report(ios: (ios, []), android: (android, []))
      #expect(
        report.portPairs == ["logoutConfirmed = confirmLogoutClicked", "logoutTapped = logoutClicked"])
    }
  }

  @Test("The life cycle of a view is no difference")
  func lifecycle() throws {
    let report = try Apps.report(
      ios: (["func viewDidLoad()", "func viewWillAppear()"], []), android: (["void resume()"], []))
    #expect(report.differences.isEmpty)
    #expect(report.pairs.flatMap(\.ports).count == 3)
  }

  @Test("An action is paired with the ports that Java has for it")
  func actions() throws {
    var apps = Apps(module: "RxSwift")
    apps.ios = """
      import Action
      protocol SendViewModelActions { var send: Action<String, Receipt> { get } }
      final class SendViewModel: SendViewModelActions {}
      """
    apps.addAndroid(
      "SendViewModel", inputs: ["void sendRequested(String text)"],
      outputs: [
        "Observable<Receipt> sendElements()", "Observable<Throwable> sendErrors()",
        "Observable<Boolean> isSendExecuting()",
      ])
    let report = try apps.report
    #expect(report.portPairs == ["send = sendRequested"])
    #expect(report.differences(.port).isEmpty)
  }

  @Test("The configuration pairs what the names do not, and accepts what one platform lacks")
  func configuration() throws {
    var apps = Apps()
    apps.addIOS("AViewModel", inputs: ["func tap()", "func onePasswordButtonTapped()"])
    apps.addAndroid("AViewModel", inputs: ["void xyzzy()"])
    #expect(try apps.report.differences(.port).count == 3)
    apps.twins.ports = ["AViewModel": ["tap": "xyzzy", "onePasswordButtonTapped": nil]]
    let report = try apps.report
    #expect(report.portPairs == ["tap = xyzzy"])
    #expect(report.pairs.first?.ports.first { $0.name == "tap" }?.evidence == .configuration)
    #expect(report.differences(.port).isEmpty)
  }
}
