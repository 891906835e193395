package com.example.libs;

import com.example.projects.ProjectClient;

/** The dependencies of the app, which the library replaces. */
public abstract class Environment {
  public abstract Analytics analytics();
  public abstract ProjectClient client();

  public abstract static class Builder {
    public abstract Builder analytics(Analytics analytics);
    public abstract Builder client(ProjectClient client);
    public abstract Environment build();
  }

  public static Builder builder() {
    return null;
  }

  public abstract Builder toBuilder();
}
