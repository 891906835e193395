import Rules
import TestSupport
import Testing

/// What the documents of the convention show of Java.
struct JavaTemplateTests {
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

  @Test("The description of inputs and outputs keeps every rule, but for 'this' that it leaves out")
  func piecesAreConforming() throws {
    let report = try Lint.report([("DiscoveryViewModel.java", Self.pieces)])
    #expect(report.viewModels == 1)
    #expect(Set(report.findings.map(\.rule)) == ["explicit-self"])
    #expect(report.findings.count == 6)
  }
}
