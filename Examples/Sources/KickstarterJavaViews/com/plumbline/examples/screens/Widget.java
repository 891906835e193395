package com.plumbline.examples.screens;

/** What the screens use of a view of Android. */
final class Widget {
  boolean isEnabled;
  boolean isHidden;
  boolean isOn;
  boolean isSecureTextEntry;
  String text;
}
