import Reporting

/// Arguments that make no sense together, which no option by itself is to blame for.
struct UsageProblem: Error {
  let message: PrintableText

  init(_ message: PrintableText) {
    self.message = message
  }
}
