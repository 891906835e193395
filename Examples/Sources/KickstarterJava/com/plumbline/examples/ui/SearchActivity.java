package com.plumbline.examples.ui;

/** The screen that finds gardens. */
public final class SearchActivity {}
