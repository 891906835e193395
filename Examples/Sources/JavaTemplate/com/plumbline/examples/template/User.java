package com.plumbline.examples.template;

/** The creator of a {@link Project}. */
public final class User {
  public final String name;

  public User(String name) {
    this.name = name;
  }
}
