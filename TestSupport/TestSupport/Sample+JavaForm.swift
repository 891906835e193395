extension Sample {
  /// A view model in Java with the inputs `a` and `b`, the outputs `x` and `y`, and a subject of errors.
  package static func javaForm(_ code: String) -> String {
    """
    import rx.Observable;
    import rx.subjects.PublishSubject;

    interface FormViewModel {
      interface Inputs {
        void a(String text);
        void b();
      }

      interface Outputs {
        Observable<String> x();
        Observable<Boolean> y();
      }

      final class ViewModel extends ActivityViewModel<FormActivity> implements Inputs, Outputs {
        public ViewModel(final Environment environment) {
          super(environment);
          \(code)
        }

        private final PublishSubject<String> a = PublishSubject.create();
        private final PublishSubject<Void> b = PublishSubject.create();
        private final PublishSubject<Throwable> failed = PublishSubject.create();
        private Observable<String> x;
        private Observable<Boolean> y;
        @Override public void a(final String text) { this.a.onNext(text); }
        @Override public void b() { this.b.onNext(null); }
        @Override public Observable<String> x() { return this.x; }
        @Override public Observable<Boolean> y() { return this.y; }
      }
    }
    """
  }
}
