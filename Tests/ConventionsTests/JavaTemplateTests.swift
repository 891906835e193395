import Conventions
import TestSupport
import Testing

/// What the documents of the convention show of Java.
struct JavaTemplateTests {
  private static let template = """
    import android.support.annotation.NonNull;

    import com.example.libs.ActivityViewModel;
    import com.example.libs.Environment;
    import com.example.models.Project;
    import com.example.ui.MyActivity;

    import rx.Observable;
    import rx.subjects.PublishSubject;

    public interface MyViewModel {

      interface Inputs {
        /** Call to configure the view model with a project. */
        void configureWith(Project project);

        /** Call when the next page has been invoked. */
        void nextPage();
      }

      interface Outputs {
        /** Emits the creator name to be displayed. */
        Observable<String> creatorNameTextViewText();
      }

      final class ViewModel extends ActivityViewModel<MyActivity> implements Inputs, Outputs {

        // {Constructor of the view model at the top.}

        public ViewModel(final @NonNull Environment environment) {
          super(environment);

          this.creatorNameTextViewText = this.project.map(p -> p.creator.name);
        }

        // {Private helper methods (optional) before implementation of interfaces.}

        private static @NonNull String helper() {
          return "Hello";
        }

        // {Alphabetized declaration of all input `PublishSubject`s.}

        private final PublishSubject<Void> nextPage = PublishSubject.create();
        private final PublishSubject<Project> project = PublishSubject.create();

        // {Alphabetized declaration of all output observables.}

        private final Observable<String> creatorNameTextViewText;

        // {Declaration of inputs/outputs}

        public final Inputs inputs = this;
        public final Outputs outputs = this;

        // {Alphabetized declaration of all input functions.}

        @Override public void configureWith(final @NonNull Project project) {
          this.project.onNext(project);
        }
        @Override public void nextPage() {
          this.nextPage.onNext(null);
        }

        // {Alphabetized declaration of all output functions.}

        @Override public @NonNull Observable<String> creatorNameTextViewText() {
          return this.creatorNameTextViewText;
        }
      }
    }
    """

  /// The pieces of the description of inputs and outputs, put together.
  private static let pieces = """
    import rx.Observable;

    public interface DiscoveryViewModel {
      interface Inputs {
        /** Call when a project is clicked. */
        void projectClicked(Project project);
      }

      interface Outputs {
        /** Emits a project to be shown. */
        Observable<Project> showProject();

        /** Emits the projects to recommend. */
        Observable<List<Project>> showRecommendations();
      }

      final class ViewModel extends ActivityViewModel<DiscoveryActivity> implements Inputs, Outputs {
        public ViewModel(final @NonNull Environment environment) {
          super(environment);

          showProject = projectClicked;

          project
            .flatMap(this::relatedProjects)
            .compose(zipPair(rootCategory))
            .compose(bindToLifecycle())
            .subscribe(showRecommendations::onNext);
        }

        private final PublishSubject<Project> projectClicked = PublishSubject.create();

        private final Observable<Project> showProject;
        private final BehaviorSubject<List<Project>> showRecommendations = BehaviorSubject.create();

        public final Inputs inputs = this;
        public final Outputs outputs = this;

        @Override public void projectClicked(final @NonNull Project project) {
          projectClicked.onNext(project);
        };

        @Override public Observable<Project> showProject() { return showProject; }
        @Override public Observable<List<Project>> showRecommendations() {
          return showRecommendations;
        }
      }
    }
    """

  @Test("The template keeps every rule")
  func templateIsConforming() throws {
    let report = try Lint.report(
      [("MyViewModel.java", Self.template)], rules: Set(RuleSet.all.map(\.id)))
    #expect(report.viewModels == 1)
    #expect(report.findings.map(\.message) == [])
  }

  @Test("The description of inputs and outputs keeps every rule, but for 'this' that it leaves out")
  func piecesAreConforming() throws {
    let report = try Lint.report([("DiscoveryViewModel.java", Self.pieces)])
    #expect(report.viewModels == 1)
    #expect(Set(report.findings.map(\.rule)) == ["explicit-self"])
    #expect(report.findings.count == 6)
  }
}
