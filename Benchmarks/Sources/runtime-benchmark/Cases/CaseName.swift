import ArgumentParser

/// What can be measured.
enum CaseName: String, CaseIterable, ExpressibleByArgument {
  case chain
  case form
  case viewModel = "view-model"
  case observers
  case disposal
  case switchMap = "switch-map"
  case merge
  case nested
  case joins
  case wideJoins = "wide-joins"
  case sequences
  case flatMap = "flat-map"
  case innerSignals = "inner-signals"
  case producer
  case property
  case blueprint
  case memory
  case debounce

  static var list: String { self.allCases.map(\.rawValue).joined(separator: ", ") }

  var cases: [Case] {
    switch self {
    case .chain: [Chain.make()]
    case .form: [Form.make()]
    case .viewModel: [ViewModelCreation.make(), ViewModelUse.make()]
    case .observers: [1, 10, 1_000].map(Observers.make)
    case .disposal: Disposal.counts.map(Disposal.make)
    case .switchMap: [SwitchMap.make(), SwitchMap.makeSwitching()]
    case .merge: [Merge.make()]
    case .nested: [NestedSends.make()]
    case .joins: [1, 10, 100, 1_000].flatMap { [ChainedJoins.make($0), ParallelJoins.make($0)] }
    case .wideJoins: WideJoins.counts.map(WideJoins.make)
    case .sequences: SequenceJoins.counts.map(SequenceJoins.make)
    case .flatMap:
      FlatMap.Strategy.allCases.flatMap { [FlatMap.make($0, 1), FlatMap.make($0, 10)] }
    case .innerSignals: [InnerSignals.makeStart()] + InnerSignals.counts.map(InnerSignals.makeEnd)
    case .producer: [ProducerStart.make()]
    case .property: [PropertyObservers.make(), PropertyReads.make()]
    case .memory: Memory.allCases.map { $0.make() }
    case .debounce: [Debounce.make()]
    case .blueprint: [BlueprintChain.make(), BlueprintForm.make()]
    }
  }
}
