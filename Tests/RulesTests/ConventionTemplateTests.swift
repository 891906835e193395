import Foundation
import Rules
import TestSupport
import Testing

/// The templates that the documents of the convention show, under the preset that names their source.
struct ConventionTemplateTests {
  struct Template: Sendable, CustomTestStringConvertible {
    var name: String
    var preset: String
    var path: String
    /// The rules that may report it; their pages say why the finding is right.
    var rules: Set<String>
    var text: @Sendable () throws -> String
    var testDescription: String { self.name }
  }

  private static func file(_ path: String) -> @Sendable () throws -> String {
    { try String(contentsOf: Repository.folder.appendingPathComponent(path), encoding: .utf8) }
  }

  static let templates = [
    Template(
      name: "vm-structure, Java", preset: "kickstarter-2018", path: "MyViewModel.java",
      rules: ["unused-input"],
      text: file("Examples/Sources/JavaTemplate/com/plumbline/examples/template/MyViewModel.java")),
    Template(
      name: "vm-structure, Swift", preset: "kickstarter-2018", path: "ViewModel.swift",
      rules: ["unused-input"], text: { swift }),
    Template(
      name: "inputs-outputs, Java", preset: "kickstarter-2018", path: "DiscoveryViewModel.java",
      rules: ["explicit-self"], text: { pieces }),
    Template(
      name: "inputs-outputs, Swift", preset: "kickstarter-2018", path: "ProjectViewModel.swift",
      rules: ["placeholder-output"], text: { swiftPieces }),
    Template(
      name: "the article's skeleton", preset: "rx-blueprint", path: "MyViewModel.swift", rules: [],
      text: file("TestSupport/Blueprint/Skeleton/MyViewModel.txt")),
  ]

  @Test(
    "The convention's own templates have no findings, but for those whose page says why they are right",
    arguments: templates)
  func conforms(_ template: Template) throws {
    let report = try Lint.report(
      [(template.path, template.text())], configuration: "preset: \(template.preset)\n")
    #expect(report.viewModels == 1)
    #expect(
      Set(report.findings.map(\.rule)).isSubset(of: template.rules), "\(report.findings.map(\.message))")
    for id in template.rules {
      let rule = try #require(RuleSet.rule(id))
      #expect(rule.page.rationale.contains("the documents"), "the page of '\(id)' does not say why")
    }
  }

  /// The template in Swift. What the language refuses, '{ get }' behind a constant, is left out.
  private static let swift = """
    // {Alphabetized list of imports}
    import Models
    import ReactiveCocoa
    import Result

    public protocol ViewModelInputs {
      // {Alphabetized list of input functions with documentation}

      /// Call with the project supplied to the view.
      func configureWith(project project: Project)

      /// Call when the view loads.
      func viewDidLoad()
    }

    public protocol ViewModelOutputs {
      // {Alphabetized list of output signals with documentation}

      /// Emits the creator's name.
      var creatorName: Signal<String, NoError> { get }
    }

    public protocol ViewModelType {
      var inputs: ViewModelInputs { get }
      var outputs: ViewModelOutputs { get }
    }

    public final class ViewModel: ViewModelType, ViewModelInputs, ViewModelOutputs {

      // {Constructor of the view model at the top.}

      public init() {
        // {Assign all outputs in terms of the inputs.}

        self.creatorName = self.projectProperty.ignoreNil().map { $0.creator.name }
      }

      // {Implementation of interfaces at the bottom of the view model.}

      // {Alphabetized declaration of all input functions and the `MutableProperty`s that back them.}

      private let projectProperty = MutableProperty<Project?>(nil)
      public func configureWith(project project: Project) {
        self.projectProperty.value = project
      }
      private let viewDidLoadProperty = MutableProperty()
      public func viewDidLoad() {
        self.viewDidLoadProperty.value = ()
      }

      // {Alphabetized declaration of all output signals}

      public let creatorName: Signal<String, NoError>

      // {Declaration of inputs/outputs}

      public var inputs: ViewModelInputs { return self }
      public var outputs: ViewModelOutputs { return self }
    }

    // {Private helper methods (optional) at the bottom of the file.}

    private func helper() -> String {
      return "Hello"
    }

    """

  /// The pieces of the description of inputs and outputs in Swift, put together.
  private static let swiftPieces = """
    import ReactiveSwift
    import Result

    public protocol ProjectViewModelInputs {
      /// Call when the project is tapped.
      func projectTapped(_ project: Project)

      /// Call when the view loads.
      func viewDidLoad()
    }

    public protocol ProjectViewModelOutputs {
      /// Emits the parameters of the discovery to go to.
      var goToDiscovery: Signal<DiscoveryParams, NoError> { get }
    }

    public protocol ProjectViewModelType {
      var inputs: ProjectViewModelInputs { get }
      var outputs: ProjectViewModelOutputs { get }
    }

    public final class ProjectViewModel: ProjectViewModelType, ProjectViewModelInputs, ProjectViewModelOutputs {
      public init() {}

      fileprivate let projectTappedProperty = MutableProperty<Project?>(nil)
      public func projectTapped(_ project: Project) {
          self.projectTappedProperty.value = project
      }
      fileprivate let viewDidLoadProperty = MutableProperty()
      public func viewDidLoad() {
          self.viewDidLoadProperty.value = ()
      }

      public let goToDiscovery: Signal<DiscoveryParams, NoError> = .empty

      public var inputs: ProjectViewModelInputs { return self }
      public var outputs: ProjectViewModelOutputs { return self }
    }

    """

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
}
