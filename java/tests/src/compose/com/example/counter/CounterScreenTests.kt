package com.example.counter

import androidx.compose.runtime.Composition
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.LifecycleOwner
import androidx.lifecycle.LifecycleRegistry
import androidx.lifecycle.ViewModelStore
import androidx.lifecycle.ViewModelStoreOwner
import androidx.lifecycle.compose.LocalLifecycleOwner
import androidx.lifecycle.viewmodel.compose.LocalViewModelStoreOwner
import com.example.greeting.ViewModelHost
import com.plumbline.android.Environment
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.DisplayName
import org.junit.jupiter.api.Test

@DisplayName("The screen of the page on Compose")
class CounterScreenTests {
  private val environment = Environment.builder().build()
  private val messages = mutableListOf<String>()

  /** A destination: its store outlives rotations, and everything else is created again. */
  private inner class Destination(private val store: ViewModelStore = ViewModelStore(), saved: List<Any?> = emptyList()) {
    private val owner =
      object : ViewModelStoreOwner, LifecycleOwner {
        private val registry = LifecycleRegistry(this)

        override fun getViewModelStore() = this@Destination.store

        override fun getLifecycle() = this.registry
      }
    private val composition = Composition(saved)

    init {
      this.compose()
      this.handle(Lifecycle.Event.ON_CREATE, Lifecycle.Event.ON_START, Lifecycle.Event.ON_RESUME)
    }

    val texts: List<String>
      get() = this.composition.texts
    val viewModels: Int
      get() = ViewModelHost.of(this.owner, this@CounterScreenTests.environment).size()

    fun handle(vararg events: Lifecycle.Event) = events.forEach(this.owner.lifecycle::handleLifecycleEvent)

    fun compose(showMessage: (String) -> Unit = { this@CounterScreenTests.messages.add(it) }) {
      LocalViewModelStoreOwner.current = this.owner
      LocalLifecycleOwner.current = this.owner
      this.composition.compose { CounterScreen(this@CounterScreenTests.environment, showMessage) }
    }

    fun tapButton() = this.composition.buttons[0]()

    fun tap(times: Int) {
      repeat(times) { this.tapButton() }
      this.compose()
    }

    fun stop(): List<Any?> {
      this.handle(Lifecycle.Event.ON_PAUSE, Lifecycle.Event.ON_STOP)
      return this.composition.save()
    }

    fun destroy() = this.composition.dispose()

    fun rotated(): Destination {
      val saved = this.stop()
      this.destroy()
      return Destination(this.store, saved)
    }

    fun pop() = this.store.clear()
  }

  @Test
  @DisplayName("keeps its view model and its state when it rotates")
  fun rotate() {
    var destination = Destination()
    destination.tap(3)
    assertEquals(listOf("3 taps"), destination.texts)
    repeat(5) {
      destination = destination.rotated()
      assertEquals(1, destination.viewModels)
      destination.compose()
      assertEquals(listOf("3 taps"), destination.texts)
    }
    destination.tap(1)
    assertEquals(listOf("4 taps"), destination.texts)
  }

  @Test
  @DisplayName("shows an effect once, though it happens while the screen is stopped or between two screens")
  fun effect() {
    val first = Destination()
    first.tap(10)
    assertEquals(listOf("10 taps!"), this.messages)
    val saved = first.stop()
    first.tap(10)
    assertEquals(listOf("10 taps!"), this.messages)
    first.handle(Lifecycle.Event.ON_START)
    assertEquals(listOf("10 taps!", "20 taps!"), this.messages)
    first.handle(Lifecycle.Event.ON_STOP)
    first.destroy()
    assertEquals(1, saved.size)
    first.rotated().tap(10)
    assertEquals(listOf("10 taps!", "20 taps!", "30 taps!"), this.messages)
  }

  @Test
  @DisplayName("shows an effect with what it was composed with last")
  fun composedAgain() {
    val destination = Destination()
    destination.compose { this.messages.add("again: $it") }
    repeat(10) { destination.tapButton() }
    assertEquals(listOf("again: 10 taps!"), this.messages)
  }

  @Test
  @DisplayName("finishes its view model when its destination is popped")
  fun finish() {
    val destination = Destination()
    destination.stop()
    destination.destroy()
    assertEquals(1, destination.viewModels)
    destination.pop()
    assertEquals(0, destination.viewModels)
  }

  @Test
  @DisplayName("has a new view model after the process has ended")
  fun processDeath() {
    val first = Destination()
    first.tap(3)
    val second = Destination(saved = first.stop())
    second.compose()
    assertEquals(listOf(""), second.texts)
    second.tap(1)
    assertEquals(listOf("1 taps"), second.texts)
  }
}
