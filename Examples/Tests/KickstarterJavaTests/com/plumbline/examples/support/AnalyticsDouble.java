package com.plumbline.examples.support;

import com.plumbline.examples.services.AnalyticsType;
import java.util.ArrayList;
import java.util.List;

/** Analytics that keep what they are told. */
public final class AnalyticsDouble implements AnalyticsType {
  private final List<String> events = new ArrayList<>();

  /** What was told, in order. */
  public List<String> events() {
    return List.copyOf(this.events);
  }

  @Override
  public void track(final String event) {
    this.events.add(event);
  }
}
