package android.os;

/** The signatures of Android that new views use, from its public documentation. */
public final class Bundle {}
