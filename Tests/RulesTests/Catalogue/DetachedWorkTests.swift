import Rules
import SourceModel
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

  static let kotlinCases = [
    RuleCase(
      "Work in a scope that nothing ends", .kickstarterKotlin,
      """
      class FormViewModel(private val given: CoroutineScope, private val client: Client) : ViewModel() {
        private val _a = MutableStateFlow(1)
        val a: StateFlow<Int> = _a.▸stateIn(GlobalScope, started, 1)
        private val ▸own = CoroutineScope(Dispatchers.IO)
        private val ended = MainScope()
        private val closed = CoroutineScope(Dispatchers.IO)
        private val unused = CoroutineScope(Dispatchers.IO)
        init { addCloseable(closed); client.items.onEach { _a.value = it }.▸launchIn(CoroutineScope(io)) }
        fun b() { GlobalScope.▸launch { client.b() }; CoroutineScope(io).▸launch { client.b() } }
        fun c() { own.launch { client.b() }; client.items.launchIn(own); val x = GlobalScope.▸async { client.b() } }
        fun d() { ended.launch { client.b() }; closed.launch { client.b() }; given.launch { client.b() } }
        fun e() { viewModelScope.launch { withContext(NonCancellable) { client.b() } } }
        override fun onCleared() { ended.cancel() }
      }
      """),
    RuleCase(
      "Work of a view model with port protocols", .kickstarterKotlin,
      """
      interface FormViewModel {
        interface Inputs { fun a() }
        interface Outputs { fun b(): Observable<Int> }
        class FormViewModel(private val client: Client) : ViewModel(), Inputs, Outputs {
          private val b = BehaviorSubject.create<Int>()
          override fun a() { GlobalScope.▸launch { b.onNext(client.a()) } }
          override fun b(): Observable<Int> = this.b
        }
      }
      """),
  ]

  @Test("Work in Kotlin ends with the view model", arguments: kotlinCases)
  func inKotlin(_ testCase: RuleCase) throws { try testCase.check("detached-work") }

  @Test("What the rule is about is reported, and nothing else", arguments: cases)
  func reports(_ testCase: FormTests.Case) throws { try testCase.check() }
}
