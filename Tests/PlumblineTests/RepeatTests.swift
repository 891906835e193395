import Plumbline
import PlumblineTesting
import Testing

@Suite struct RepeatTests {
  enum Failed: Error { case failed }

  @Test("repeat starts the producer again when it completes", arguments: [-1, 0, 1, 3])
  func repeats(count: Int) {
    var starts = 0
    let producer = SignalProducer<Int, Never>(value: 7).on(starting: { starts += 1 })
    let observer = TestObserver(producer.repeat(count))
    observer.assertValues(Array(repeating: 7, count: max(count, 0)))
    observer.assertDidComplete()
    #expect(starts == max(count, 0))
  }

  @Test("repeat ends with the first error or interruption")
  func ends() {
    let failing = TestObserver(SignalProducer<Int, Failed>(error: .failed).repeat(3))
    #expect(failing.events.count == 1)
    failing.assertDidFail()
    let interrupted = TestObserver(
      SignalProducer<Int, Failed> { observer, _ in observer.sendInterrupted() }.repeat(3))
    #expect(interrupted.events.count == 1)
    interrupted.assertDidInterrupt()
  }

  @Test("repeat stops when no more values are needed")
  func stops() {
    let observer = TestObserver(SignalProducer<Int, Never>([1, 2]).repeat(.max).take(first: 5))
    observer.assertValues([1, 2, 1, 2, 1])
    observer.assertDidComplete()
  }

  @Test("repeat interrupts the start in progress when it is disposed of")
  func disposal() {
    let observer = TestObserver<Int, Never>()
    var isInterrupted = false
    let handle = SignalProducer<Int, Never>.never.on(interrupted: { isInterrupted = true })
      .repeat(2).start(observer.observer)
    handle.dispose()
    #expect(isInterrupted)
    observer.assertDidInterrupt()
  }
}
