/// Arguments that make no sense together, which no option by itself is to blame for.
struct UsageProblem: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
