package com.plumbline.examples.models;

/** A community garden that looks for backers. */
public record Garden(int id, String name, String neighborhood, User keeper) {}
