// Drifted: actions-only, literal-names, no-base-service

import Action
import Foundation
import RxSwift

protocol ContactListViewModelInputsType {
  var searchTextChanged: PublishSubject<String> { get }
  var refreshControlPulled: PublishSubject<Void> { get }
  var sortButtonTapped: PublishSubject<Void> { get }
}

protocol ContactListViewModelOutputsType {
  var isEmptyStateHidden: Observable<Bool> { get }
  var isRefreshControlAnimating: Observable<Bool> { get }
  var titleText: Observable<String> { get }
  var data: Observable<[Contact]> { get }
}

protocol ContactListViewModelActionsType {
  var deleteAction: Action<Contact, Void> { get }
  var presentContactAction: Action<Contact, Void> { get }
}

protocol ContactListViewModelType: AnyObject {
  var inputs: ContactListViewModelInputsType { get }
  var outputs: ContactListViewModelOutputsType { get }
  var actions: ContactListViewModelActionsType { get }
}

final class ContactListViewModel: ContactListViewModelType {

  var inputs: ContactListViewModelInputsType { return self }
  var outputs: ContactListViewModelOutputsType { return self }
  var actions: ContactListViewModelActionsType { return self }

  // Setup
  private let service: ContactBaseServiceType
  private let coordinator: SceneCoordinatorType

  // Inputs
  let refreshControlPulled: PublishSubject<Void>
  let searchTextChanged: PublishSubject<String>
  let sortButtonTapped: PublishSubject<Void>

  // Outputs
  let data: Observable<[Contact]>
  let isEmptyStateHidden: Observable<Bool>
  let isRefreshControlAnimating: Observable<Bool>
  let titleText: Observable<String>

  // ViewModel Life Cycle
  private let disposeBag: DisposeBag

  init(service: ContactBaseServiceType, coordinator: SceneCoordinatorType) {
    // Setup
    self.service = service
    self.coordinator = coordinator

    // Inputs
    refreshControlPulled = PublishSubject()
    searchTextChanged = PublishSubject()
    sortButtonTapped = PublishSubject()

    // Outputs
    let isDescending =
      sortButtonTapped
      .scan(false) { isDescending, _ in !isDescending }
      .startWith(false)

    let found =
      Observable.combineLatest(service.contacts(), searchTextChanged.startWith(""), isDescending)
      .map { contacts, text, isDescending -> [Contact] in
        let found = service.filter(contacts, by: text)
        return isDescending ? found.reversed() : found
      }
      .share(replay: 1)

    let synchronization =
      refreshControlPulled
      .flatMapLatest { service.synchronize().materialize() }
      .share()

    data = found

    isEmptyStateHidden =
      found
      .map { !$0.isEmpty }
      .distinctUntilChanged()

    isRefreshControlAnimating = Observable.merge(
      refreshControlPulled.map { true },
      synchronization.filter { $0.isStopEvent }.map { _ in false }
    )

    titleText = found.map { $0.count == 1 ? "1 Contact" : "\($0.count) Contacts" }

    // ViewModel Life Cycle
    disposeBag = DisposeBag()

    service.synchronize()
      .subscribe()
      .disposed(by: disposeBag)
  }

  // Actions
  func favorites(among emails: [String]) -> Observable<[Contact]> {
    return service.contacts().map { contacts in contacts.filter { emails.contains($0.email) } }
  }

  lazy var deleteAction: Action<Contact, Void> = Action { [service] contact in
    service.delete(contact)
  }

  lazy var presentContactAction: Action<Contact, Void> = Action { [coordinator] contact in
    coordinator.transition(to: .contactDetail(contact), type: .push)
  }
}

extension ContactListViewModel: ContactListViewModelInputsType, ContactListViewModelOutputsType,
  ContactListViewModelActionsType
{}
