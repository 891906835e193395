package com.plumbline.examples.services;

import com.plumbline.examples.models.Message;
import com.plumbline.examples.models.MessageThread;
import io.reactivex.rxjava3.core.Observable;
import java.util.List;

/** Reads and writes messages. */
public interface MessageServiceType {
  /** Loads the messages of a thread, oldest first. */
  Observable<List<Message>> messages(MessageThread thread);

  /** Sends a message to the other participant of a thread. */
  Observable<Message> send(String body, MessageThread thread);
}
