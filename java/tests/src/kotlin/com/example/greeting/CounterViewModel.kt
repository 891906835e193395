package com.example.greeting

// A star import would hide Kotlin's own names if the library had classes named like them.
import com.plumbline.android.*
import com.plumbline.android.Transformers.incrementalCount
import com.plumbline.android.Transformers.takePairWhen
import io.reactivex.rxjava3.core.Observable
import io.reactivex.rxjava3.subjects.BehaviorSubject
import io.reactivex.rxjava3.subjects.PublishSubject

interface CounterEnvironment : Environment {
  val step: Int
}

interface CounterViewModel {
  interface Inputs {
    /** Call when the user taps the button. */
    fun buttonTapped()
  }

  interface Outputs {
    /** Emits the text of the count label. */
    fun countLabelText(): Observable<String>

    /** Emits when to show a celebration. */
    fun showCelebration(): Observable<NoValue>
  }

  class ViewModel(environment: CounterEnvironment) : ActivityViewModel<Any>(environment), Inputs, Outputs {
    private val buttonTapped = PublishSubject.create<Unit>()

    private val countLabelText = BehaviorSubject.create<String>()
    private val showCelebration: Observable<NoValue>

    val inputs: Inputs = this
    val outputs: Outputs = this

    init {
      val count = this.buttonTapped.compose(incrementalCount()).map { it * environment.step }

      intent()
          .map { it.find(NAME).orElse("nobody") }
          .compose(takePairWhen(count))
          .map { "${it.first}: ${it.second}" }
          .compose(bindToLifecycle())
          .subscribe(this.countLabelText::onNext)

      this.showCelebration =
          count.filter { it >= 10 }.map { NoValue.INSTANCE }.compose(whileAttached(WhenDetached.KEEP_LAST))
    }

    override fun buttonTapped() = this.buttonTapped.onNext(Unit)

    override fun countLabelText(): Observable<String> = this.countLabelText

    override fun showCelebration(): Observable<NoValue> = this.showCelebration

    companion object {
      val NAME: TypedKey<String> = TypedKey.of("name", String::class.java)
      val LIMIT: TypedKey<Int> = TypedKey.of("limit", Int::class.java)
    }
  }
}
