package rx.functions;

/** The signatures of RxJava 1 that new views use, from its public documentation. */
public interface Action1<T> {
  void call(T value);
}
