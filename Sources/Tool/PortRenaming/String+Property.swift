extension String {
  /// The name of the Kotlin property for a getter.
  var asProperty: String {
    guard self.hasPrefix("get"), let first = self.dropFirst(3).first, first.isUppercase else { return self }
    return first.lowercased() + self.dropFirst(4)
  }
}
