package com.example;

/** A type that descriptions name. */
public interface Shape {}
