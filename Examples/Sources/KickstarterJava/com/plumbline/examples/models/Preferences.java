package com.plumbline.examples.models;

/** What a user chose in the settings. */
public record Preferences(boolean receivesDigest, boolean receivesPushNotifications, Units units) {
  public enum Units {
    IMPERIAL,
    METRIC
  }

  /** The same preferences but for the weekly digest. */
  public Preferences withDigest(boolean receivesDigest) {
    return new Preferences(receivesDigest, this.receivesPushNotifications, this.units);
  }

  /** The same preferences but for the push notifications. */
  public Preferences withPushNotifications(boolean receivesPushNotifications) {
    return new Preferences(this.receivesDigest, receivesPushNotifications, this.units);
  }

  /** The same preferences but for the units. */
  public Preferences withUnits(Units units) {
    return new Preferences(this.receivesDigest, this.receivesPushNotifications, units);
  }
}
