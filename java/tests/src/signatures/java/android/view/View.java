package android.view;

/** As much of Android's class as the documentation needs. */
public class View {}
