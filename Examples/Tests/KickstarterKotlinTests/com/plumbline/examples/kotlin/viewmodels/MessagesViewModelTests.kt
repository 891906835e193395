package com.plumbline.examples.kotlin.viewmodels

import com.plumbline.android.testing.TestObserver
import com.plumbline.examples.models.Draft
import com.plumbline.examples.models.Message
import com.plumbline.examples.models.MessageRow
import com.plumbline.examples.support.AnalyticsDouble
import com.plumbline.examples.support.MessageServiceDouble
import com.plumbline.examples.support.Samples
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.DisplayName
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource

@DisplayName("MessagesViewModel")
class MessagesViewModelTests {
  private val service = MessageServiceDouble()
  private val analytics = AnalyticsDouble()
  private val viewModel = MessagesViewModel.MessagesViewModel(this.analytics, this.service)
  private val clearDraftTextField = TestObserver.of(this.viewModel.outputs.clearDraftTextField())
  private val dismissThread = TestObserver.of(this.viewModel.outputs.dismissThread())
  private val endRefreshing = TestObserver.of(this.viewModel.outputs.endRefreshing())
  private val goToProfile = TestObserver.of(this.viewModel.outputs.goToProfile())
  private val isEmptyStateHidden = TestObserver.of(this.viewModel.outputs.isEmptyStateHidden())
  private val isSendButtonEnabled = TestObserver.of(this.viewModel.outputs.isSendButtonEnabled())
  private val reloadMessageRows = TestObserver.of(this.viewModel.outputs.reloadMessageRows())
  private val scrollToRow = TestObserver.of(this.viewModel.outputs.scrollToRow())
  private val showErrorBanner = TestObserver.of(this.viewModel.outputs.showErrorBanner())
  private val titleLabelText = TestObserver.of(this.viewModel.outputs.titleLabelText())

  private fun show() {
    this.viewModel.inputs.configureWith(Samples.THREAD)
    this.viewModel.inputs.viewWillAppear()
  }

  private fun send(text: String) {
    this.viewModel.inputs.draftTextChanged(text)
    this.viewModel.inputs.sendButtonTapped()
  }

  private fun sent(message: Message): MessageRow =
    MessageRow.Sent(message)

  private fun sending(id: Int, body: String): MessageRow =
    MessageRow.Sending(Draft(id, body))

  @Test
  @DisplayName("A thread is loaded when its view appears for the first time, and not when it comes back")
  fun load() {
    this.viewModel.inputs.configureWith(Samples.THREAD)
    assertEquals(emptyList<Any>(), this.service.loads.inputs())
    this.viewModel.inputs.viewWillAppear()
    this.viewModel.inputs.viewWillAppear()
    assertEquals(listOf(Samples.THREAD), this.service.loads.inputs())
    this.titleLabelText.assertValue("Bob, Garden 1")
    this.isSendButtonEnabled.assertValue(false)

    this.service.loads.succeed(listOf(Samples.message(1), Samples.message(2)))
    this.reloadMessageRows.assertValue(
      listOf(sent(Samples.message(1)), sent(Samples.message(2))))
    this.scrollToRow.assertValue(1)
    this.isEmptyStateHidden.assertValue(true)
    this.endRefreshing.assertValueCount(1)
    this.showErrorBanner.assertDidNotEmitValue()
  }

  @Test
  @DisplayName("A thread without messages shows a hint until something is sent")
  fun empty() {
    this.show()
    this.service.loads.succeed(emptyList())
    this.isEmptyStateHidden.assertValues(false)
    this.scrollToRow.assertDidNotEmitValue()
    this.send("Hello")
    this.isEmptyStateHidden.assertValues(false, true)
  }

  @Test
  @DisplayName("A thread that cannot be loaded shows a banner, and the control comes to rest")
  fun loadFails() {
    this.show()
    this.service.loads.fail(Samples.UNKNOWN)
    this.showErrorBanner.assertValue("Something went wrong.")
    this.endRefreshing.assertValueCount(1)
    this.reloadMessageRows.assertDidNotEmitValue()
  }

