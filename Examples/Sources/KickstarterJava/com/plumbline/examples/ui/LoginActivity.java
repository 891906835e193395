package com.plumbline.examples.ui;

/** The screen on which users sign in. */
public final class LoginActivity {}
