import Foundation
import PlumblineBlueprint

@testable import Examples

/// A coordinator that writes down where it went.
final class CoordinatorDouble: SceneCoordinatorType {
  private(set) var visits: [String] = []

  func pop(animated: Bool) -> Observable<Void> {
    Observable.deferred {
      self.visits.append("pop")
      return Observable.just(())
    }
  }

  func transition(to scene: Scene, type: SceneTransition) -> Observable<Void> {
    Observable.deferred {
      self.visits.append("\(type) \(scene)".components(separatedBy: "(").first ?? "")
      return Observable.just(())
    }
  }
}

struct Broken: LocalizedError {
  var errorDescription: String? { "The server is asleep." }
}

final class RecipientListServiceDouble: RecipientListServiceType {
  let loaded = BehaviorSubject<[Contact]>(value: [])
  let uploads = PublishSubject<Receipt>()
  private(set) var uploaded: [String] = []

  func contacts() -> Observable<[Contact]> { self.loaded.asObservable() }

  func upload(message: String, to contacts: Set<Contact>) -> Observable<Receipt> {
    Observable.deferred {
      self.uploaded.append("\(message) to \(contacts.count)")
      return self.uploads.take(1)
    }
  }

  func recipients(from contacts: [Contact], selected: Set<Contact>) -> [Recipient] {
    contacts.map { Recipient(contact: $0, isSelected: selected.contains($0)) }
  }

  func toggling(_ contact: Contact, in contacts: Set<Contact>) -> Set<Contact> {
    contacts.symmetricDifference([contact])
  }
}

final class PhotoServiceDouble: PhotoServiceType {
  private(set) var searches: [String] = []

  func photos(matching query: String, page: Int) -> Observable<[Photo]> {
    Observable.deferred {
      self.searches.append("\(query) \(page)")
      if query == "broken" { return Observable.error(Broken()) }
      let url = URL(fileURLWithPath: "/")
      return Observable.just([Photo(id: "\(query)\(page)", caption: "", thumbnailURL: url)])
    }
  }

  func query(from text: String) -> String { text.trimmingCharacters(in: .whitespaces) }
}

final class AccountServiceDouble: AccountServiceType {
  private(set) var saved: [Account] = []
  private(set) var deletions = 0

  func account() -> Observable<Account> {
    .just(Account(displayName: "Ada", email: "ada@example.com", isNewsletterEnabled: false))
  }

  func deleteAccount() -> Observable<Void> {
    self.deletions += 1
    return .just(())
  }

  func save(_ account: Account) -> Observable<Account> {
    self.saved.append(account)
    return .just(account)
  }

  func isValid(displayName: String) -> Bool { displayName.count > 1 }
}

final class ContactServiceDouble: ContactServiceType {
  let loaded = BehaviorSubject<[Contact]>(value: [])
  var synchronization = PublishSubject<Void>()

  func contacts() -> Observable<[Contact]> { self.loaded.asObservable() }
  func delete(_ contact: Contact) -> Observable<Void> { .just(()) }
  func synchronize() -> Observable<Void> { self.synchronization.asObservable() }

  func filter(_ contacts: [Contact], by text: String) -> [Contact] {
    contacts.filter { text.isEmpty || $0.name.contains(text) }.sorted { $0.name < $1.name }
  }
}
