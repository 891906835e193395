package com.plumbline.examples.compose

import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.rxjava3.subscribeAsState
import com.plumbline.android.Transformers.observeForUI
import com.plumbline.examples.kotlin.viewmodels.ProfileViewModel
import com.plumbline.examples.models.Garden
import com.plumbline.examples.models.User
import io.reactivex.rxjava3.disposables.CompositeDisposable
import java.net.URI
import java.util.Optional

/** The view of `ProfileViewModel`, made with Compose. */
@Composable
fun ProfileScreen(viewModel: ProfileViewModel.ProfileViewModel, user: User, perform: (String, Any) -> Unit) {
  val avatar by viewModel.outputs.avatarImageURL().subscribeAsState(initial = Optional.empty<URI>())
  val biography by viewModel.outputs.biographyLabelText().subscribeAsState(initial = "")
  val isBiographyHidden by viewModel.outputs.isBiographyLabelHidden().subscribeAsState(initial = true)
  val gardens by viewModel.outputs.reloadGardens().subscribeAsState(initial = emptyList<Garden>())
  val isEnabled by viewModel.outputs.isFollowButtonEnabled().subscribeAsState(initial = false)
  val name by viewModel.outputs.nameLabelText().subscribeAsState(initial = "")
  val title by viewModel.outputs.followButtonTitle().subscribeAsState(initial = "")
  val currentPerform by rememberUpdatedState(perform)

  Column {
    Text("$name $avatar")
    if (!isBiographyHidden) Text(biography)
    Button(onClick = { if (isEnabled) viewModel.inputs.followButtonTapped() }) { Text(title) }
    Button(onClick = viewModel.inputs::shareButtonTapped) { Text("Share") }
    Button(onClick = viewModel.inputs::refreshControlPulled) { Text("Refresh") }
    gardens.forEachIndexed { row, garden ->
      Button(onClick = { viewModel.inputs.gardenTapped(garden, row) }) { Text("Garden $row") }
    }
  }

  LaunchedEffect(viewModel) {
    viewModel.inputs.configureWith(user)
    viewModel.inputs.viewDidLoad()
  }

  DisposableEffect(viewModel) {
    val disposables =
      CompositeDisposable(
        viewModel.outputs.endRefreshing().compose(observeForUI()).subscribe { currentPerform("endRefreshing", it) },
        viewModel.outputs.goToGarden().compose(observeForUI()).subscribe { currentPerform("goToGarden", it) },
        viewModel.outputs.showErrorMessageDialog().compose(observeForUI()).subscribe {
          currentPerform("showError", it)
        },
        viewModel.outputs.showShareSheet().compose(observeForUI()).subscribe { currentPerform("share", it) },
      )
    onDispose { disposables.dispose() }
  }
}
