package com.plumbline.examples.ui;

import com.plumbline.examples.models.Draft;

/** Holds the views of one message in a thread. */
public final class MessageViewHolder {
  /** Is told what the user does with a message. */
  public interface Delegate {
    /** Called with the draft whose retry button was tapped, and with its view holder. */
    void retryButtonTapped(MessageViewHolder viewHolder, Draft draft);
  }
}
