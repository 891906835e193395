import Foundation
import Rules
import SourceModel
import TestSupport
import Testing

/// Work whose answer may come late.
struct StaleWriteTests {
  private static func kotlin(_ members: String) -> String {
    """
    class SearchViewModel(private val repository: SearchRepository) : ViewModel() {
      private val _results = MutableStateFlow<List<String>>(emptyList())
      val results: StateFlow<List<String>> = _results
      private var job: Job? = null
      \(members)
    }
    """
  }

  static let kotlinCases = [
    (
      "Work with the argument",
      "fun a(q: String) { viewModelScope.▸launch { _results.value = repository.search(q) } }"
    ),
    (
      "The answer in a local value, and an update",
      "fun a(q: String) { viewModelScope.▸launch { val r = repository.fetchAll(q)\n_results.update { r } } }"
    ),
    ("Without an argument", "fun a() { viewModelScope.launch { _results.value = repository.search(text) } }"),
    (
      "Cancelled before",
      "fun a(q: String) { job?.cancel()\njob = viewModelScope.launch { _results.value = repository.search(q) } }"
    ),
    ("What is no request", "fun a(q: String) { viewModelScope.launch { _results.value = words.split(q) } }"),
  ]

  @Test("Work of coroutines", arguments: kotlinCases)
  func coroutines(_ name: String, members: String) throws {
    let marked = MarkedText(Self.kotlin(members))
    let findings = try Lint.findings(in: marked.text, dialect: .kickstarterKotlin, rules: ["stale-write"])
    #expect(findings.map(\.place) == marked.places, "\(name)")
  }

  /// What starts in a function, and what the fix makes of it; nil where a person has to write it.
  static let fixes: [(String, String, String?)] = [
    (
      "The answer is what the last step waits for",
      """
      Task {
            self.results = try await self.service.items(q)
          }
      """,
      """
      self.searchTask?.cancel()
          self.searchTask = Task {
            let answer = try await self.service.items(q)
            guard !Task.isCancelled else { return }
            self.results = answer
          }
      """
    ),
    (
      "The answer is a local value",
      """
      Task { [weak self] in
            guard let self else { return }
            let found = await self.service.items(q)
            self.results = found
          }
      """,
      """
      self.searchTask?.cancel()
          self.searchTask = Task { [weak self] in
            guard let self else { return }
            let found = await self.service.items(q)
            guard !Task.isCancelled else { return }
            self.results = found
          }
      """
    ),
    ("All on one line", "Task { self.results = await self.service.items(q) }", nil),
    (
      "Errors that are handled or not",
      """
      Task {
            do { try await self.service.log(q) } catch {}
            self.results = await self.service.items(q)
          }
      """, nil
    ),
    (
      "A step after the write",
      """
      Task {
            self.results = await self.service.items(q)
            self.count += 1
          }
      """, nil
    ),
  ]

  @Test("The fix keeps a task and cancels it where that is sure", arguments: fixes)
  func fixing(_ name: String, work: String, fixed: String?) throws {
    func source(_ work: String) -> String {
      """
      import SwiftUI
      @MainActor final class SearchViewModel: ObservableObject {
        @Published private(set) var results: [Item] = []
        private var count = 0
        private let service: Service
        init(service: Service) { self.service = service }
        func search(_ q: String) {
          \(work)
        }
      }
      """
    }
    let result = try Lint.fixed(source(work), dialect: nil, rules: ["stale-write"])
    let text = result.text
    guard let fixed else {
      #expect(result.refusals.count == 1 && result.left.count == 1, "\(name)")
      #expect(text == source(work), "\(name)")
      return
    }
    #expect(result.left.isEmpty, "\(name)")
    let failure = work.contains("try") ? "any Error" : "Never"
    let expected = source(fixed).replacingOccurrences(
      of: "  private let service: Service\n",
      with: "  private let service: Service\n  private var searchTask: Task<Void, \(failure)>?\n")
    #expect(text == expected, "\(name)")
    let again = try Lint.fixed(text, dialect: nil, rules: ["stale-write"])
    #expect(again.text == text && again.left.isEmpty, "\(name)")
  }

  static let cases = [
    FormTests.Case(
      "Work for an argument, whose answer may come late", "stale-write",
      """
      import SwiftUI
      @MainActor final class FormViewModel: ObservableObject {
        @Published private(set) var results: [Item] = []
        @Published private(set) var detail: Item?
        @Published private(set) var pages: [Item] = []
        @Published private(set) var isLoading = false
        @Published var filter = "" { didSet { ▸Task { results = await service.items(filter) } } }
        private var task: Task<Void, Never>?
        private let service: Service
        init(service: Service) { self.service = service }
        func search(_ query: String) {
          ▸Task {
            let found = try await service.search(query)
            await MainActor.run { self.results = found.items }
          }
        }
        func checked(_ query: String) { Task { let items = await service.search(query); guard query == filter else { return }; results = items } }
        func cancelled(_ query: String) { task?.cancel(); task = Task { results = await service.search(query) } }
        func guarded(_ query: String) { guard !isLoading else { return }; isLoading = true; Task { results = await service.search(query); isLoading = false } }
        func reload() { Task { results = await service.all() } }
        func more(_ page: Int) { Task { pages += await service.page(page) } }
        func delete(_ item: Item) { Task { await service.delete(item); detail = nil } }
        func waits(_ query: String) async { results = await service.search(query) }
      }
      """)
  ]

  @Test("What the rule is about is reported, and nothing else", arguments: cases)
  func reports(_ testCase: FormTests.Case) throws { try testCase.check() }
}
