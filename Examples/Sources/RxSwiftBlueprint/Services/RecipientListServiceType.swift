import RxSwift

/// Prepares and uploads a sending list.
protocol RecipientListServiceType {
  /// Loads everybody who can be sent something.
  func contacts() -> Observable<[Contact]>

  /// Writes the sending list to the database.
  func upload(message: String, to contacts: Set<Contact>) -> Observable<Receipt>

  /// Marks the contacts that are selected.
  func recipients(from contacts: [Contact], selected: Set<Contact>) -> [Recipient]

  /// Adds a contact that is missing and takes one away that is there.
  func toggling(_ contact: Contact, in contacts: Set<Contact>) -> Set<Contact>
}
