package com.plumbline.examples.kotlin.viewmodels

import com.plumbline.android.testing.TestObserver
import com.plumbline.examples.kotlin.support.ProfileServiceDouble
import com.plumbline.examples.models.User
import com.plumbline.examples.support.AnalyticsDouble
import com.plumbline.examples.support.Samples
import java.net.URI
import java.util.Optional
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.DisplayName
import org.junit.jupiter.api.Test

@DisplayName("ProfileViewModel")
class ProfileViewModelTests {
  private val analytics = AnalyticsDouble()
  private val service = ProfileServiceDouble()
  private val viewModel = ProfileViewModel.ProfileViewModel(this.analytics, this.service)
  private val avatarImageURL = TestObserver.of(this.viewModel.outputs.avatarImageURL())
  private val biographyLabelText = TestObserver.of(this.viewModel.outputs.biographyLabelText())
  private val endRefreshing = TestObserver.of(this.viewModel.outputs.endRefreshing())
  private val followButtonTitle = TestObserver.of(this.viewModel.outputs.followButtonTitle())
  private val goToGarden = TestObserver.of(this.viewModel.outputs.goToGarden())
  private val isBiographyLabelHidden = TestObserver.of(this.viewModel.outputs.isBiographyLabelHidden())
  private val isFollowButtonEnabled = TestObserver.of(this.viewModel.outputs.isFollowButtonEnabled())
  private val nameLabelText = TestObserver.of(this.viewModel.outputs.nameLabelText())
  private val reloadGardens = TestObserver.of(this.viewModel.outputs.reloadGardens())
  private val showErrorMessageDialog = TestObserver.of(this.viewModel.outputs.showErrorMessageDialog())
  private val showShareSheet = TestObserver.of(this.viewModel.outputs.showShareSheet())

  private val followedAda =
    User(1, "Ada", "ada@orchard.example", Optional.of("Prunes trees."), Samples.ADA.avatarUrl, true)

  private fun show(user: User) {
    this.viewModel.inputs.configureWith(user)
    this.viewModel.inputs.viewDidLoad()
  }

  @Test
  @DisplayName("A profile shows its user, and loads the gardens that they back")
  fun initialState() {
    this.show(Samples.ADA)
    this.nameLabelText.assertValue("Ada")
    this.avatarImageURL.assertValue(Samples.ADA.avatarUrl)
    this.biographyLabelText.assertValue("")
    this.isBiographyLabelHidden.assertValue(true)
    this.followButtonTitle.assertValue("Follow")
    this.isFollowButtonEnabled.assertValue(true)
    assertEquals(listOf(Samples.ADA), this.service.gardenLoads.inputs())
    this.service.gardenLoads.succeed(listOf(Samples.garden(1)))
    this.reloadGardens.assertValue(listOf(Samples.garden(1)))
    this.endRefreshing.assertValueCount(1)
  }

  @Test
  @DisplayName("The button cannot be tapped while the server is told")
  fun follow() {
    this.show(Samples.ADA)
    this.viewModel.inputs.followButtonTapped()
    assertEquals(listOf(true), this.service.follows.inputs())
    this.isFollowButtonEnabled.assertValues(true, false)
    this.followButtonTitle.assertValue("Follow")
    this.service.follows.succeed(this.followedAda)
    this.isFollowButtonEnabled.assertValues(true, false, true)
    this.followButtonTitle.assertValues("Follow", "Unfollow")
    this.biographyLabelText.assertValues("", "Prunes trees.")
    this.isBiographyLabelHidden.assertValues(true, false)
    assertEquals(1, this.service.gardenLoads.inputs().size)
  }

  @Test
  @DisplayName("Each tap starts from the user that the server confirmed last")
  fun unfollow() {
    this.show(Samples.ADA)
    this.viewModel.inputs.followButtonTapped()
    this.service.follows.succeed(this.followedAda)
    this.viewModel.inputs.followButtonTapped()
    this.service.follows.succeed(Samples.ADA)
    assertEquals(listOf(true, false), this.service.follows.inputs())
    this.followButtonTitle.assertValues("Follow", "Unfollow", "Follow")
  }

  @Test
  @DisplayName("What goes wrong is told, and the button can be tapped again")
  fun failures() {
    this.show(Samples.ADA)
    this.service.gardenLoads.fail(Samples.OFFLINE)
    this.endRefreshing.assertValueCount(1)
    this.viewModel.inputs.followButtonTapped()
    this.service.follows.fail(Samples.UNKNOWN)
    this.showErrorMessageDialog.assertValues("offline", "Something went wrong.")
    this.isFollowButtonEnabled.assertLastValue(true)
    this.followButtonTitle.assertValue("Follow")
    this.viewModel.inputs.followButtonTapped()
    assertEquals(listOf(true, true), this.service.follows.inputs())
  }

  @Test
  @DisplayName("Pulling the list loads the gardens again")
  fun refresh() {
    this.show(Samples.ADA)
    this.service.gardenLoads.succeed(listOf(Samples.garden(1)))
    this.viewModel.inputs.refreshControlPulled()
    this.service.gardenLoads.succeed(listOf(Samples.garden(1), Samples.garden(2)))
    this.endRefreshing.assertValueCount(2)
    this.reloadGardens.assertValues(listOf(Samples.garden(1)), listOf(Samples.garden(1), Samples.garden(2)))
  }

  @Test
  @DisplayName("A tap on a garden shows it, and is told with its row")
  fun tap() {
    this.show(Samples.ADA)
    this.viewModel.inputs.gardenTapped(Samples.garden(3), 2)
    this.goToGarden.assertValue(Samples.garden(3))
    assertEquals(listOf("Tapped Garden in Row 2"), this.analytics.events())
  }

  @Test
  @DisplayName("The share button shares the address of the profile")
  fun share() {
    this.viewModel.inputs.shareButtonTapped()
    this.showShareSheet.assertDidNotEmitValue()
    this.show(Samples.ADA)
    this.viewModel.inputs.shareButtonTapped()
    this.showShareSheet.assertValue(URI.create("https://orchard.example/people/1"))
  }
}
