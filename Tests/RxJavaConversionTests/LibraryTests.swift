import RxJavaConversion
import Testing

@Suite("Types of the app become those of the library")
struct LibraryTests {
  private static let base = """
    package com.app.libs;

    import rx.Observable;

    public class ActivityViewModel<V> {
      protected final Analytics analytics;
      protected final Clock clock;

      public ActivityViewModel(final Environment environment) {
        this.analytics = environment.analytics();
        this.clock = new Clock();
      }

      protected Observable<Object> intent() { return null; }
      public <T> Observable.Transformer<T, T> bindToLifecycle() { return null; }
    }
    """

  private static let environment = """
    package com.app.libs;

    public abstract class Environment {
      public abstract Analytics analytics();
      public abstract Client client();
      public abstract Flag firstFlag();
      public abstract Flag secondFlag();

      public abstract static class Builder {
        public abstract Builder client(Client client);
        public abstract Environment build();
      }

      public abstract Builder toBuilder();
    }
    """

  private static func viewModel(_ constructor: String, fields: String = "") -> String {
    """
    package com.app.viewmodels;

    import android.content.Intent;
    import com.app.libs.ActivityViewModel;
    import com.app.libs.Client;
    import com.app.libs.Environment;
    import com.app.libs.Project;
    import com.app.ui.ActivityResult;
    import java.util.Objects;
    import rx.Observable;

    public interface ProjectViewModel {
      final class ViewModel extends ActivityViewModel<Object> {
        \(fields)

        public ViewModel(final Environment environment) {
          super(environment);
          \(constructor)
        }
      }
    }
    """
  }

  private func convert(_ constructor: String, fields: String = "") -> Conversion {
    Conversion([
      ("ProjectViewModel.java", Self.viewModel(constructor, fields: fields)),
      ("ActivityViewModel.java", Self.base),
      ("Environment.java", Self.environment),
    ])
  }

  @Test(
    "in a constructor",
    arguments: [
      ("Client client = environment.client();", "Client client = environment.get(Client.class);"),
      (
        "intent().map(i -> i.getParcelableExtra(Keys.PROJECT)).ofType(Project.class);",
        "intent().mapOptional(i -> i.find(TypedKey.of(Keys.PROJECT, Project.class)));"
      ),
      (
        "intent().map(i -> i.getBooleanExtra(\"a\", false));",
        "intent().map(i -> i.find(TypedKey.of(\"a\", Boolean.class)).orElse(false));"
      ),
      (
        "intent().map(i -> i.getStringExtra(\"a\")).filter(Objects::nonNull);",
        "intent().mapOptional(i -> i.find(TypedKey.of(\"a\", String.class)));"
      ),
      (
        "intent().map(Intent::getAction).filter(a -> a != null);",
        "intent().mapOptional(TypedIntent::action);"
      ),
      (
        "intent().filter(i -> i.hasExtra(\"a\"));",
        "intent().filter(i -> i.extras().asMap().containsKey(\"a\"));"
      ),
      (
        "intent().map(i -> { final String a = i.getStringExtra(\"a\"); return a.length(); });",
        "intent().map(i -> { final String a = i.find(TypedKey.of(\"a\", String.class)).orElse(null); return a.length(); });"
      ),
      (
        "activityResult().filter(r -> r.isRequestCode(1)).filter(ActivityResult::isOk);",
        "activityResult().filter(r -> r.isFor(1)).filter(TypedResult::isOk);"
      ),
    ])
  func converted(_ old: String, _ new: String) {
    let text = self.convert(old).text(of: "ProjectViewModel.java")
    #expect(text.contains("      \(new)\n"))
    #expect(text.contains("import com.plumbline.android.ActivityViewModel;\n"))
    #expect(!text.contains("com.app.libs.ActivityViewModel"))
    let again = Conversion([("ProjectViewModel.java", text)])
    #expect(again.text == text)
    #expect(again.notes.isEmpty)
  }

