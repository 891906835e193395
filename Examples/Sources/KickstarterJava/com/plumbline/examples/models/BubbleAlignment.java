package com.plumbline.examples.models;

/** The side of the thread that a bubble is aligned with. */
public enum BubbleAlignment {
  LEADING,
  TRAILING
}
