import Action
import Foundation
import RxSwift

protocol RecipientListViewModelInputsType {
  /// Receives the contact whose row was tapped.
  var contactTapped: PublishSubject<Contact> { get }

  /// Receives the text of the message field when it changes.
  var messageTextChanged: PublishSubject<String> { get }
}

protocol RecipientListViewModelOutputsType {
  /// Emits the message of a dialog to be shown.
  var errorDialogMessage: Observable<String> { get }

  /// Emits whether the activity indicator turns.
  var isActivityIndicatorAnimating: Observable<Bool> { get }

  /// Emits the rows of the sending list.
  var recipientRows: Observable<[Recipient]> { get }

  /// Emits the title of the send button.
  var sendButtonTitle: Observable<String> { get }
}

protocol RecipientListViewModelActionsType {
  /// Leaves the scene without sending anything.
  var cancelAction: CocoaAction { get }

  /// Uploads the sending list and presents its receipt.
  var sendAction: Action<Void, Receipt> { get }
}

protocol RecipientListViewModelType: AnyObject {
  var inputs: RecipientListViewModelInputsType { get }
  var outputs: RecipientListViewModelOutputsType { get }
  var actions: RecipientListViewModelActionsType { get }
}

final class RecipientListViewModel: RecipientListViewModelType {

  var inputs: RecipientListViewModelInputsType { return self }
  var outputs: RecipientListViewModelOutputsType { return self }
  var actions: RecipientListViewModelActionsType { return self }

  // Setup
  private let service: RecipientListServiceType
  private let coordinator: SceneCoordinatorType

  // Inputs
  let contactTapped: PublishSubject<Contact>
  let messageTextChanged: PublishSubject<String>

  // Outputs
  let errorDialogMessage: Observable<String>
  let isActivityIndicatorAnimating: Observable<Bool>
  let recipientRows: Observable<[Recipient]>
  let sendButtonTitle: Observable<String>

  // ViewModel Life Cycle

  init(service: RecipientListServiceType, coordinator: SceneCoordinatorType) {
    // Setup
    self.service = service
    self.coordinator = coordinator

    // Inputs
    contactTapped = PublishSubject()
    messageTextChanged = PublishSubject()

    // Outputs
    let selection =
      contactTapped
      .scan(into: Set<Contact>()) { selected, contact in
        selected = service.toggling(contact, in: selected)
      }
      .startWith([])
      .share(replay: 1)

    let recipientList =
      Observable.combineLatest(messageTextChanged.startWith(""), selection)
      .share(replay: 1)

    let send = Action<Void, Receipt>(
      enabledIf: recipientList.map { message, selected in !message.isEmpty && !selected.isEmpty },
      workFactory: {
        recipientList
          .take(1)
          .flatMap { message, selected in service.upload(message: message, to: selected) }
          .flatMap { receipt in
            coordinator.transition(to: .receipt(receipt), type: .modal).map { receipt }
          }
      }
    )

    errorDialogMessage = send.underlyingError
      .map { $0.localizedDescription }

    isActivityIndicatorAnimating = send.executing
      .distinctUntilChanged()

    recipientRows = Observable.combineLatest(service.contacts(), selection)
      .map { contacts, selected in service.recipients(from: contacts, selected: selected) }

    sendButtonTitle =
      selection
      .map { $0.isEmpty ? "Send" : "Send to \($0.count)" }
      .distinctUntilChanged()

    // ViewModel Life Cycle

    // Actions
    sendAction = send
  }

  // Actions
  lazy var cancelAction: CocoaAction = CocoaAction { [coordinator] in
    coordinator.pop(animated: true)
  }

  let sendAction: Action<Void, Receipt>
}

extension RecipientListViewModel: RecipientListViewModelInputsType, RecipientListViewModelOutputsType,
  RecipientListViewModelActionsType
{}