  @Test("An extra that may be missing is listed unless the missing ones were dropped before")
  func missingExtras() {
    let conversion = self.convert("intent().map(i -> i.getStringExtra(\"a\"));")
    #expect(
      conversion.text(of: "ProjectViewModel.java").contains(
        "mapOptional(i -> i.find(TypedKey.of(\"a\", String.class)))"))
    #expect(
      conversion.notes == [
        "19: without this extra nothing is emitted, where RxJava 1 emitted null: check what depends on it"
      ])
  }

  @Test("A field of the old base class is declared where it is used")
  func inheritedField() {
    let conversion = self.convert("this.analytics.track();")
    let text = conversion.text(of: "ProjectViewModel.java")
    #expect(text.contains("{\n    private final Analytics analytics;\n"))
    #expect(text.contains("super(environment);\n      this.analytics = environment.get(Analytics.class);\n"))
    #expect(text.contains("import com.app.libs.Analytics;\n"))
    #expect(conversion.notes.isEmpty)
    // One that is not of the environment is listed.
    #expect(
      self.convert("this.clock.now();").notes == [
        "18: declare 'clock': the base class of the library does not have it"
      ])
    // A field of its own is no field of the base class.
    #expect(
      !self.convert("this.analytics.track();", fields: "private final Analytics analytics = null;")
        .text(of: "ProjectViewModel.java").contains("environment.get"))
  }

  @Test("The streams of the library's base class are those of RxJava 3, which do not change again")
  func newBase() {
    let conversion = self.convert(
      "activityResult().filter(r -> r.isOk()).map(r -> r.intent().getStringExtra(\"a\")).subscribe();")
    let text = conversion.text(of: "ProjectViewModel.java")
    #expect(
      text.contains(
        "compose(mapNotNull(r -> r.intent().find(TypedKey.of(\"a\", String.class)).orElse(null))).subscribe();"
      ))
    #expect(conversion.notes.count == 1)
    let again = Conversion([("ProjectViewModel.java", text)])
    #expect(again.text == text)
    #expect(again.notes.isEmpty)
    let left = text.replacing("compose(mapNotNull(", with: "map((").replacing(
      "))).subscribe", with: ")).subscribe")
    #expect(Conversion([("ProjectViewModel.java", left)]).text == left)
  }

  @Test("Two dependencies of one type are listed")
  func sharedTypes() {
    let conversion = self.convert("Object flag = environment.firstFlag();")
    #expect(conversion.text(of: "ProjectViewModel.java").contains("environment.firstFlag()"))
    #expect(
      conversion.notes == [
        "18: the environment has several dependencies of 'Flag': declare a type for 'firstFlag', and look it up by that"
      ])
    #expect(conversion.again().notes == conversion.notes)
  }

  @Test("Types that the library has stay as they are, and are listed")
  func replaced() {
    let conversion = self.convert("")
    #expect(conversion.text(of: "ActivityViewModel.java") == Self.base)
    #expect(conversion.text(of: "Environment.java") == Self.environment)
    #expect(
      conversion.files[1].notes.map(\.message) == [
        "the library has a counterpart of 'ActivityViewModel': delete this file when nothing uses it"
      ])
  }

  @Test("A test builds intents, environments and observers of the library")
  func tests() {
    let test = """
      package com.app.viewmodels;

      import android.content.Intent;
      import android.util.Pair;
      import com.app.libs.Client;
      import com.app.libs.Environment;
      import org.junit.Test;
      import rx.observers.TestSubscriber;

      public class ProjectViewModelTest {
        private final TestSubscriber<Void> goBack = new TestSubscriber<>();
        private final TestSubscriber<Pair<String, Void>> pairs = TestSubscriber.create();

        @Test
        public void test(final Environment environment, final ProjectViewModel.ViewModel viewModel, final Client client) {
          final Environment other = environment.toBuilder().client(client).build();
          final Intent intent = new Intent();
          intent.putExtra("name", "a");
          viewModel.intent(intent);
          viewModel.intent(new Intent().putExtra("count", 1).setAction("act"));
          viewModel.intent(new Intent());
          this.goBack.assertNoValues();
          this.goBack.assertValues(null, null);
          this.goBack.assertCompleted();
          this.pairs.assertValue(new Pair<>("a", null));
        }
      }
      """
    let conversion = Conversion([
      ("ProjectViewModelTest.java", test), ("ProjectViewModel.java", Self.viewModel("")),
      ("ActivityViewModel.java", Self.base), ("Environment.java", Self.environment),
    ])
    #expect(
      conversion.text == """
        package com.app.viewmodels;

        import com.app.libs.Client;
        import com.plumbline.android.Environment;
        import com.plumbline.android.NoValue;
        import com.plumbline.android.TypedIntent;
        import com.plumbline.android.TypedKey;
        import com.plumbline.android.ValuePair;
        import com.plumbline.android.testing.TestObserver;
        import org.junit.Test;

        public class ProjectViewModelTest {
          private final TestObserver<NoValue> goBack = new TestObserver<>();
          private final TestObserver<ValuePair<String, NoValue>> pairs = new TestObserver<>();

          @Test
          public void test(final Environment environment, final ProjectViewModel.ViewModel viewModel, final Client client) {
            final Environment other = environment.toBuilder().with(Client.class, client).build();
            final TypedIntent.Builder intent = TypedIntent.builder();
            intent.with(TypedKey.of("name", String.class), "a");
            viewModel.intent(intent.build());
            viewModel.intent(TypedIntent.builder().with(TypedKey.of("count", Integer.class), 1).action("act").build());
            viewModel.intent(TypedIntent.empty());
            this.goBack.assertDidNotEmitValue();
            this.goBack.assertValues(NoValue.INSTANCE, NoValue.INSTANCE);
            this.goBack.assertDidComplete();
            this.pairs.assertValue(ValuePair.create("a", null));
          }
        }
        """)
    #expect(conversion.notes == ["27: a 'ValuePair' has no null: pair an 'Optional'"])
    #expect(conversion.again().text == conversion.text)
  }
}
