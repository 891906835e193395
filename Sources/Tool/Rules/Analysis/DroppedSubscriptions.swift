import SourceModel

/// The subscriptions of a view model in Kotlin whose disposables are dropped.
struct DroppedSubscriptions {
  private let viewModel: ViewModel
  /// The names of calls that keep a subscription without an argument, or before it is made.
  private let accepted: [String]

  init(_ viewModel: ViewModel, accepted: [String]) {
    self.viewModel = viewModel
    self.accepted = accepted
  }

  var findings: [Finding] {
    self.viewModel.allBodies.flatMap { body in
      body.value.withNestedBodies.flatMap { code in
        code.effects.compactMap { effect -> Finding? in
          // The caller of a function is assumed to keep what the function returns.
          guard case .call = effect.kind, code.result?.range != effect.range,
            let subscribe = effect.target.chain.flatMap(self.droppedCall)
          else { return nil }
          return body.finding(self.message(for: subscribe), at: subscribe.name.range)
        }
      }
    }
  }

  private func message(for subscribe: Chain.Link) -> String {
    // Some base classes bind streams, as in Java.
    if self.viewModel.library.baseClasses.contains(self.viewModel.base?.type.name ?? "") {
      return
        "insert '.compose(bindToLifecycle())' before 'subscribe': an unbound subscription outlives the view"
    }
    // `subscribe` returns no disposable when it gets an observer.
    let change =
      Self.takesObserver(subscribe)
      ? "give 'subscribe' a lambda, and hand what it returns" : "hand what 'subscribe' returns"
    return "\(change) to 'addToDisposable' or the like: an unbound subscription outlives the view model"
  }

  /// The call of `subscribe` in a statement that drops the result.
  private func droppedCall(in chain: Chain) -> Chain.Link? {
    guard let index = chain.links.lastIndex(where: { $0.name.text == "subscribe" && $0.arguments != nil }),
      LifecycleBinding(chain: chain, viewModel: self.viewModel, path: self.viewModel.path, writesThis: false)
        .isStream(before: index),
      !chain.links[..<index].contains(where: {
        self.accepted.contains($0.name.text) || LifecycleBinding.isBinding($0)
      }),
      !chain.links[(index + 1)...].contains(where: {
        self.accepted.contains($0.name.text) || !($0.arguments ?? []).isEmpty
      })
    else { return nil }
    return chain.links[index]
  }

  /// Whether `subscribe` gets an observer, such as a subject.
  private static func takesObserver(_ subscribe: Chain.Link) -> Bool {
    guard subscribe.arguments?.count == 1, let chain = subscribe.arguments?.first?.value.chain else {
      return false
    }
    return chain.links.allSatisfy { $0.arguments == nil }
  }
}
