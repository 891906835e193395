import SeededRandom
import Testing

@Suite("Operators do what those of OpenCombine do")
struct OpenCombineComparisonTests {
  private static let scripts = TestScale.count(8_000, atLeast: 400)

  /// Compares what both make of each script of every eighth seed.
  private func compare<Script, Events: Equatable>(
    _ chunk: Int, _ script: (Int) -> Script, _ expected: (Script) -> Events, _ actual: (Script) -> Events
  ) {
    var failures = 0
    for seed in stride(from: 1 + chunk, through: Self.scripts, by: 8) where failures < 2 {
      let script = script(seed)
      let expected = expected(script)
      let actual = actual(script)
      if actual == expected { continue }
      failures += 1
      Issue.record("seed \(seed)\n\(script)\nOpenCombine: \(expected)\nPlumbline:   \(actual)")
    }
  }

  @Test("behind sources that send at random", arguments: 0..<8)
  func hotStreams(chunk: Int) {
    self.compare(
      chunk, StreamScript.init, { OpenCombineStreams.events(of: $0) }, { PlumblineStreams.events(of: $0) })
  }

  @Test("behind producers that start again", arguments: 0..<8)
  func coldStreams(chunk: Int) {
    self.compare(
      chunk, ColdScript.init, { OpenCombineStreams.events(of: $0) }, { PlumblineStreams.events(of: $0) })
  }

  @Test("as time passes", arguments: 0..<8)
  func timedStreams(chunk: Int) {
    self.compare(
      chunk, TimedScript.init, { OpenCombineStreams.events(of: $0) }, { PlumblineStreams.events(of: $0) })
  }

  @Test("and every operator sends something and every end is reached")
  func occurrences() {
    var names: [String: Int] = [:]
    var endings: [String: Int] = [:]
    for seed in 1...2_000 {
      let hot = StreamScript(seed: seed)
      let cold = ColdScript(seed: seed)
      let hotEvents = PlumblineStreams.events(of: hot)
      let coldEvents = PlumblineStreams.events(of: cold)
      if hotEvents.count > 1 { for operation in hot.operations { names[operation.name, default: 0] += 1 } }
      if coldEvents.count > 2 { for operation in cold.operations { names[operation.name, default: 0] += 1 } }
      switch hotEvents.last {
      case .completed?: endings["completed", default: 0] += 1
      case .failed?: endings["failed", default: 0] += 1
      case .value?: endings["none", default: 0] += 1
      case nil: break
      }
    }
    #expect(names.count == 30, "\(names.keys.sorted())")
    for (name, count) in names { #expect(count >= 15, "\(name)") }
    for ending in ["completed", "failed", "none"] { #expect(endings[ending] ?? 0 >= 100, "\(ending)") }
  }
}
