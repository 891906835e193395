@_exported public import PlumblineBlueprint

/// A time of a ``TestScheduler``.
public typealias TestTime = Int

/// A value, and the time at which it was recorded, or is to be sent.
public struct Recorded<Value> {
  /// The time.
  public let time: TestTime
  /// The value.
  public let value: Value

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - value: The value.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }

  /// A record of an element.
  public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>>
  where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// A record of a completion.
  public static func completed<Element>(_ time: TestTime, _ type: Element.Type = Element.self)
    -> Recorded<Event<Element>>
  where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// A record of an error.
  public static func error<Element>(
    _ time: TestTime, _ error: any Swift.Error, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>>
  where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomStringConvertible {
  /// The value and the time: `next(1) @ 210`.
  public var description: String { "\(self.value) @ \(self.time)" }
}

extension Event: Equatable where Element: Equatable {
  /// Whether two events are equal. Errors are equal if they have the same description.
  public static func == (event: Event, other: Event) -> Bool {
    switch (event, other) {
    case (.next(let element), .next(let otherElement)): element == otherElement
    case (.error(let error), .error(let otherError)):
      type(of: error) == type(of: otherError) && "\(error)" == "\(otherError)"
    case (.completed, .completed): true
    default: false
    }
  }
}

/// The times at which an observable was subscribed to, and at which the subscription has ended.
public struct Subscription: Hashable, CustomStringConvertible {
  /// The time of the subscription.
  public let subscribe: TestTime
  /// The time of its end; the greatest time if it has not ended.
  public let unsubscribe: TestTime

  /// Creates the times of a subscription.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime = .max) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  /// Both times: `(200, 300)`.
  public var description: String {
    "(\(self.subscribe), \(self.unsubscribe == .max ? "…" : "\(self.unsubscribe)"))"
  }
}
