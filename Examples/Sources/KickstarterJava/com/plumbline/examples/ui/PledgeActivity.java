package com.plumbline.examples.ui;

/** The screen on which users back a garden. */
public final class PledgeActivity {}
