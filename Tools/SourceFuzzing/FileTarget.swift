/// A target whose inputs are read from files in a folder.
package protocol FileTarget: FuzzTarget {
  /// Makes what the work on an input needs. It is not part of its time.
  func prepare(_ bytes: [UInt8], in sandbox: Sandbox) throws

  /// What is wrong with the result of an input.
  ///
  /// Errors that the reader is expected to throw are caught here; any other error is wrong.
  func failure(of bytes: [UInt8], in sandbox: Sandbox) throws -> String?
}

extension FileTarget {
  package func prepare(_ bytes: [UInt8], in sandbox: Sandbox) throws {}

  package func failure(of input: FuzzInput) -> String? { self.outcome(of: input).failure }

  /// The folders are made, compared and deleted outside of the time that is measured.
  package func outcome(of input: FuzzInput) -> FuzzOutcome {
    do {
      let sandbox = try Sandbox()
      try self.prepare(input.bytes, in: sandbox)
      var outcome = try FuzzOutcome { try self.failure(of: input.bytes, in: sandbox) }
      outcome.failure = outcome.failure ?? sandbox.damage
      return outcome
    } catch {
      return FuzzOutcome { "an unexpected error: \(error)" }
    }
  }
}
