package com.plumbline.examples.services;

/** Records what users do. */
public interface AnalyticsType {
  /** Records one event. */
  void track(String event);
}
