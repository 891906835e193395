package com.plumbline.examples.models;

/** A confirmed promise to back a garden. */
public record Pledge(int id, Garden garden, double total) {}
