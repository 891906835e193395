/// The roles that a class in Java may have besides a view model.
enum JavaRole {
  private static let suffixes = [
    "Activity", "Fragment", "Dialog", "ViewHolder", "Adapter", "Delegate", "Client", "Repository",
  ]
  private static let testSuffixes = ["Test", "Tests", "TestCase", "Spec"]

  /// Whether the names show that a class is not a view model.
  ///
  /// A class that is named `ViewModel` has the role of its wrapper.
  ///
  /// - Parameter enclosing: the names of the types around it, outermost first.
  static func isOther(_ name: String, within enclosing: [String]) -> Bool {
    if self.isOther(name) || enclosing.contains(where: self.isOfTests) { return true }
    guard name == "ViewModel" || !name.hasSuffix("ViewModel"), let wrapper = enclosing.last else {
      return false
    }
    return self.isOther(wrapper)
  }

  private static func isOther(_ name: String) -> Bool {
    Role.isOther(name) || self.isOfTests(name) || self.suffixes.contains { name.hasSuffix($0) }
  }

  private static func isOfTests(_ name: String) -> Bool {
    self.testSuffixes.contains { name.hasSuffix($0) } || Role.isStandIn(name)
  }
}
