import Foundation

/// Somebody to send something to.
struct Contact: Hashable {
  let id: UUID
  let name: String
  let email: String
}
