package com.example;

/** A type that descriptions name. */
public final class Outer {
  public static final class Inner {}
}
