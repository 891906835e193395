import Action
import Foundation
import RxSwift

protocol ComposeMessageViewModelInputsType {
  /// Receives the text of the message when it changes.
  var bodyTextChanged: PublishSubject<String> { get }

  /// Receives the contact whose token was removed.
  var recipientRemoved: PublishSubject<Contact> { get }

  /// Receives the text of the subject field when it changes.
  var subjectTextChanged: PublishSubject<String> { get }
}

protocol ComposeMessageViewModelOutputsType {
  /// Emits the message of a dialog to be shown.
  var errorDialogMessage: Observable<String> { get }

  /// Emits whether the count of characters is red.
  var isCounterHighlighted: Observable<Bool> { get }

  /// Emits the names on the tokens of the recipient field.
  var recipientTokens: Observable<[String]> { get }

  /// Emits the text of the count of characters.
  var remainingCharactersText: Observable<String> { get }
}

protocol ComposeMessageViewModelActionsType {
  /// Saves what there is and leaves the scene.
  var closeAction: CocoaAction { get }

  /// Sends the message and leaves the scene.
  var sendAction: CocoaAction { get }
}

protocol ComposeMessageViewModelType: AnyObject {
  var inputs: ComposeMessageViewModelInputsType { get }
  var outputs: ComposeMessageViewModelOutputsType { get }
  var actions: ComposeMessageViewModelActionsType { get }
}

final class ComposeMessageViewModel: ComposeMessageViewModelType {

  var inputs: ComposeMessageViewModelInputsType { return self }
  var outputs: ComposeMessageViewModelOutputsType { return self }
  var actions: ComposeMessageViewModelActionsType { return self }

  // MARK: Setup
  private let service: MessageServiceType
  private let coordinator: SceneCoordinatorType

  // MARK: Inputs
  let bodyTextChanged: PublishSubject<String>
  let recipientRemoved: PublishSubject<Contact>
  let subjectTextChanged: PublishSubject<String>

  // MARK: Outputs
  let errorDialogMessage: Observable<String>
  let isCounterHighlighted: Observable<Bool>
  let recipientTokens: Observable<[String]>
  let remainingCharactersText: Observable<String>

  // MARK: ViewModel Life Cycle

  init(recipients: [Contact], service: MessageServiceType, coordinator: SceneCoordinatorType) {
    // Setup
    self.service = service
    self.coordinator = coordinator

    // Inputs
    bodyTextChanged = PublishSubject()
    recipientRemoved = PublishSubject()
    subjectTextChanged = PublishSubject()

    // Outputs
    let remainingRecipients =
      recipientRemoved
      .scan(recipients) { recipients, removed in recipients.filter { $0 != removed } }
      .startWith(recipients)
      .share(replay: 1)

    let body = bodyTextChanged.startWith("").share(replay: 1)

    let draft =
      Observable.combineLatest(remainingRecipients, subjectTextChanged.startWith(""), body)
      .map(Draft.init(recipients:subject:body:))
      .share(replay: 1)

    let remainingCharacters = body.map(service.remainingCharacters(in:))

    let close = CocoaAction {
      draft
        .take(1)
        .flatMap(service.save)
        .flatMap { coordinator.pop(animated: true) }
    }

    let send = CocoaAction(
      enabledIf: draft.map { draft in
        !draft.recipients.isEmpty && !draft.body.isEmpty && service.remainingCharacters(in: draft.body) >= 0
      },
      workFactory: {
        draft
          .take(1)
          .flatMap(service.send)
          .flatMap { coordinator.pop(animated: true) }
      }
    )

    errorDialogMessage = Observable.merge(close.underlyingError, send.underlyingError)
      .map { $0.localizedDescription }

    isCounterHighlighted =
      remainingCharacters
      .map { $0 < 0 }
      .distinctUntilChanged()

    recipientTokens = remainingRecipients.map { $0.map { $0.name } }

    remainingCharactersText = remainingCharacters.map(String.init)

    // ViewModel Life Cycle

    // Actions
    closeAction = close
    sendAction = send
  }

  // MARK: Actions
  let closeAction: CocoaAction
  let sendAction: CocoaAction
}

extension ComposeMessageViewModel: ComposeMessageViewModelInputsType, ComposeMessageViewModelOutputsType,
  ComposeMessageViewModelActionsType
{}
