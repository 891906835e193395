import Plumbline
import Testing

@Suite struct DebugTests {
  @Test("Each event of a signal is a line with the place of the call")
  func signal() {
    var lines: [String] = []
    let (numbers, input) = Signal<Int, SampleFailure>.pipe()
    let line = #line + 1
    let output = numbers.debug("numbers") { lines.append($0) }
    withExtendedLifetime(output) {
      input.send(value: 1)
      input.send(error: SampleFailure())
    }
    let place = "DebugTests.swift:\(line) numbers: "
    #expect(lines == ["value 1", "failed SampleFailure()", "disposed"].map { place + $0 })
  }

  @Test("A signal whose observers need no more values is interrupted, and disposed")
  func fromBelow() {
    var lines: [String] = []
    let (numbers, input) = Signal<Int, Never>.pipe()
    numbers.debug(fileID: "App/Numbers.swift", line: 7) { lines.append($0) }.take(first: 1).observeValues {
      _ in
    }
    input.send(value: 1)
    input.send(value: 2)
    let place = "Numbers.swift:7: "
    #expect(lines == ["value 1", "interrupted", "disposed"].map { place + $0 })
  }

  @Test("Each start of a producer is a line as well, and a value without content has no text")
  func producer() {
    var lines: [String] = []
    let producer = SignalProducer<Void, Never>(value: ())
      .debug("taps", fileID: "App/Taps.swift", line: 3) { lines.append($0) }
    #expect(lines.isEmpty)
    producer.start()
    #expect(lines == ["started", "value", "completed", "disposed"].map { "Taps.swift:3 taps: " + $0 })
  }

  private struct SampleFailure: Error {}
}
