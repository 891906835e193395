/// A target whose inputs are read from files in a folder.
package protocol FileTarget: FuzzTarget {
  /// What is wrong with the result of an input.
  ///
  /// Errors that the reader is expected to throw are caught here; any other error is wrong.
  func failure(of bytes: [UInt8], in sandbox: Sandbox) throws -> String?
}

extension FileTarget {
  package func failure(of input: FuzzInput) -> String? {
    do {
      let sandbox = try Sandbox()
      return try self.failure(of: input.bytes, in: sandbox) ?? sandbox.damage
    } catch {
      return "an unexpected error: \(error)"
    }
  }
}
