package com.example;

/** A type that descriptions name. */
public final class Page<Item> {
  /** The item that the page begins with. */
  public final Item first;

  public Page(final Item first) {
    this.first = first;
  }
}
