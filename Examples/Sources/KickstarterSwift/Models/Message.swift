import Foundation

/// One message in a thread between a backer and the keeper of a garden.
public struct Message: Equatable, Sendable {
  public let id: Int
  public let author: User
  public let body: String
  public let isFromViewer: Bool
  public let isRead: Bool
  public let sentAt: Date

  public init(id: Int, author: User, body: String, isFromViewer: Bool, isRead: Bool, sentAt: Date) {
    self.id = id
    self.author = author
    self.body = body
    self.isFromViewer = isFromViewer
    self.isRead = isRead
    self.sentAt = sentAt
  }
}
