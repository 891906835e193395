package com.plumbline.examples.models;

/** A conversation about a garden. */
public record MessageThread(int id, Garden garden, User participant) {}
