import Foundation

/// How many of the random cases are tried: `PLUMBLINE_TEST_SCALE` is a percentage, 100 by default.
///
/// `make check` and `make test` set a smaller one; `make test-all` tries all cases.
package enum TestScale {
  /// The percentage, from 1 to 100 or more.
  package static let percent: Int = {
    let text = ProcessInfo.processInfo.environment["PLUMBLINE_TEST_SCALE"] ?? ""
    return max(1, Int(text) ?? 100)
  }()

  /// Whether all cases are tried.
  package static var isFull: Bool { self.percent >= 100 }

  /// Whether most cases are tried, and those as well that take long by themselves: in `make test-all`.
  package static var isLarge: Bool { self.percent >= 50 }

  /// Whether few cases are tried, and none that take long: in `make check` and `make test`.
  package static var isSmall: Bool { self.percent < 10 }

  /// All cases of a list; a sample of them where few are tried.
  package static func most<Element>(_ elements: [Element]) -> [Element] {
    self.isSmall ? self.sample(elements) : elements
  }

  /// All cases of a list; the first of each kind where few are tried.
  package static func most<Element>(_ elements: [Element], of kind: (Element) -> some Hashable) -> [Element] {
    guard self.isSmall else { return elements }
    var kinds: Set<AnyHashable> = []
    return elements.filter { kinds.insert(AnyHashable(kind($0))).inserted }
  }

  /// The number of the next case, where all are tried until one says that it was the last: where few are tried, the
  /// steps grow.
  package static func next(after number: Int) -> Int {
    number + (self.isSmall ? max(1, number / 2) : 1)
  }

  /// A number of cases, scaled.
  ///
  /// - Parameters:
  ///   - full: the number at 100 percent.
  ///   - minimum: the fewest cases that still test something.
  package static func count(_ full: Int, atLeast minimum: Int = 1) -> Int {
    max(min(full, minimum), full * self.percent / 100)
  }

  /// Cases from a list, evenly spread: as many as the scale allows.
  package static func sample<Element>(_ elements: [Element]) -> [Element] {
    let count = self.count(elements.count)
    guard count > 0, count < elements.count else { return elements }
    return (0..<count).map { elements[$0 * elements.count / count] }
  }
}
