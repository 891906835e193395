import Rules
import SourceModel
import TestSupport
import Testing

struct ImplicitSchedulerTests {
  private static func source(_ code: String) -> String {
    """
    import rx.Observable;

    interface FormViewModel {
      interface Inputs { void a(String text); }
      interface Outputs { Observable<String> x(); }

      final class ViewModel extends ActivityViewModel<FormActivity> implements Inputs, Outputs {
        public ViewModel(final Environment environment) {
          super(environment);
          \(code)
        }

        private final PublishSubject<String> a = PublishSubject.create();
        private Observable<String> x;
        @Override public void a(final String text) { this.a.onNext(text); }
        @Override public Observable<String> x() { return this.x; }
      }
    }
    """
  }

  static let cases = [
    RuleCase(
      "A unit of time is the last argument", .kickstarterJava,
      messages: ["pass a scheduler to 'debounce': without one it waits on a computation thread"],
      source("this.x = this.a.▸debounce(1, TimeUnit.SECONDS);")),
    RuleCase(
      "In a lambda and on the class", .kickstarterJava,
      source("this.x = this.a.switchMap(s -> Observable.▸timer(1, TimeUnit.SECONDS).map(l -> s));")),
    RuleCase(
      "A scheduler follows", .kickstarterJava,
      source("this.x = this.a.delay(1, TimeUnit.SECONDS, environment.scheduler());")),
    RuleCase(
      "Streams say when", .kickstarterJava, source("this.x = this.a.debounce(s -> Observable.empty());")),
    RuleCase(
      "Other functions that take a time", .kickstarterJava,
      source("this.clock.wait(1, TimeUnit.SECONDS);\nthis.x = this.a;")),
  ]

  @Test("An operator of time without a scheduler is reported", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("implicit-scheduler") }
}
