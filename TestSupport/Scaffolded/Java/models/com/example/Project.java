package com.example;

/** A type that descriptions name. */
public final class Project {}
