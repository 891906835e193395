package com.plumbline.examples.ui;

/** The screen on which users choose how the app behaves. */
public final class SettingsFragment {}
