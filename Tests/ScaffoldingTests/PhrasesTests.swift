import SourceModel
import Testing

@testable import Scaffolding

@Suite("What documentation says when nobody has said anything")
struct PhrasesTests {
  @Test(
    "An input says when to call it, and with what",
    arguments: [
      ("viewDidLoad", [], "Call when the view loads."),
      ("onCreate", [], "Call when the view is created."),
      ("sendButtonTapped", [], "Call when the send button is tapped."),
      ("emailChanged", ["email"], "Call with the email when the email changes."),
      ("configureWith", ["project"], "Call with the project supplied to the view."),
      (
        "configureWith", ["project", "refTag"], "Call with the project and the ref tag supplied to the view."
      ),
      (
        "rowSelected", ["item", "row", "isLast"],
        "Call with the item, the row and the is last when the row is selected."
      ),
      ("nextPage", [], "Call when the next page has been invoked."),
      ("textFieldDidReturn", [], "Call when the text field did return."),
      ("willDisplayRow", ["row"], "Call with the row when the view will display row."),
      ("uploadFinished", [], "Call when the upload has finished."),
      ("PDFsLoaded", ["userIDs"], "Call with the user IDs when the PDFs is loaded."),
      ("refresh", [], "Call to refresh."), ("search", ["query"], "Call with the query to search."),
      ("saveTapped", [], "Call when the save button is tapped."),
      ("avatarTapped", [], "Call when the avatar is tapped."),
    ])
  func inputs(_ name: String, _ parameters: [String], _ phrase: String) {
    #expect(Phrases.input(name, parameters: parameters) == phrase)
  }

  @Test(
    "An output says what it emits",
    arguments: [
      ("creatorName", PortType.named("String"), "Emits the creator name."),
      ("avatarImageURL", .optional(.named("URL")), "Emits the avatar image URL."),
      ("URLs", .array(.named("URL")), "Emits the URLs."),
      ("dismissKeyboard", .void, "Emits when the view should dismiss the keyboard."),
      ("endRefreshing", .void, "Emits when the view should end refreshing."),
      ("goToLogin", .void, "Emits when the view should go to the login."),
      ("goToProject", .named("Project"), "Emits the project to go to."),
      ("showError", .named("String"), "Emits the error to show."),
      (
        "isLoginButtonEnabled", .named("Bool"),
        "Emits a Boolean that says whether the login button is enabled."
      ),
      ("isSaveEnabled", .named("Bool"), "Emits a Boolean that says whether the user can save."),
      ("loginIsEnabled", .named("Bool"), "Emits a Boolean that says whether the user can log in."),
      ("isSendDisabled", .named("Bool"), "Emits a Boolean that says whether the user cannot send."),
      ("isUpdateAvailable", .named("Bool"), "Emits a Boolean that says whether the update is available."),
      ("isFormEnabled", .named("Bool"), "Emits a Boolean that says whether the form is enabled."),
      ("errorLabelIsHidden", .named("Bool"), "Emits a Boolean that says whether the error label is hidden."),
      ("hasNextPage", .named("Bool"), "Emits a Boolean that says whether the view has next page."),
      ("isValid", .named("Bool"), "Emits a Boolean that says whether the view is valid."),
      ("sessionExpiry", .void, "Emits at each session expiry."),
    ])
  func outputs(_ name: String, _ type: PortType, _ phrase: String) {
    #expect(Phrases.output(name, type) == phrase)
  }

  @Test(
    "An action says what it does",
    arguments: [
      ("save", "An action to save."), ("closeAction", "An action to close."),
      ("login", "An action to log in."),
      ("fetchNextPage", "An action to fetch the next page."), ("signIn", "An action to sign in."),
      ("loadMoreMessages", "An action to load more messages."), ("nextPage", "An action for the next page."),
    ])
  func actions(_ name: String, _ phrase: String) {
    #expect(Phrases.action(name) == phrase)
  }
}
