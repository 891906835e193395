package com.plumbline.examples.models;

/** What is known of the app itself. */
public record Build(String versionName) {}
