package com.example

import androidx.compose.runtime.Composition

/** Composes new screens, taps their buttons, rotates them, and checks that they show the same again. */
fun main(names: Array<String>) {
  for (name in names) {
    val screen = Class.forName("com.example.${name}Kt").methods.single { it.name == name }
    val viewModel = screen.parameterTypes[0].getDeclaredConstructor().newInstance()
    fun show(composition: Composition): List<String> {
      composition.compose { screen.invoke(null, viewModel) }
      return composition.texts.toList()
    }

    var composition = Composition()
    val texts = show(composition)
    repeat(3) {
      composition.buttons.toList().forEach { it() }
      check(show(composition) == texts) { "$name shows something else when it is composed again" }
      val saved = composition.save()
      composition.dispose()
      composition = Composition(saved)
      check(show(composition) == texts) { "$name shows something else after a rotation" }
    }
    composition.dispose()
  }
  println("${names.size} screens were composed and rotated")
}
