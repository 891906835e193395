package com.example.greeting

import com.plumbline.android.*
import com.plumbline.android.testing.TestObserver
import com.plumbline.android.testing.VirtualTimeExtension
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.extension.RegisterExtension

class CounterViewModelTests {
  private val registry: ViewModelRegistry<CounterEnvironment> =
      ViewModelRegistry(
          object : CounterEnvironment {
            override val step = 5
          })

  private fun fetch(saved: TypedBundle): CounterViewModel.ViewModel =
      this.registry.fetch(
          CounterViewModel.ViewModel::class.java,
          { environment ->
            CounterViewModel.ViewModel(environment).also {
              it.intent(
                  TypedIntent.builder()
                      .with(CounterViewModel.ViewModel.NAME, "Ada")
                      .with(CounterViewModel.ViewModel.LIMIT, 10)
                      .build())
            }
          },
          saved)

  @Test
  fun `the label shows the count`() {
    val viewModel = this.fetch(TypedBundle.empty())
    val label = TestObserver.of(viewModel.outputs.countLabelText())
    viewModel.inputs.buttonTapped()
    viewModel.inputs.buttonTapped()
    label.assertValues("Ada: 5", "Ada: 10")
    val text: String? = label.lastValue().orElse(null)
    assertEquals("Ada: 10", text)
  }

  @Test
  fun `a view survives a rotation`() {
    val viewModel = this.fetch(TypedBundle.empty())
    val saved = this.registry.save(viewModel)
    val first = CounterView(viewModel)
    first.lifecycle.handle(LifecycleEvent.START)
    viewModel.inputs.buttonTapped()
    assertEquals("Ada: 5", first.countLabel)
    first.lifecycle.handle(LifecycleEvent.STOP)
    first.lifecycle.handle(LifecycleEvent.DESTROY)
    viewModel.inputs.buttonTapped()
    assertSame(viewModel, this.fetch(saved))

    val second = CounterView(viewModel)
    second.lifecycle.handle(LifecycleEvent.START)
    assertEquals("Ada: 10", second.countLabel)
    assertEquals(Pair(0, 1), second.range())
    second.lifecycle.handle(LifecycleEvent.FINISH)
    assertTrue(viewModel.isFinished)
  }

  companion object {
    @JvmField @RegisterExtension val time = VirtualTimeExtension()
  }
}
