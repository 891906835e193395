package com.plumbline.examples.support;

import com.plumbline.examples.models.Garden;
import com.plumbline.examples.models.Message;
import com.plumbline.examples.models.MessageThread;
import com.plumbline.examples.models.ServiceError;
import com.plumbline.examples.models.Session;
import com.plumbline.examples.models.User;
import java.net.URI;
import java.time.Instant;
import java.util.Optional;

/** Values that the tests share. */
public final class Samples {
  private Samples() {}

  public static final User ADA =
      new User(
          1,
          "Ada",
          "ada@orchard.example",
          Optional.empty(),
          Optional.of(URI.create("https://orchard.example/ada.png")),
          false);

  public static final User BOB = new User(2, "Bob", "bob@orchard.example");

  public static final Session SESSION = new Session("token", ADA);

  public static final MessageThread THREAD = new MessageThread(1, garden(1), BOB);

  public static final ServiceError OFFLINE =
      new ServiceError(ServiceError.Code.OFFLINE, "offline");

  public static final ServiceError UNKNOWN =
      new ServiceError(ServiceError.Code.UNKNOWN, "Something went wrong.");

  public static Garden garden(final int id) {
    return new Garden(id, "Garden " + id, "North", BOB);
  }

  /** A message of Bob's that the viewer has read. */
  public static Message message(final int id) {
    return message(id, "Hello");
  }

  /** A message of Bob's that the viewer has read. */
  public static Message message(final int id, final String body) {
    return new Message(id, BOB, body, false, true, Instant.EPOCH);
  }
}
