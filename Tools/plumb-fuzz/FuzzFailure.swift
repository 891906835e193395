/// An input that failed.
struct FuzzFailure: Sendable {
  enum Kind: String, Sendable {
    case trap, hang, wrong
  }

  var kind: Kind
  var number: Int
  var name: String
  var message: String
}
