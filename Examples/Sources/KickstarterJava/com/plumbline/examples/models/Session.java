package com.plumbline.examples.models;

/** What the server hands out for a pair of correct credentials. */
public record Session(String token, User user) {}
