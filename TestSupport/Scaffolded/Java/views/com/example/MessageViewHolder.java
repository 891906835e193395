package com.example;

/** A view whose view model is new. */
public final class MessageViewHolder {}
