import OpenCombine
import Plumbline

/// What objects take: the bytes an event are those of one that is made and kept.
enum Memory: String, CaseIterable {
  case property = "a property"
  case observedProperty = "a property with an observer"
  case pipe = "a pipe and four operators"
  case action = "an action"

  /// The bytes that it may take, with the place in the array that keeps it, and the object that keeps both ends of a pipe.
  var limit: Double {
    switch self {
    case .property: 160 + 8
    case .observedProperty: 220 + 8
    case .pipe: 600 + 40
    case .action: 1_000 + 8
    }
  }

  func make() -> Case {
    let plumbline: Subject =
      switch self {
      case .property: self.subject("Plumbline") { MutableProperty(0) }
      case .observedProperty:
        self.subject("Plumbline") {
          let property = MutableProperty(0)
          property.signal.observeValues { _ in }
          return property
        }
      case .pipe:
        self.subject("Plumbline") {
          let (signal, input) = Signal<Int, Never>.pipe()
          let output = signal.map { $0 &+ 1 }.filter { $0 > 2 }.map { $0 &* 3 }.skipRepeats()
          return Kept(input, output)
        }
      case .action: self.subject("Plumbline") { Action<Int, Int> { SignalProducer<Int, Never>(value: $0) } }
      }
    var measured = Case(self.rawValue, events: 2_000, plumbline)
    if let peer = self.openCombine { measured.subjects.append(peer) }
    return measured
  }

  private var openCombine: Subject? {
    switch self {
    case .property: self.subject("OpenCombine") { CurrentValueSubject<Int, Never>(0) }
    case .observedProperty:
      self.subject("OpenCombine") {
        let subject = CurrentValueSubject<Int, Never>(0)
        return Kept(subject, subject.sink { _ in })
      }
    case .pipe:
      // Nothing exists before there is an observer.
      self.subject("OpenCombine, observed") {
        let subject = PassthroughSubject<Int, Never>()
        let output = subject.map { $0 &+ 1 }.filter { $0 > 2 }.map { $0 &* 3 }.removeDuplicates()
        return Kept(subject, output.sink { _ in })
      }
    case .action: nil
    }
  }

  /// Two objects, which are kept together.
  private final class Kept {
    private let first: AnyObject
    private let second: AnyObject

    init(_ first: AnyObject, _ second: AnyObject) {
      self.first = first
      self.second = second
    }
  }

  private func subject(_ title: String, _ make: @escaping () -> AnyObject) -> Subject {
    Subject(
      title, sum: Sum(),
      count: { events in
        var objects: [AnyObject] = []
        objects.reserveCapacity(events)
        return withExtendedLifetime(objects) {
          Allocations.during { for _ in 0..<events { objects.append(make()) } }
        }
      },
      handle: { events in for _ in 0..<events { _ = make() } })
  }
}
