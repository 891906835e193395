/// The interval, if it is finite and not negative.
///
/// Otherwise it is reported, and what it means is returned: the greatest finite number for one that is infinite, or 0.
package func checked(_ interval: Double, for operation: String) -> Double {
  if interval >= 0, interval.isFinite { return interval }
  Misuse.invalidInterval(interval, operation).report()
  return interval == .infinity ? .greatestFiniteMagnitude : 0
}
