import Foundation
import KickstarterSwift

extension User {
  static let ada = User(
    id: 1, name: "Ada", email: "ada@orchard.example",
    avatarURL: URL(string: "https://orchard.example/ada.png"))
  static let bob = User(id: 2, name: "Bob", email: "bob@orchard.example")
}

extension Session {
  static let sample = Session(token: "token", user: .ada)
}

extension Garden {
  static func sample(_ id: Int) -> Garden {
    Garden(id: id, name: "Garden \(id)", neighborhood: "North", keeper: .bob)
  }
}

extension MessageThread {
  static let sample = MessageThread(id: 1, garden: .sample(1), participant: .bob)
}

extension Message {
  static func sample(
    _ id: Int, body: String = "Hello", author: User = .bob, isFromViewer: Bool = false,
    isRead: Bool = true, sentAt: Date = Date(timeIntervalSince1970: 0)
  ) -> Message {
    Message(
      id: id, author: author, body: body, isFromViewer: isFromViewer, isRead: isRead, sentAt: sentAt)
  }
}

extension ServiceError {
  static let offline = ServiceError(code: .offline, message: "offline")
  static let unknown = ServiceError(message: "Something went wrong.")
}
