/// What few properties have: another property that they keep, and the registrar of tracked reads.
class PropertyExtras {
  /// The property that the property keeps.
  final fileprivate(set) var captured: AnyObject?

  init(captured: AnyObject?) {
    self.captured = captured
  }

  /// Notes a read of the value.
  ///
  /// - Returns: Whether reads are noted.
  func noteRead() -> Bool { false }

  /// Begins to observe the changes of a property whose value was read.
  ///
  /// - Parameters:
  ///   - signal: The signal of the property.
  ///   - captured: The property that the property keeps.
  func begin<Value>(_ signal: Signal<Value, Never>, keeping captured: AnyObject?) {}

  /// Prepares to tell those who have read the value that it has changed.
  ///
  /// - Parameter isOnly: Whether no other property has changed in the turn.
  /// - Returns: A closure that tells them.
  func invalidation(isOnly: Bool) -> () -> Void { {} }
}

#if canImport(Observation)
  internal import Observation

  /// Tells Observation of the reads and the changes of a property's value: the body of a view that has read it is
  /// evaluated again.
  ///
  /// Observation does not say whether code is tracked, so the first tracked read is detected by its effect: a read that
  /// is tracked puts the key path into a set, which hashes it, and with it ``TrackedRead``. The registrar that the read was
  /// registered with becomes that of the property. All other reads share one registrar, which they leave as it was.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  final class PropertyTracking: PropertyExtras {
    private let registrar = ObservationRegistrar()
    /// Which of two key paths the readers use: those that read again while a turn invalidates its properties have the other.
    ///
    /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
    /// Test: `ObservationTests.action`
    @exclusivity(unchecked) private var isOdd = false
    private var observation: (any Disposable)?
    /// Whether the value has changed in the current turn.
    private var hasChanged = false

    deinit { self.observation?.dispose() }

    /// Notes the read of a property that is not tracked yet.
    ///
    /// Safe because the turn retains the tracking until it is returned.
    /// Test: `ObservationTests.goesInItsTurn`
    ///
    /// - Returns: The tracking of the property, if this read is tracked.
    static func ofFirstRead() -> PropertyExtras? {
      Turn.current._withUnsafeGuaranteedRef { turn in
        turn.isReadTracked = false
        if let next = turn.nextTracking {
          _ = next._withUnsafeGuaranteedRef { $0.noteRead() }
        } else {
          let next = PropertyTracking(captured: nil)
          turn.nextTracking = Unmanaged.passRetained(next)
          _ = next.noteRead()
        }
        return turn.isReadTracked ? turn.takeNextTracking() : nil
      }
    }

    private let even: KeyPath<TrackedValue, Void> = TrackedValue.even
    private let odd: KeyPath<TrackedValue, Void> = TrackedValue.odd

    /// The key path of the readers.
    private var keyPath: KeyPath<TrackedValue, Void> { self.isOdd ? self.odd : self.even }

    override func noteRead() -> Bool {
      self.registrar.access(TrackedValue(), keyPath: self.keyPath)
      return true
    }

    override func begin<Value>(_ signal: Signal<Value, Never>, keeping captured: AnyObject?) {
      self.captured = captured
      self.observation = signal.observeValues { [weak self] _ in self?.noteChange() }
    }

    private func noteChange() {
      guard !self.hasChanged else { return }
      self.hasChanged = true
      Turn.current._withUnsafeGuaranteedRef { $0.invalidateAtEnd(self) }
    }

    override func invalidation(isOnly: Bool) -> () -> Void {
      let keyPath = self.keyPath
      self.hasChanged = false
      // A reader that reads again at once, since another property has changed, is not told of this one as well.
      if !isOnly { self.isOdd.toggle() }
      return { self.registrar.withMutation(of: TrackedValue(), keyPath: keyPath) {} }
    }
  }

  /// The value of a property, for the registrars of Observation.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private struct TrackedValue: Observable {
    static let even: any KeyPath<TrackedValue, Void> & Sendable = \TrackedValue[TrackedRead(isOdd: false)]
    static let odd: any KeyPath<TrackedValue, Void> & Sendable = \TrackedValue[TrackedRead(isOdd: true)]

    subscript(_: TrackedRead) -> Void { () }
  }

  /// A part of the key path, which notes that it was hashed.
  private struct TrackedRead: Hashable {
    let isOdd: Bool

    func hash(into hasher: inout Hasher) {
      hasher.combine(self.isOdd)
      Turn.current._withUnsafeGuaranteedRef { $0.isReadTracked = true }
    }
  }
#endif

extension Turn {
  /// Takes the tracking of the next property.
  ///
  /// Safe because the reference that the turn had is handed on.
  /// Test: `ObservationTests.goesInItsTurn`
  fileprivate func takeNextTracking() -> PropertyExtras? {
    defer { self.nextTracking = nil }
    return self.nextTracking?.takeRetainedValue()
  }

  /// Tells those who have read a property at the end of the turn that its value has changed.
  func invalidateAtEnd(_ property: PropertyExtras) {
    self.changedProperties.append(property)
    self.hasChanges = true
    self.hasWork = true
  }

  /// Tells those who have read the properties that have changed. All of these have their new values.
  func invalidateProperties() {
    let properties = self.changedProperties
    self.changedProperties = []
    let invalidations = properties.map { $0.invalidation(isOnly: properties.count == 1) }
    for invalidate in invalidations { invalidate() }
  }
}
