package import SourceModel

/// An operator at which one event sends values that do not belong together, or the order of statements decides what is
/// sent.
package struct Hazard: Hashable, Sendable {
  /// The kind, by the rule that reports it.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A join emits several times for one event, with old and new values.
    case glitchingJoin = "glitching-join"
    /// A stream is sampled by what changes it.
    case orderDependentSampling = "order-dependent-sampling"
  }

  package var kind: Kind
  package var node: FlowNode
  /// The name of the stream whose events do it.
  package var cause: String
  /// What each event does, one after the other: "makes it emit (new street, old city), then (new street, new city)".
  package var sequence: String

  /// The sentence about an event: "each 'cityChanged' after the first makes it emit …"
  package var event: String {
    "each '\(self.cause)' \(self.kind == .glitchingJoin ? "after the first " : "")\(self.sequence)"
  }
}

extension DataFlow {
  /// The hazards of a view model, of which this is the graph.
  ///
  /// There are none on a library that delivers all changes of one event at once.
  ///
  /// - Parameter kinds: the kinds that are looked for.
  package func hazards(
    _ kinds: [Hazard.Kind] = Hazard.Kind.allCases, in viewModel: ViewModel
  ) -> [Hazard] {
    viewModel.hasTurns ? [] : kinds.flatMap(self.hazards)
  }

  private func hazards(of kind: Hazard.Kind) -> [Hazard] {
    switch kind {
    case .glitchingJoin: self.glitchingJoins
    case .orderDependentSampling: self.orderDependentSamplings
    }
  }
}

extension ViewModel {
  /// Whether the library delivers all changes of one event at once, in one turn.
  package var hasTurns: Bool {
    self.file.imports.contains { ["Plumbline", "PlumblineMacros", "PlumblineExtensions"].contains($0.path) }
  }
}
