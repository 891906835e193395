import Foundation

/// What the database gives back for an upload.
struct Receipt: Equatable {
  let id: UUID
  let recipientCount: Int
}
