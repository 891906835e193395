import DataFlow
package import PortUses
package import SourceModel

/// What a rule may know besides the declarations of the view model that it checks: its configuration, the data flow of
/// the view model, and the whole run.
package struct RuleContext {
  /// The values that the configuration sets, by the names of the options.
  package var options: [String: [String]] = [:]
  /// Who uses the ports of view models; nil where the run was not searched for uses.
  package let uses: RunUses?
  private let lazyFlow: LazyFlow

  package init(of viewModel: ViewModel, uses: RunUses? = nil) {
    self.uses = uses
    self.lazyFlow = LazyFlow(viewModel)
  }

  /// How values flow through the view model.
  var flow: DataFlow { self.lazyFlow.graph }

  /// Who uses the ports of a view model; nil where the run was not searched for uses.
  package func uses(of viewModel: ViewModel) -> ViewModelUses? { self.uses?.uses(of: viewModel) }

  /// The value of an option.
  package func value(of option: RuleOption) -> [String] {
    self.options[option.name] ?? option.defaultValue
  }

  /// A graph that several rules ask for, and many view models do not need.
  private final class LazyFlow {
    private let viewModel: ViewModel
    private(set) lazy var graph = DataFlow(self.viewModel)

    init(_ viewModel: ViewModel) { self.viewModel = viewModel }
  }
}