  @Test
  @DisplayName("Pulling the list loads the thread again, and keeps what is on its way")
  fun refresh() {
    this.show()
    this.service.loads.succeed(listOf(Samples.message(1)))
    this.send("Hello")
    this.viewModel.inputs.refreshControlPulled()
    this.endRefreshing.assertValueCount(1)
    this.service.loads.succeed(listOf(Samples.message(1), Samples.message(2)))
    this.endRefreshing.assertValueCount(2)
    this.reloadMessageRows.assertLastValue(
      listOf(sent(Samples.message(1)), sent(Samples.message(2)), sending(1, "Hello")))
  }

  @Test
  @DisplayName("A message that is sent stands in the thread at once, and then as the server has it")
  fun sendMessage() {
    this.show()
    this.service.loads.succeed(listOf(Samples.message(1)))
    this.send(" Hello\n")
    assertEquals(listOf("Hello"), this.service.sends.inputs())
    this.clearDraftTextField.assertValueCount(1)
    this.isSendButtonEnabled.assertValues(false, true, false)
    this.reloadMessageRows.assertLastValue(
      listOf(sent(Samples.message(1)), sending(1, "Hello")))
    this.scrollToRow.assertValues(0, 1)

    this.service.sends.succeed(Samples.message(2, "Hello"))
    this.reloadMessageRows.assertLastValue(
      listOf(sent(Samples.message(1)), sent(Samples.message(2, "Hello"))))
    this.scrollToRow.assertValues(0, 1)
  }

  @ParameterizedTest
  @ValueSource(strings = ["", " ", "\n\t "])
  @DisplayName("A draft of blanks cannot be sent")
  fun blank(text: String) {
    this.show()
    this.send(text)
    assertEquals(emptyList<Any>(), this.service.sends.inputs())
    this.isSendButtonEnabled.assertValue(false)
    this.clearDraftTextField.assertDidNotEmitValue()
  }

  @Test
  @DisplayName("Messages that are sent one after the other arrive in any order, each in its row")
  fun concurrentMessages() {
    this.show()
    this.service.loads.succeed(emptyList())
    this.send("One")
    this.send("Two")
    this.service.sends.succeed(Samples.message(12, "Two"), 1)
    this.reloadMessageRows.assertLastValue(
      listOf(sending(1, "One"), sent(Samples.message(12, "Two"))))
    this.service.sends.succeed(Samples.message(11, "One"), 0)
    this.reloadMessageRows.assertLastValue(
      listOf(sent(Samples.message(11, "One")), sent(Samples.message(12, "Two"))))
  }

  @Test
  @DisplayName("A message that could not be sent stays in its row, and can be sent again")
  fun retry() {
    val draft = Draft(1, "Hello")
    this.show()
    this.service.loads.succeed(listOf(Samples.message(1)))
    this.send("Hello")
    this.service.sends.fail(Samples.OFFLINE)
    this.reloadMessageRows.assertLastValue(
      listOf(sent(Samples.message(1)), MessageRow.Failed(draft)))
    this.showErrorBanner.assertValue("Your message was not sent.")

    this.viewModel.inputs.retryButtonTapped(draft)
    this.reloadMessageRows.assertLastValue(
      listOf(sent(Samples.message(1)), MessageRow.Sending(draft)))
    this.clearDraftTextField.assertValueCount(1, "the next draft is kept")
    this.service.sends.succeed(Samples.message(2, "Hello"))
    this.reloadMessageRows.assertLastValue(
      listOf(sent(Samples.message(1)), sent(Samples.message(2, "Hello"))))
    assertEquals(listOf("Hello", "Hello"), this.service.sends.inputs())
  }

  @Test
  @DisplayName("The name of the participant leads to their profile")
  fun profile() {
    this.show()
    this.viewModel.inputs.participantNameTapped()
    this.goToProfile.assertValue(Samples.BOB)
  }

  @Test
  @DisplayName("Leaving the thread is told")
  fun leave() {
    this.show()
    this.viewModel.inputs.backButtonTapped()
    this.dismissThread.assertValueCount(1)
    assertEquals(listOf("Left Thread"), this.analytics.events())
  }
}
