// Drifted: final-view-model, missing-service, port-protocols

import Action
import Foundation
import RxSwift

protocol ContactCellViewModelInputsType {
  /// Receives a tap on the star.
  var starTapped: PublishSubject<Void> { get }
}

protocol ContactCellViewModelOutputsType {
  /// Emits the letters that stand for a missing picture.
  var initialsText: Observable<String> { get }

  /// Emits whether the star is filled.
  var isStarFilled: Observable<Bool> { get }

  /// Emits the text of the name label.
  var nameLabelText: Observable<String> { get }
}

protocol ContactCellViewModelActionsType {
  /// Emits the address to put on the pasteboard.
  var copyAddressAction: Action<Void, String> { get }
}

// A cell is bound to by a view: there is no coordinator.
class ContactCellViewModel {

  var inputs: ContactCellViewModelInputsType { return self }
  var outputs: ContactCellViewModelOutputsType { return self }
  var actions: ContactCellViewModelActionsType { return self }

  // Setup
  private let contact: Contact

  // Inputs
  let starTapped: PublishSubject<Void>

  // Outputs
  let initialsText: Observable<String>
  let isStarFilled: Observable<Bool>
  let nameLabelText: Observable<String>

  // ViewModel Life Cycle

  init(contact: Contact) {
    // Setup
    self.contact = contact

    // Inputs
    starTapped = PublishSubject()

    // Outputs
    initialsText = Observable.just(contact.name)
      .map { $0.split(separator: " ").compactMap { $0.first }.map { String($0) }.joined() }

    isStarFilled =
      starTapped
      .scan(false) { isFilled, _ in !isFilled }
      .startWith(false)

    nameLabelText = Observable.just(contact.name)

    // ViewModel Life Cycle
  }

  // Actions
  lazy var copyAddressAction: Action<Void, String> = Action { [contact] in
    Observable.just(contact.email)
  }
}

extension ContactCellViewModel: ContactCellViewModelInputsType, ContactCellViewModelOutputsType,
  ContactCellViewModelActionsType
{}
