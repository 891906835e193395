package com.plumbline.examples.models;

import java.net.URI;
import java.util.Optional;

/** A person who tends a garden or backs one. */
public record User(
    int id,
    String name,
    String email,
    Optional<String> biography,
    Optional<URI> avatarUrl,
    boolean isFollowedByViewer) {

  /** A user without a biography and a picture, whom the viewer does not follow. */
  public User(int id, String name, String email) {
    this(id, name, email, Optional.empty(), Optional.empty(), false);
  }
}
