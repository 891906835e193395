extension String {
  /// The name of the property that a getter stands for.
  var asProperty: String {
    guard self.hasPrefix("get"), let first = self.dropFirst(3).first, first.isUppercase else { return self }
    return first.lowercased() + self.dropFirst(4)
  }
}
