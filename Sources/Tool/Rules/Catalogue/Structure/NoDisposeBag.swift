import SourceModel

extension Rule {
  static let noDisposeBag = Rule(
    id: "no-dispose-bag",
    dialects: [.rxSwift],
    check: { viewModel, _ in
      let stored = viewModel.declaration.properties.filter { property in
        viewModel.holdsSubscriptions(property.knownType) && property.accessors == .stored
          && viewModel.heading(of: property) != .section(.lifeCycle)
      }
      .map { Located($0.header.name, in: viewModel.path) }
      let locals = viewModel.functionBodies.flatMap { body in
        body.value.locals.filter { local in
          viewModel.holdsSubscriptions(local.knownType)
            && !viewModel.isUnderLifeCycle(local.name.range, in: body)
        }
        .map { Located($0.name, in: body.path) }
      }
      let declared = (stored + locals).map { name in
        name.finding(
          "remove '\(name.value.text)', or place it under a '// ViewModel Life Cycle' comment: only the view subscribes",
          at: name.value.range)
      }
      return declared + Self.checkParameters(of: viewModel) + Self.checkDroppedSubscriptions(in: viewModel)
        + Self.checkBorrowedBags(of: viewModel)
    }
  )

  /// Checks that no function takes a bag as a parameter.
  private static func checkParameters(of viewModel: ViewModel) -> [Finding] {
    viewModel.functions.flatMap { function in
      function.value.parameters.filter { parameter in
        guard viewModel.holdsSubscriptions(parameter.type), let body = function.value.body else {
          return false
        }
        // If all subscriptions in the bag are made under the life cycle heading, the bag belongs there, too.
        let uses = body.calls.filter { call in
          call.chain?.links.contains { link in
            self.holders.contains(link.name.text)
              && link.arguments?.first?.value.chain.map { $0.isName(parameter.name) } ?? false
          } ?? false
        }
        return uses.isEmpty
          || !uses.allSatisfy { viewModel.isUnderLifeCycle($0.range, in: Located(body, in: function.path)) }
      }.map { parameter in
        function.finding(
          "remove the parameter '\(parameter.name)', or subscribe under a '// ViewModel Life Cycle' comment: only the "
            + "view subscribes", at: function.value.header.name.range)
      }
    }
  }

  /// Checks that no subscription is dropped: `_ = a.subscribe()`.
  private static func checkDroppedSubscriptions(in viewModel: ViewModel) -> [Finding] {
    viewModel.functionBodies.flatMap { body in
      body.value.effects.compactMap { effect -> Finding? in
        guard effect.kind == .call, let link = effect.target.chain?.links.last, link.arguments != nil,
          ["bind", "drive", "subscribe"].contains(link.name.text),
          let text = viewModel.file(at: body.path)?.text,
          text[TextRange(body.value.range.start, effect.range.start)].contains(/\b_\s*=\s*$/),
          !viewModel.isUnderLifeCycle(effect.range, in: body)
        else { return nil }
        return body.finding(
          "remove the subscription, or place it under a '// ViewModel Life Cycle' comment: only the view subscribes",
          at: link.name.range)
      }
    }
  }

  /// Checks the bags that the view model does not declare itself: those of a protocol, an extension, or a base class.
  private static func checkBorrowedBags(of viewModel: ViewModel) -> [Finding] {
    let own = Set(viewModel.properties.map(\.value.header.name.text))
    let uses = viewModel.allBodies.flatMap { body in
      body.value.calls.compactMap(\.chain).flatMap { Self.borrowedBags(in: $0, besides: own) }
        .map { (use: $0, isExempt: viewModel.isUnderLifeCycle($0.range, in: body), path: body.path) }
    }
    let reported = uses.filter { !$0.isExempt }
    for body in viewModel.bodies {
      for inherited in body.value.inherited where inherited.type.name == "HasDisposeBag" {
        guard uses.isEmpty || !reported.isEmpty else { return [] }
        return [body.finding("remove 'HasDisposeBag': only the view subscribes", at: inherited.range)]
      }
    }
    guard let first = reported.first, let text = viewModel.file(at: first.path)?.text else { return [] }
    return [
      Finding(
        "remove the subscription that '\(text[first.use.range])' holds, or place it under a "
          + "'// ViewModel Life Cycle' comment: only the view subscribes",
        path: first.path, range: first.use.range)
    ]
  }

  /// The methods that add a subscription to a bag.
  private static let holders: Set = ["disposed", "addDisposableTo"]

  /// The bags that a chain adds its subscriptions to, except for those of the view model.
  private static func borrowedBags(in chain: Chain, besides own: Set<String>) -> [Expression] {
    chain.links.compactMap { link in
      guard Self.holders.contains(link.name.text), let arguments = link.arguments,
        arguments.count == 1, let bag = arguments.first?.value, let bagChain = bag.chain,
        let member = bagChain.member, !own.contains(member.text)
      else { return nil }
      // A bag of another object belongs to that object.
      let isOfInstance = bagChain.linksAfterMember.isEmpty || member.text == "rx"
      return isOfInstance ? bag : nil
    }
  }
}
