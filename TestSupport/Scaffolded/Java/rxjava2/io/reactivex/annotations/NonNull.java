package io.reactivex.annotations;

/** An annotation that new view models use, from its public documentation. */
public @interface NonNull {}
