package com.plumbline.examples.support;

import com.plumbline.examples.models.Message;
import com.plumbline.examples.models.MessageThread;
import com.plumbline.examples.services.MessageServiceType;
import io.reactivex.rxjava3.core.Observable;
import java.util.List;

/** A message service that the test answers for. */
public final class MessageServiceDouble implements MessageServiceType {
  public final Requests<MessageThread, List<Message>> loads = new Requests<>();
  public final Requests<String, Message> sends = new Requests<>();

  @Override
  public Observable<List<Message>> messages(final MessageThread thread) {
    return this.loads.request(thread);
  }

  @Override
  public Observable<Message> send(final String body, final MessageThread thread) {
    return this.sends.request(body);
  }
}
