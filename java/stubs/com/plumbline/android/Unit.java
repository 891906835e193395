package com.plumbline.android;

/** What the library will have: the signatures that the examples need to be compiled. */
public enum Unit {
  INSTANCE
}
