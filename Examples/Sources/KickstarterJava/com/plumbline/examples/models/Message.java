package com.plumbline.examples.models;

import java.time.Instant;

/** One message in a thread between a backer and the keeper of a garden. */
public record Message(
    int id, User author, String body, boolean isFromViewer, boolean isRead, Instant sentAt) {}
