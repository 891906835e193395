package com.plumbline.examples.ui;

/** The screen on which users create an account. */
public final class SignupActivity {}
