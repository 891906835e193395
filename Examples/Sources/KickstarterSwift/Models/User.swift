import Foundation

/// A person who tends a garden or backs one.
public struct User: Equatable, Sendable {
  public let id: Int
  public let name: String
  public let email: String
  public let biography: String?
  public let avatarURL: URL?
  public let isFollowedByViewer: Bool

  public init(
    id: Int,
    name: String,
    email: String,
    biography: String? = nil,
    avatarURL: URL? = nil,
    isFollowedByViewer: Bool = false
  ) {
    self.id = id
    self.name = name
    self.email = email
    self.biography = biography
    self.avatarURL = avatarURL
    self.isFollowedByViewer = isFollowedByViewer
  }
}
