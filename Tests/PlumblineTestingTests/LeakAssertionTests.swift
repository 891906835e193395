import Plumbline
import PlumblineDebugging
import PlumblineTesting
import Testing

@Suite(.noLeaks) struct NoLeaksTraitTests {
  @Test("A test that leaves nothing passes")
  func passes() {
    let viewModel = CountingViewModel(leaks: false)
    let total = TestObserver(viewModel.total)
    viewModel.added(2)
    viewModel.added(3)
    total.assertValues([2, 5])
  }

  @Test("Work that ends with the test has time to")
  @MainActor func work() async throws {
    let action = Action<Int, Int> { input in
      await Task.yield()
      return input
    }
    #expect(try await action.run(1) == 1)
    action.execute(2)
  }
}

@Suite struct LeakAssertionTests {
  @Test("A test that leaves signals fails, with their places")
  func fails() async throws {
    let test = try #require(Test.current)
    let testCase = try #require(Test.Case.current)
    let kept = Kept()
    try await withKnownIssue {
      try await NoLeaksTrait.noLeaks.provideScope(for: test, testCase: testCase) {
        kept.viewModel = CountingViewModel(leaks: true)
        kept.viewModel = nil
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      #if os(Linux)
        guard text.contains("LeakAssertionTests.swift:"), text.contains("CountingViewModel.init") else {
          return false
        }
      #endif
      return text.hasPrefix("signals are left that the test has made: ")
        && issue.sourceLocation == test.sourceLocation
    }
  }

  @Test("Code that leaves signals fails the test at the line of the call")
  func assertion() {
    assertNoLeaks { _ = CountingViewModel(leaks: false) }
    let line = #line + 2
    withKnownIssue {
      assertNoLeaks { _ = CountingViewModel(leaks: true) }
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue).joined().contains("signals are left")
    }
  }

  @Test("The result and the error of the code are passed on")
  func results() {
    #expect(assertNoLeaks { 1 + 1 } == 2)
    #expect(throws: SampleError(code: 1)) { try assertNoLeaks { throw SampleError(code: 1) } }
  }

  /// What the scope of a trait keeps. Safe to send: the scope runs to its end before anything else uses it.
  private final class Kept: @unchecked Sendable {
    var viewModel: CountingViewModel?
  }
}

private final class CountingViewModel {
  let total: Signal<Int, Never>
  private let added = MutableProperty(0)
  private var onTotal: (() -> Void)?

  init(leaks: Bool) {
    self.total = self.added.signal.scan(0) { $0 + $1 }
    if leaks { self.onTotal = { _ = self.added } }
  }

  func added(_ count: Int) { self.added.value = count }
}
