package com.plumbline.examples.ui;

/** The screen with the messages of a thread. */
public final class MessagesFragment {}
