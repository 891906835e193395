import Rules
import SourceModel
import Testing

struct LossyEmitTests {
  static let cases = [
    RuleCase(
      "What drops values has no buffer", .kickstarterKotlin,
      messages: [
        "give '_a' a buffer, or call 'emit': without one, 'tryEmit' reaches no collector",
        "give '_a' a buffer, or call 'emit': without one, 'tryEmit' reaches no collector",
        "give 'b' a buffer, or call 'send': 'trySend' drops a value that nobody waits for",
      ],
      """
      class FormViewModel(private val given: MutableSharedFlow<Int>) : ViewModel() {
        private val _a = MutableSharedFlow<Int>()
        val a: SharedFlow<Int> = _a
        private val b = Channel<Int>()
        fun e(x: Int) { if (!this._a.▸tryEmit(x)) { viewModelScope.launch { _a.▸tryEmit(x) } } }
        fun f(x: Int) { b.▸trySend(x).isSuccess }
      }
      """),
    RuleCase(
      "What waits or has a buffer drops nothing", .kickstarterKotlin,
      """
      class FormViewModel(private val given: MutableSharedFlow<Int>) : ViewModel() {
        private val _a = MutableSharedFlow<Int>()
        val a: SharedFlow<Int> = _a
        private val b = MutableSharedFlow<Int>(replay = 1)
        private val c = MutableSharedFlow<Int>(extraBufferCapacity = 1)
        private val d = Channel<Int>(Channel.BUFFERED)
        private val g = MutableStateFlow(1)
        private val h = Channel<Int>()
        fun e(x: Int) { b.tryEmit(x); c.tryEmit(x); d.trySend(x); g.tryEmit(x); given.tryEmit(x) }
        fun f(x: Int) { viewModelScope.launch { _a.emit(x); h.send(x) } }
      }
      """),
  ]

  @Test("What is sent is not dropped", arguments: cases)
  func reports(_ testCase: RuleCase) throws { try testCase.check("lossy-emit") }
}
