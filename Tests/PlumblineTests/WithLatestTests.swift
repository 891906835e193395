import Plumbline
import PlumblineTesting
import Testing

@Suite struct WithLatestTests {
  @Test("The end of the sampled signal has no effect", arguments: [true, false])
  func endOfTheSampledSignal(isInterrupted: Bool) {
    let (sampled, sampledInput) = Signal<Int, Never>.pipe()
    let (trigger, input) = Signal<String, Never>.pipe()
    let observer = TestObserver(trigger.withLatest(from: sampled).map { "\($0)\($1)" })
    sampledInput.send(value: 1)
    if isInterrupted { sampledInput.sendInterrupted() } else { sampledInput.sendCompleted() }
    observer.assertDidNotTerminate()
    input.send(value: "a")
    observer.assertValues(["a1"])
  }
}
