package com.plumbline.examples.template;

/** The screen that the template's view model belongs to. */
public final class MyActivity {}
