package com.example.projects;

import android.support.annotation.Nullable;

/** A project. */
public final class Project implements java.io.Serializable {
  private static final long serialVersionUID = 1;

  private final String name;
  private final String category;

  public Project(final String name, final @Nullable String category) {
    this.name = name;
    this.category = category;
  }

  public String name() {
    return this.name;
  }

  public @Nullable String category() {
    return this.category;
  }
}
