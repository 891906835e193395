package io.reactivex.functions;

/** The signatures of RxJava 2 that new views use, from its public documentation. */
public interface Consumer<T> {
  void accept(T value) throws Exception;
}
