import Foundation

/// The facts about a body, once they are derived.
///
/// Several threads may ask for them: view models of different files may share a superclass.
///
/// Safe because every access to the facts holds the lock.
/// Test: `BodyFactsTests.threads`
final class DerivedFacts: @unchecked Sendable {
  private let lock = NSLock()
  private var facts: BodyFacts?

  func value(_ derive: () -> BodyFacts) -> BodyFacts {
    self.lock.withLock {
      if let facts = self.facts { return facts }
      let facts = derive()
      self.facts = facts
      return facts
    }
  }

  func set(_ facts: BodyFacts) { self.lock.withLock { self.facts = facts } }
}
