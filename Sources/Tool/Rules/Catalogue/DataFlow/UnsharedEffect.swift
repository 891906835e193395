import DataFlow
import SourceModel

extension Rule {
  static let unsharedEffect = Rule(
    id: "unshared-effect",
    dialects: [.kickstarterSwift, .rxSwift, .kickstarterJava, .kickstarterKotlin],
    forms: ViewModel.Form.ofStreams.union([.flows]),
    check: { viewModel, context in
      let flow = context.flow
      if viewModel.profile.portStyle == .functionsAndSignals {
        return flow.unsharedWork(inProducers: true).map { found in
          Finding(
            "start '\(flow.name(of: found.stream))' once, or share it with 'replayLazily(upTo: 1)': '\(found.work.name)' runs for each of its \(found.count) starts",
            path: found.stream.path, range: found.stream.range
          ).fixed(by: .refused("the number of values to replay depends on what each start needs"))
        }
      }
      if viewModel.form == .flows {
        return flow.unsharedWork(inProducers: false).map { found in
          Finding(
            "share '\(flow.name(of: found.stream))' with 'shareIn' or 'stateIn': '\(found.work.name)' runs for each of its \(found.count) collectors",
            path: found.stream.path, range: found.stream.range
          ).fixed(by: .refused("the scope and the start of the shared flow are a choice"))
        }
      }
      return flow.unsharedWork(inProducers: false).map { found in
        Finding(
          "add 'share()' to '\(flow.name(of: found.stream))': '\(found.work.name)' runs for each of its \(found.count) subscriptions",
          path: found.stream.path, range: found.stream.range
        ).fixed(by: LocalStreamFix.sharing(found.stream, in: viewModel, flow))
      }
    }
  )
}
