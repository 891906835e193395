public import PortUses
public import SourceModel

/// The configuration of a rule, and what it may know of the whole run.
public struct RuleContext: Sendable {
  private let options: [String: [String]]
  /// Who uses the ports of view models; nil where the run was not searched for uses.
  public var uses: RunUses?

  /// - Parameter options: the values that the configuration sets, by the names of the options.
  public init(options: [String: [String]] = [:], uses: RunUses? = nil) {
    self.options = options
    self.uses = uses
  }

  /// Who uses the ports of a view model; nil where the run was not searched for uses.
  public func uses(of viewModel: ViewModel) -> ViewModelUses? { self.uses?.uses(of: viewModel) }

  /// The value of an option.
  public func value(of option: RuleOption) -> [String] {
    self.options[option.name] ?? option.defaultValue
  }
}
