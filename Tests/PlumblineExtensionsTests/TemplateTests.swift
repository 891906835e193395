import PlumblineExtensions
import PlumblineTesting
import Testing

// The Swift template of the convention, with the imports changed. Its one syntax error, `let … { get }`, is left out.

struct Creator {
  var name: String
}

struct Project {
  var creator: Creator
}

protocol ViewModelInputs {
  /// Call with the project supplied to the view.
  func configureWith(project: Project)

  /// Call when the view loads.
  func viewDidLoad()
}

@available(*, deprecated, message: "It uses 'NoError'.")
protocol ViewModelOutputs {
  /// Emits the creator's name.
  var creatorName: Signal<String, NoError> { get }
}

@available(*, deprecated, message: "It uses 'NoError'.")
protocol ViewModelType {
  var inputs: any ViewModelInputs { get }
  var outputs: any ViewModelOutputs { get }
}

@available(*, deprecated, message: "It uses 'NoError'.")
final class ViewModel: ViewModelType, ViewModelInputs, ViewModelOutputs {
  init() {
    self.creatorName = self.projectProperty.ignoreNil().map { $0.creator.name }
  }

  private let projectProperty = MutableProperty<Project?>(nil)
  func configureWith(project: Project) {
    self.projectProperty.value = project
  }
  private let viewDidLoadProperty = MutableProperty()
  func viewDidLoad() {
    self.viewDidLoadProperty.value = ()
  }

  let creatorName: Signal<String, NoError>

  var inputs: any ViewModelInputs { return self }
  var outputs: any ViewModelOutputs { return self }
}

@Suite struct TemplateTests {
  @available(*, deprecated, message: "It uses 'NoError'.")
  @Test("The template of the convention compiles and works")
  func template() {
    let viewModel = ViewModel()
    let creatorName = TestObserver(viewModel.outputs.creatorName)
    viewModel.inputs.viewDidLoad()
    creatorName.assertDidNotEmitValue()
    viewModel.inputs.configureWith(project: Project(creator: Creator(name: "Ada")))
    creatorName.assertValues(["Ada"])
  }
}
