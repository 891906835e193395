package com.example.projects;

import rx.Observable;

/** The server. */
public interface ProjectClient {
  Observable<Project> fetch(Project project);
}
