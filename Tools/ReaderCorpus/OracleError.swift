/// Why the oracle cannot be asked.
package struct OracleError: Error, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}
