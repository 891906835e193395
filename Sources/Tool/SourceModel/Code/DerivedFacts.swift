import Foundation

/// The facts about a body, once they are derived.
///
/// The lock makes it safe to ask for them on several threads: view models of different files may share a superclass.
/// `BodyFactsTests` does so.
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
