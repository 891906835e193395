package android.app;

/** The signatures of Android that new views use, from its public documentation. */
public class Application {}
