package com.plumbline.examples.models

data class Credentials(val email: String, val password: String) {
  val isPlausible: Boolean
    get() = email.contains("@") && password.isNotEmpty()
}
