/// A program that is measured did not do its work.
struct ChildProcessError: Error, CustomStringConvertible {
  var arguments: [String]
  var reason: String

  var description: String { "\(self.arguments.joined(separator: " ")): \(self.reason)" }
}
