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
  /// Deletes the contact of the cell.
  var deleteAction: CocoaAction { get }
}

protocol ContactCellViewModelType: AnyObject {
  var inputs: ContactCellViewModelInputsType { get }
  var outputs: ContactCellViewModelOutputsType { get }
  var actions: ContactCellViewModelActionsType { get }
}

// A cell is bound to by a view: there is no coordinator.
final class ContactCellViewModel: ContactCellViewModelType {

  var inputs: ContactCellViewModelInputsType { return self }
  var outputs: ContactCellViewModelOutputsType { return self }
  var actions: ContactCellViewModelActionsType { return self }

  // Setup
  private let service: ContactServiceType
  private let contact: Contact

  // Inputs
  let starTapped: PublishSubject<Void>

  // Outputs
  let initialsText: Observable<String>
  let isStarFilled: Observable<Bool>
  let nameLabelText: Observable<String>

  // ViewModel Life Cycle

  init(contact: Contact, service: ContactServiceType) {
    // Setup
    self.service = service
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
  lazy var deleteAction: CocoaAction = CocoaAction { [service, contact] in
    service.delete(contact)
  }
}

extension ContactCellViewModel: ContactCellViewModelInputsType, ContactCellViewModelOutputsType,
  ContactCellViewModelActionsType
{}
