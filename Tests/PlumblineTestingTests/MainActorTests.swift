import Plumbline
import PlumblineTesting
import Testing

/// View models on the main actor, with work that takes its time.
@MainActor @Suite struct MainActorTests {
  @Test("Asynchronous work is observed and traced like any other")
  func asynchronousWork() async {
    let viewModel = SampleViewModel()
    let greeting = TestObserver(viewModel.greeting)
    let trace = Trace()
    let greet = trace.input("greet", viewModel.greet)
    trace.record("isGreeting", viewModel.isGreeting)
    trace.record("greeting", viewModel.greeting)
    await withCheckedContinuation { continuation in
      viewModel.greeting.observeValues { _ in continuation.resume() }
      greet("Ada")
    }
    greeting.assertValue("Hello, Ada")
    trace.assertDiagram(
      """
      greet       --------Ada---------
      isGreeting  -false--true--false-
      greeting    --------------A-----

      A  Hello, Ada
      """)
  }

  @MainActor private final class SampleViewModel {
    let greeting: Signal<String, Never>
    let isGreeting: Property<Bool>
    private let action: Action<String, String>

    init() {
      let action = Action<String, String> { name in
        await Task.yield()
        return "Hello, \(name)"
      }
      self.action = action
      self.greeting = action.elements
      self.isGreeting = action.isExecuting
    }

    func greet(_ name: String) { self.action.execute(name) }
  }
}
