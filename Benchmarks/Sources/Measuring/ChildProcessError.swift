/// A program that is measured did not do its work.
package struct ChildProcessError: Error, CustomStringConvertible {
  package var arguments: [String]
  package var reason: String

  package init(arguments: [String], reason: String) {
    self.arguments = arguments
    self.reason = reason
  }

  package var description: String { "\(self.arguments.joined(separator: " ")): \(self.reason)" }
}
