/// A message that is being written.
struct Draft: Equatable {
  let recipients: [Contact]
  let subject: String
  let body: String
}
