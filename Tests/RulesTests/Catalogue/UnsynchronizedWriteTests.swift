import Rules
import Testing

/// Writes off the main actor.
struct UnsynchronizedWriteTests {
  static let cases = [
    FormTests.Case(
      "Writes that no actor protects", "unsynchronized-write",
      """
      import SwiftUI
      final class FormViewModel: ObservableObject {
        @Published private(set) var name = ""
        @MainActor @Published private(set) var title = ""
        private var cache = ""
        private let service: Service
        init(service: Service) { self.service = service }
        func load() async { let name = await service.name(); cache = name; self.▸name = name }
        func start() { Task { ▸name = await service.name() } }
        @MainActor func safe() async { name = await service.name() }
        func main() { Task { @MainActor in name = await service.name() } }
        func hops() async { let name = await service.name(); await MainActor.run { self.name = name } }
        func queue() async { let name = await service.name(); DispatchQueue.main.async { self.name = name } }
        func early() async { name = ""; await service.save() }
        func titled() async { title = await service.name() }
      }
      """),
    FormTests.Case(
      "Writes in a class on an actor, and in one whose protocol may put it on one", "unsynchronized-write",
      """
      import SwiftUI
      @MainActor final class FormViewModel: ObservableObject {
        @Published var name = ""
        func load() async { name = await service.name() }
      }
      final class RowViewModel: ObservableObject, Row {
        @Published var name = ""
        func load() async { name = await service.name() }
      }
      """),
  ]

  @Test("What the rule is about is reported, and nothing else", arguments: cases)
  func reports(_ testCase: FormTests.Case) throws { try testCase.check() }
}
