package com.example.greeting;

/** As Android generates it. */
final class R {
  private R() {}

  static final class layout {
    private layout() {}

    static final int greeting = 1;
    static final int note = 2;
  }

  static final class id {
    private id() {}

    static final int greeting_label = 1;
    static final int farewell_label = 2;
  }
}
