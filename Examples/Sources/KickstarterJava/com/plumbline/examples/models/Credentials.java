package com.plumbline.examples.models;

/** The credentials that the login screen passes on when a second factor is asked for. */
public record Credentials(String email, String password) {}
