import SourceModel

/// All rules.
package enum RuleSet {
  /// The rules in the order of the documentation.
  package static let all: [Rule] = [
    // File and imports
    .sortedImports, .noUIImport,
    // Declarations
    .viewModelName, .portProtocols, .typeProtocol, .classBoundType, .finalViewModel, .conformanceExtension,
    // Ports
    .sortedInputs, .sortedOutputs, .sortedActions, .documentedInputs, .documentedOutputs, .voidInput,
    .inputType,
    .outputType, .actionType, .literalNames,
    // Storage
    .inputStorage, .inputStorageType, .inputStorageName, .optionalStorage, .privateStorage,
    .sortedInputStorage, .sortedInputFunctions, .sortedOutputStorage, .sortedOutputFunctions,
    .outputStorageType, .outputStorageName, .behaviorSubjectOneOff, .forwardedInput,
    // Structure
    .sectionOrder, .portsDeclaration, .outputsInInit, .placeholderOutput, .explicitSelf, .helperPlacement,
    .initOnlySetup, .actionsOnly, .noDisposeBag, .noVariable, .injectedDependencies, .missingService,
    .sceneCoordinator,
    .serviceStruct, .noBaseService,
    .bindToLifecycle, .disposablesCleared, .initializedBeforeUse,
    // Data flow
    .unusedInput, .unusedValue, .silentOutput, .orderDependentSampling, .glitchingJoin, .unsharedEffect,
    .reentrantFeed, .retainedSelf, .implicitScheduler, .swallowedError, .unhandledError, .staleWrite,
    .detachedWork, .unsynchronizedWrite, .flowInGetter, .lossyEmit,
    // Uses
    .unboundOutput, .uncalledInput, .bypassedPorts, .boundTwice, .missingObserveOnUI, .untestedOutput,
    .untestedInput, .undrivenTest,
    // The tool itself
    .outsideConvention, .unusedSuppression, .invalidSuppression, .parseError,
  ]

  /// The rules about what code does; the others are about its form.
  package static let aboutBehavior: Set = [
    "behavior-subject-one-off", "bind-to-lifecycle", "bound-twice", "detached-work", "disposables-cleared",
    "flow-in-getter", "glitching-join", "initialized-before-use", "input-storage", "lossy-emit",
    "missing-observe-on-ui", "order-dependent-sampling", "parse-error", "reentrant-feed", "retained-self",
    "silent-output", "stale-write", "swallowed-error", "unbound-output", "uncalled-input", "undriven-test",
    "unhandled-error", "unshared-effect", "unsynchronized-write", "unused-input", "unused-value",
  ]

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// The rule with an ID; nil for an unknown ID.
  package static func rule(_ id: String) -> Rule? { self.byID[id] }

  /// The ID of a rule that is near to a misspelled one; nil when none is.
  package static func suggestion(for id: String) -> String? {
    EditDistance.nearest(to: id, among: self.all.map(\.id), atMost: max(2, id.count / 3))
  }
}
