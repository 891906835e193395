package com.plumbline.examples.models;

/** A share of a garden's harvest, sent to those who back it. */
public record HarvestShare(int id, double minimum, double maximum, String title) {}
