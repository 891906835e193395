// Drifted: action-type, actions-only, no-variable, outputs-in-init, ports-declaration, service-struct, type-protocol

import Action
import Foundation
import RxSwift

protocol AccountSettingsViewModelInputsType {
  /// Receives the text of the name field when it changes.
  var displayNameChanged: PublishSubject<String> { get }

  /// Receives the state of the newsletter switch when it is turned.
  var newsletterSwitchToggled: PublishSubject<Bool> { get }
}

protocol AccountSettingsViewModelOutputsType {
  /// Emits the text to put into the name field.
  var displayNameText: Observable<String> { get }

  /// Emits the text of the e-mail label.
  var emailLabelText: Observable<String> { get }

  /// Emits whether the hint below the name field is hidden.
  var isNameHintHidden: Observable<Bool> { get }

  /// Emits whether the newsletter switch is on.
  var isNewsletterSwitchOn: Observable<Bool> { get }
}

protocol AccountSettingsViewModelActionsType {
  /// Deletes the account and starts over.
  func deleteAccount() -> Observable<Void>

  /// Saves the changed account.
  var saveAction: Action<Void, Account> { get }
}

protocol AccountSettingsViewModelType: AnyObject {
  var inputs: AccountSettingsViewModelInputsType { get }
  var outputs: AccountSettingsViewModelOutputsType { get }
}

final class AccountSettingsViewModel: AccountSettingsViewModelType {

  var inputs: AccountSettingsViewModelInputsType { return self }
  var outputs: AccountSettingsViewModelOutputsType { return self }

  // Setup
  private let service: AccountSettingsServiceType
  private let coordinator: SceneCoordinatorType
  private let editedAccount: BehaviorSubject<Account?>

  // Inputs
  let displayNameChanged: PublishSubject<String>
  let newsletterSwitchToggled: PublishSubject<Bool>

  // Outputs
  let displayNameText: Observable<String>
  var emailLabelText: Observable<String> { return service.account().map { $0.email } }
  let isNameHintHidden: Observable<Bool>
  let isNewsletterSwitchOn: Observable<Bool>

  // ViewModel Life Cycle
  private let disposeBag: DisposeBag

  init(service: AccountSettingsServiceType, coordinator: SceneCoordinatorType) {
    // Setup
    self.service = service
    self.coordinator = coordinator
    self.editedAccount = BehaviorSubject(value: nil)

    // Inputs
    displayNameChanged = PublishSubject()
    newsletterSwitchToggled = PublishSubject()

    // Outputs
    let account = service.account().share(replay: 1)

    displayNameText =
      account
      .map { $0.displayName }
      .distinctUntilChanged()

    isNameHintHidden =
      displayNameChanged
      .map(service.isValid(displayName:))
      .startWith(true)
      .distinctUntilChanged()

    isNewsletterSwitchOn = account.map { $0.isNewsletterEnabled }

    // ViewModel Life Cycle
    disposeBag = DisposeBag()

    Observable.combineLatest(
      account,
      displayNameChanged.map(Optional.some).startWith(nil),
      newsletterSwitchToggled.map(Optional.some).startWith(nil)
    )
    .map { account, displayName, isNewsletterEnabled in
      Account(
        displayName: displayName ?? account.displayName,
        email: account.email,
        isNewsletterEnabled: isNewsletterEnabled ?? account.isNewsletterEnabled
      )
    }
    .subscribe(editedAccount)
    .disposed(by: disposeBag)
  }

  // Actions
  func deleteAccount() -> Observable<Void> {
    return service.deleteAccount()
      .flatMap { [coordinator] in coordinator.transition(to: .welcome, type: .root) }
  }

  lazy var saveAction: Action<Void, Account> = Action { [service, editedAccount] in
    editedAccount
      .compactMap { $0 }
      .take(1)
      .filter { service.isValid(displayName: $0.displayName) }
      .flatMap(service.save)
  }
}

extension AccountSettingsViewModel: AccountSettingsViewModelInputsType, AccountSettingsViewModelOutputsType,
  AccountSettingsViewModelActionsType
{}

final class AccountSettingsService: AccountSettingsServiceType {
  private var lastSaved: Account?
}
