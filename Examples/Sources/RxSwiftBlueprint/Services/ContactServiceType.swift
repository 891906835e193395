import RxSwift

/// Reads and deletes contacts.
protocol ContactServiceType {
  /// Emits the contacts now and after each change.
  func contacts() -> Observable<[Contact]>

  /// Deletes a contact.
  func delete(_ contact: Contact) -> Observable<Void>

  /// Loads the contacts from the server into the database.
  func synchronize() -> Observable<Void>

  /// Gives the contacts back whose name contains a text, in the order of their names.
  func filter(_ contacts: [Contact], by text: String) -> [Contact]
}
