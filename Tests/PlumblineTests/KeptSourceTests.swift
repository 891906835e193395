import Plumbline
import Testing

@Suite("What makes a signal keeps what it is made from")
struct KeptSourceTests {
  /// Something that makes a signal of the values that are sent afterwards.
  struct Maker: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable (Source) -> Signal<Int, Never>

    init(_ name: String, _ make: @escaping @Sendable (Source) -> Signal<Int, Never>) {
      self.testDescription = name
      self.make = make
    }
  }

  typealias Source = Signal<Int, Never>

  private static var makers: [Maker] {
    [
      Maker("generator") { source in
        Signal { observer, lifetime in lifetime += source.observe(observer) }
      },
      Maker("concat") { Signal<Int, Never>.empty.concat($0) },
      Maker("concat of a producer") { source in
        Signal<Int, Never>.empty.concat(
          SignalProducer { observer, lifetime in lifetime += source.observe(observer) })
      },
      Maker("merge") { .merge([$0.map { $0 }]) },
      Maker("Property(initial:then:)") { Property(initial: 0, then: $0.map { $0 }).signal },
      Maker("Property of a producer") { Property(initial: 0, then: $0.producer.map { $0 }).signal },
      Maker("Property of a property") { Property(Property(initial: 0, then: $0)).signal },
      Maker("captured property") { Property(capturing: Property(initial: 0, then: $0)).signal },
      Maker("map of a property") { Property(initial: 0, then: $0).map { $0 }.signal },
      Maker("flatMap of a property") { source in
        Property(initial: 0, then: source).flatMap(.latest) { Property(value: $0) }.signal
      },
      Maker("combineLatest of properties") { source in
        Property.combineLatest(Property(initial: 0, then: source), Property(value: 1)).map { $0.0 }.signal
      },
      Maker("flatMap") { $0.flatMap(.latest) { SignalProducer(value: $0) } },
      Maker("throttle while a property is true") {
        $0.throttle(while: Property(value: false), on: ImmediateScheduler())
      },
    ]
  }

  @Test("Only the result is held, and it sends", arguments: Self.makers)
  func sends(maker: Maker) {
    let (source, observer) = Source.pipe()
    let signal = maker.make(source)
    let log = Log<Int>()
    signal.observeValues { log.add($0) }
    observer.send(value: 1)
    observer.send(value: 2)
    #expect(log.entries == [1, 2])
  }

  @Test("Only the observation is held, and it receives", arguments: Self.makers)
  func observed(maker: Maker) {
    let (source, observer) = Source.pipe()
    let log = Log<Int>()
    let observation = maker.make(source).observeValues { log.add($0) }
    observer.send(value: 1)
    observer.send(value: 2)
    #expect(log.entries == [1, 2])
    observation?.dispose()
    observer.send(value: 3)
    #expect(log.entries == [1, 2])
  }
}
