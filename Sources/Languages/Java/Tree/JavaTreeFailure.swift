package import SourceModel

/// Why a file cannot be read for a conversion.
package struct JavaTreeFailure: Error {
  package var reason: String
  package var range: TextRange
}
