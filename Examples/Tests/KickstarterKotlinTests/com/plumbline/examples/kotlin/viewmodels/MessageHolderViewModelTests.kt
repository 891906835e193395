package com.plumbline.examples.kotlin.viewmodels

import com.plumbline.android.testing.TestObserver
import com.plumbline.examples.models.BubbleAlignment
import com.plumbline.examples.models.Message
import com.plumbline.examples.models.User
import com.plumbline.examples.support.Samples
import java.time.Clock
import java.time.Instant
import java.time.ZoneOffset
import java.util.Optional
import org.junit.jupiter.api.DisplayName
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource
import org.junit.jupiter.params.provider.ValueSource

@DisplayName("MessageHolderViewModel")
class MessageHolderViewModelTests {
  private val longText = "a".repeat(281)

  private val viewModel = MessageHolderViewModel.ViewModel(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC))
  private val accessibilityLabel = TestObserver.of(this.viewModel.outputs.accessibilityLabel())
  private val avatarImageURL = TestObserver.of(this.viewModel.outputs.avatarImageURL())
  private val bodyLabelText = TestObserver.of(this.viewModel.outputs.bodyLabelText())
  private val bubbleAlignment = TestObserver.of(this.viewModel.outputs.bubbleAlignment())
  private val isReadMoreLinkHidden = TestObserver.of(this.viewModel.outputs.isReadMoreLinkHidden())
  private val isUnreadDotHidden = TestObserver.of(this.viewModel.outputs.isUnreadDotHidden())
  private val notifyDelegateOfAuthor = TestObserver.of(this.viewModel.outputs.notifyDelegateOfAuthor())
  private val sentAtLabelText = TestObserver.of(this.viewModel.outputs.sentAtLabelText())

  private fun message(author: User, body: String, isFromViewer: Boolean, isRead: Boolean): Message =
    Message(1, author, body, isFromViewer, isRead, Instant.EPOCH)

  @Test
  @DisplayName("A message of someone else stands on the leading side, with a picture and a spoken name")
  fun fromOther() {
    this.viewModel.inputs.configureWith(message(Samples.ADA, "Hi", false, true))
    this.bubbleAlignment.assertValue(BubbleAlignment.LEADING)
    this.avatarImageURL.assertValue(Samples.ADA.avatarUrl)
    this.bodyLabelText.assertValue("Hi")
    this.accessibilityLabel.assertValue("Ada wrote just now: Hi")
    this.sentAtLabelText.assertValue("just now")
  }

  @Test
  @DisplayName("A message of the viewer stands on the trailing side")
  fun fromViewer() {
    this.viewModel.inputs.configureWith(message(Samples.BOB, "Hi", true, true))
    this.bubbleAlignment.assertValue(BubbleAlignment.TRAILING)
    this.accessibilityLabel.assertValue("You wrote just now: Hi")
  }

  @Test
  @DisplayName("An author without a picture has the placeholder")
  fun placeholder() {
    this.viewModel.inputs.configureWith(Samples.message(1))
    this.avatarImageURL.assertValue(Optional.empty())
  }

  @ParameterizedTest
  @CsvSource("false, false, false", "false, true, true", "true, false, true", "true, true, true")
  @DisplayName("Only what others wrote and was not read has a dot")
  fun unreadDot(isFromViewer: Boolean, isRead: Boolean, isHidden: Boolean) {
    this.viewModel.inputs.configureWith(message(Samples.BOB, "Hello", isFromViewer, isRead))
    this.isUnreadDotHidden.assertValue(isHidden)
  }

  @ParameterizedTest
  @ValueSource(ints = [0, 1, 280])
  @DisplayName("A short message is shown as a whole, without a link")
  fun shortMessage(length: Int) {
    val body = "a".repeat(length)
    this.viewModel.inputs.configureWith(Samples.message(1, body))
    this.bodyLabelText.assertValue(body)
    this.isReadMoreLinkHidden.assertValue(true)
  }

  @Test
  @DisplayName("A long message is shortened until its link is tapped")
  fun expansion() {
    this.viewModel.inputs.configureWith(Samples.message(1, longText))
    this.bodyLabelText.assertValue(longText.substring(0, 280) + "…")
    this.isReadMoreLinkHidden.assertValue(false)
    this.viewModel.inputs.readMoreLinkTapped()
    this.bodyLabelText.assertLastValue(longText)
    this.isReadMoreLinkHidden.assertValues(false, true)
  }

  @Test
  @DisplayName("A view holder that is used again shortens its message")
  fun reuse() {
    this.viewModel.inputs.configureWith(Samples.message(1, longText))
    this.viewModel.inputs.readMoreLinkTapped()
    this.viewModel.inputs.configureWith(Samples.message(2, longText))
    this.bodyLabelText.assertLastValue(longText.substring(0, 280) + "…")
    this.isReadMoreLinkHidden.assertValues(false, true, false)
  }

  @ParameterizedTest
  @CsvSource(
    "-60, just now", "0, just now", "59, just now", "60, 1 min ago", "3599, 59 min ago",
    "3600, 1 h ago", "86399, 23 h ago", "86400, 1 d ago", "864000, 10 d ago"
  )
  @DisplayName("The age of a message is told in minutes, hours and days")
  fun age(seconds: Long, text: String) {
    this.viewModel.inputs.configureWith(
      Message(1, Samples.BOB, "Hello", false, true, Instant.EPOCH.minusSeconds(seconds)))
    this.sentAtLabelText.assertValue(text)
  }

  @Test
  @DisplayName("A view holder that is recycled shows no other message")
  fun recycled() {
    this.viewModel.inputs.configureWith(message(Samples.ADA, "Hi", false, true))
    this.viewModel.inputs.clearDisposables()
    this.viewModel.inputs.configureWith(message(Samples.ADA, "Bye", false, true))
    this.bodyLabelText.assertValue("Hi")
  }

  @Test
  @DisplayName("A tap on the picture tells the delegate of the author")
  fun avatar() {
    this.viewModel.inputs.avatarTapped()
    this.notifyDelegateOfAuthor.assertDidNotEmitValue()
    this.viewModel.inputs.configureWith(message(Samples.ADA, "Hello", false, true))
    this.viewModel.inputs.avatarTapped()
    this.viewModel.inputs.configureWith(message(Samples.BOB, "Hello", false, true))
    this.viewModel.inputs.avatarTapped()
    this.notifyDelegateOfAuthor.assertValues(Samples.ADA, Samples.BOB)
  }
}
