import Rules
import Testing

/// Work that nobody cancels.
struct DetachedWorkTests {
  static let cases = [
    FormTests.Case(
      "Work that waits without end", "detached-work",
      """
      import SwiftUI
      @MainActor @Observable final class FormViewModel {
        private(set) var name = ""
        private var task: Task<Void, Never>?
        init(store: Store) {
          ▸Task { for await change in store.updates { self.name = change } }
          Task { [weak self] in for await change in store.updates { self?.name = change } }
          task = Task { for await change in store.updates { self.name = change } }
          Task { for try await line in store.lines { self.name = line } }
          Task { self.name = await store.name() }
        }
        func observe() async { for await change in store.updates { self.name = change } }
      }
      """)
  ]

  @Test("What the rule is about is reported, and nothing else", arguments: cases)
  func reports(_ testCase: FormTests.Case) throws { try testCase.check() }
}
