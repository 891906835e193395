package com.plumbline.examples.template;

/** What the template's view model is configured with. */
public final class Project {
  public final User creator;

  public Project(User creator) {
    this.creator = creator;
  }
}
