extension Double {
  /// The interval, if it is finite and not negative.
  ///
  /// Otherwise it is reported, and what it means is returned: the greatest finite number for one that is infinite, or 0.
  package func checked(for operation: String) -> Double {
    if self >= 0, self.isFinite { return self }
    Misuse.invalidInterval(self, operation).report()
    return self == .infinity ? .greatestFiniteMagnitude : 0
  }
}
