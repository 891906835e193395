import Foundation

/// A value that is derived once, when it is first asked for.
///
/// Several threads may ask for it: view models of different files may share a superclass.
///
/// Safe because every access to the value holds the lock.
/// Test: `BodyFactsTests.threads`
package final class Derived<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value?

  package init() {}

  /// The value, if it is derived already.
  package var known: Value? { self.lock.withLock { self.stored } }

  /// The value; other threads that ask for it wait while it is derived.
  package func value(_ derive: () -> Value) -> Value {
    self.lock.withLock {
      if let stored = self.stored { return stored }
      let value = derive()
      self.stored = value
      return value
    }
  }

  package func set(_ value: Value) { self.lock.withLock { self.stored = value } }
}
