import Plumbline
import PlumblineDebugging
import SeededRandom
import Testing

@Suite struct LiveNodesTests {
  @Test("Signals that are gone are not counted, and those that are left name the place that made them")
  func places() throws {
    let nodes = LiveNodes()
    var kept: [AnyObject] = []
    let line = #line + 3
    nodes.record {
      _ = MutableProperty(1)
      for _ in 0..<3 { kept.append(MutableProperty(2)) }
    }
    _ = MutableProperty(3)
    #expect(nodes.count == 3)
    #if os(Linux)
      let place = try #require(nodes.places.first)
      #expect(nodes.places.count == 1)
      #expect(place.hasPrefix("LiveNodesTests.swift:\(line) in "))
      #expect(place.hasSuffix(", 3 times"))
      #expect(nodes.description == "3 signals, made at:\n  \(place)")
    #endif
    withExtendedLifetime(kept) {}
    kept = []
    #expect(nodes.count == 0)
    #expect(nodes.description == "no signals")
  }

  @Test("Operators belong to the line that calls them")
  func operators() {
    let nodes = LiveNodes()
    let (numbers, input) = Signal<Int, Never>.pipe()
    var output: Signal<Int, Never>?
    let line = #line + 1
    nodes.record { output = numbers.map { $0 + 1 }.skipRepeats() }
    withExtendedLifetime((input, output)) {
      #expect(nodes.count == 2)
      #if os(Linux)
        #expect(nodes.places.allSatisfy { $0.hasPrefix("LiveNodesTests.swift:\(line) in ") })
      #endif
    }
  }

  @Test("The tasks of the code are recorded, other code is not")
  func tasks() async {
    let nodes = LiveNodes()
    let other = Task {
      var kept: [Int] = []
      for index in 0..<50 {
        let property = MutableProperty(index)
        await Task.yield()
        kept.append(property.value)
      }
      return kept.count
    }
    let holders = await nodes.record {
      await withTaskGroup(of: Holder.self) { group in
        for _ in 0..<8 { group.addTask { Holder() } }
        return await group.reduce(into: []) { $0.append($1) }
      }
    }
    #expect(nodes.count == 8)
    #expect(await other.value == 50)
    withExtendedLifetime(holders) {}
  }

  @Test("Random signals, made and dropped", arguments: TestScale.sample(Array(1...10)))
  func random(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let nodes = LiveNodes()
    var kept: [Signal<Int, Never>.Observer] = []
    nodes.record {
      for _ in 0..<400 {
        if random.happens(inPercent: 60) || kept.isEmpty {
          kept.append(Signal<Int, Never>.pipe().input)
        } else {
          kept.remove(at: random.below(kept.count))
        }
        if random.happens(onceIn: 40) { #expect(nodes.count == kept.count) }
      }
    }
    #expect(nodes.count == kept.count)
    kept = []
    #expect(nodes.count == 0)
  }

  /// A property that a task hands on. Safe to send: nothing uses the property afterwards.
  private final class Holder: @unchecked Sendable {
    let property = MutableProperty(0)
  }
}
