package com.plumbline.examples.models;

/** A message that the user has written and that may not have reached the server yet. */
public record Draft(int id, String body) {}
