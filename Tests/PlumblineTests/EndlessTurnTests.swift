import Foundation
import Plumbline
import Testing

@Suite("A turn that may never end is reported once, and goes on (contract 3)")
struct EndlessTurnTests {
  private static func reports(_ body: () -> Void) -> [String] {
    let recorder = MisuseRecorder()
    Misuse.withHandler({ recorder.add($0) }, body)
    return recorder.messages
  }

  @Test("A circle of bindings is named")
  func circlesAreNamed() throws {
    let left = MutableProperty(0)
    let right = MutableProperty("")
    let reports = Self.reports {
      left <~ right.signal.compactMap { Int($0) }.take(while: { $0 < 30_000 }).map { $0 + 1 }
      right <~ left.signal.map { "\($0)" }
      left.value = 1
    }
    #expect(left.value == 30_000)
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    for name in ["'MutableProperty<Int>'", "'MutableProperty<String>'"] {
      #expect(report.contains(name), "\(report)")
    }
    // The circle has two members, however often it ran.
    #expect(report.components(separatedBy: " sets ").count == 2, "\(report)")
  }

  @Test(
    "A property that is bound to itself, an observer that feeds its input, and an action that executes itself"
  )
  func otherCircles() {
    let property = MutableProperty(0)
    #expect(
      Self.reports {
        property <~ property.signal.filter { $0 < 20_000 }.map { $0 + 1 }
        property.value = 1
      }.map { $0.contains("'MutableProperty<Int>'") } == [true])
    let (signal, input) = Signal<Int, Never>.pipe()
    #expect(
      Self.reports {
        signal.observeValues { [unowned input] in if $0 < 20_000 { input.send(value: $0 + 1) } }
        input.send(value: 0)
      }.map { $0.contains("Observer'") } == [true])
    let action = Action<Int, Int> { SignalProducer<Int, Never>(value: $0) }
    #expect(
      Self.reports {
        action.elements.observeValues { [unowned action] in if $0 < 20_000 { action.execute($0 + 1) } }
        action.execute(0)
      }.map { $0.contains("'Action<Int, Int>'") } == [true])
  }

  @Test("Each outside send is reported for itself")
  func onceForEachLoop() {
    let property = MutableProperty(0)
    property.signal.observeValues { [unowned property] in if $0 % 20_000 > 0 { property.value = $0 + 1 } }
    #expect(Self.reports { for _ in 0..<2 { property.value = 1 } }.count == 2)
  }

  @Test("A million sends of one observer, and chains that are less deep, are no circle")
  func longTurns() {
    let (start, startInput) = Signal<Int, Never>.pipe()
    let (numbers, input) = Signal<Int, Never>.pipe()
    var sum = 0
    start.observeValues { for number in 0..<$0 { input.send(value: number % 2) } }
    numbers.observeValues { sum += $0 }
    numbers.observeValues { [unowned input] in if $0 > 1, $0 < 9_000 { input.send(value: $0 + 1) } }
    let reports = Self.reports {
      startInput.send(value: 1_000_000)
      input.send(value: 2)
    }
    #expect(reports == [])
    #expect(sum > 500_000)
  }
}
