package com.plumbline.examples.models;

/** A row of the thread. */
public sealed interface MessageRow {
  /** A draft that could not be sent. */
  record Failed(Draft draft) implements MessageRow {}

  /** A draft that is on its way. */
  record Sending(Draft draft) implements MessageRow {}

  /** A message that the server has. */
  record Sent(Message message) implements MessageRow {}
}
