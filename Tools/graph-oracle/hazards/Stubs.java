import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.ObservableTransformer;
import java.util.ArrayList;
import java.util.List;

// What the examples of rules name.

class ActivityViewModel<View> {
  ActivityViewModel(final Environment environment) {}

  static <Value> ObservableTransformer<Value, Value> neverError() {
    return values -> values.onErrorComplete();
  }
}

final class LoginActivity {}

record User(String name, boolean isKnown) {}

final class ApiClientType {
  final List<String> requests = new ArrayList<>();

  Observable<User> user(final String email) {
    return this.request(email, new User(email, true));
  }

  Observable<Boolean> isKnown(final String email) {
    return this.request(email, true);
  }

  /** It fails for an address without a user. */
  private <Value> Observable<Value> request(final String email, final Value value) {
    return Observable.defer(
        () -> {
          this.requests.add(email);
          return email.isEmpty() ? Observable.error(new IllegalArgumentException()) : Observable.just(value);
        });
  }
}

record Environment(ApiClientType apiClient) {}
