package android.support.annotation;

/** The annotation of Android, as far as it is used. */
public @interface Nullable {}
