/// Two subjects of a case do not do the same.
struct DifferentResultError: Error, CustomStringConvertible {
  var title: String
  var subject: String
  var result: Int
  var expected: Int

  var description: String {
    "\(self.title): \(self.subject) comes to \(self.result), Plumbline to \(self.expected)"
  }
}
