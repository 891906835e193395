package com.plumbline.examples.models;

/** What the user filled in to sign up. */
public record SignupForm(String name, String email, String password, boolean receivesDigest) {}
