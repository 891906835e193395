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
import com.plumbline.examples.kotlin.viewmodels.LoginViewModel
import io.reactivex.rxjava3.disposables.CompositeDisposable

/** The view of `LoginViewModel`, made with Compose. */
@Composable
fun LoginScreen(viewModel: LoginViewModel.LoginViewModel, perform: (String, Any) -> Unit) {
  val email by viewModel.outputs.emailTextFieldText().subscribeAsState(initial = "")
  val isIndicatorHidden by viewModel.outputs.isActivityIndicatorHidden().subscribeAsState(initial = true)
  val isEnabled by viewModel.outputs.isLoginButtonEnabled().subscribeAsState(initial = false)
  val isMasked by viewModel.outputs.isPasswordMasked().subscribeAsState(initial = true)
  val currentPerform by rememberUpdatedState(perform)

  Column {
    EmailField(viewModel, email)
    PasswordField(viewModel, isMasked)
    Button(onClick = { if (isEnabled) viewModel.inputs.loginButtonTapped() }) {
      Text(if (isIndicatorHidden) "Log in" else "…")
    }
  }

  LaunchedEffect(viewModel) { viewModel.inputs.viewDidLoad() }

  DisposableEffect(viewModel) {
    val disposables = CompositeDisposable()

    disposables.add(
      viewModel.outputs.dismissKeyboard().compose(observeForUI()).subscribe { currentPerform("dismissKeyboard", it) }
    )
    disposables.add(
      viewModel.outputs.focusPasswordTextField().compose(observeForUI()).subscribe {
        currentPerform("focusPassword", it)
      }
    )
    disposables.add(
      viewModel.outputs.goToTwoFactor().compose(observeForUI()).subscribe { currentPerform("goToTwoFactor", it) }
    )
    disposables.add(
      viewModel.outputs.logIntoEnvironment().compose(observeForUI()).subscribe { currentPerform("logIn", it) }
    )
    disposables.add(
      viewModel.outputs.showErrorMessageDialog().compose(observeForUI()).subscribe { currentPerform("showError", it) }
    )

    onDispose { disposables.dispose() }
  }
}

@Composable
private fun EmailField(viewModel: LoginViewModel.LoginViewModel, email: String) {
  Column {
    Text(email)
    Button(onClick = { viewModel.inputs.emailChanged("") }) { Text("Clear") }
    Button(onClick = { viewModel.inputs.emailSuggestionTapped("ada@orchard.example") }) { Text("ada@orchard.example") }
    Button(onClick = viewModel.inputs::emailTextFieldDidReturn) { Text("Next") }
  }
}

@Composable
private fun PasswordField(viewModel: LoginViewModel.LoginViewModel, isMasked: Boolean) {
  Column {
    Button(onClick = { viewModel.inputs.passwordChanged("") }) { Text("Clear") }
    Button(onClick = viewModel.inputs::passwordVisibilityButtonTapped) { Text(if (isMasked) "Show" else "Hide") }
    Button(onClick = viewModel.inputs::passwordTextFieldDidReturn) { Text("Done") }
  }
}
