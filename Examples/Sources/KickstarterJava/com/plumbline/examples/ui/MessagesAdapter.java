package com.plumbline.examples.ui;

/** Shows the rows of a thread. */
public final class MessagesAdapter {
  /** Is told what the user does with the rows. */
  public interface Delegate extends MessageViewHolder.Delegate {}
}
