extension Double {
  /// The interval, if it is finite and not negative.
  ///
  /// Otherwise it is reported, and replaced: by the greatest finite number if it is positive infinity, or by 0.
  package func checked(for operation: String) -> Double {
    if self >= 0, self.isFinite { return self }
    Misuse.invalidInterval(self, operation).report()
    return self == .infinity ? .greatestFiniteMagnitude : 0
  }
}
