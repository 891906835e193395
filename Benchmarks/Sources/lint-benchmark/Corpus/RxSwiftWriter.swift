/// Writes a generated view model as the RxSwift blueprint has it.
enum RxSwiftWriter {
  static func lines(of viewModel: GeneratedViewModel, using random: inout SeededGenerator) -> [String] {
    let name = viewModel.name
    let subject = viewModel.subject
    let wiring = self.separated(
      viewModel.outputs.map { output in
        self.assignment(of: output, from: random.pick(viewModel.inputs), in: viewModel, using: &random)
      })
    var lines = ["import Action", "import Foundation", "import RxSwift", "", "protocol \(name)InputsType {"]
    lines += self.separated(
      viewModel.inputs.map { ["  /// \($0.documentation)", "  var \(self.input($0)) { get }"] })
    lines += ["}", "", "protocol \(name)OutputsType {"]
    lines += self.separated(
      viewModel.outputs.map { ["  /// \($0.documentation)", "  var \(self.output($0)) { get }"] })
    lines += [
      "}", "", "protocol \(name)ActionsType {", "  /// Closes the screen.",
      "  var closeAction: CocoaAction { get }", "", "  /// Saves what was changed.",
      "  var saveAction: Action<\(subject), Void> { get }", "}", "",
      "protocol \(name)Type: AnyObject {", "  var inputs: \(name)InputsType { get }",
      "  var outputs: \(name)OutputsType { get }", "  var actions: \(name)ActionsType { get }", "}", "",
      "final class \(name): \(name)Type {", "", "  var inputs: \(name)InputsType { return self }",
      "  var outputs: \(name)OutputsType { return self }",
      "  var actions: \(name)ActionsType { return self }", "", "  // Setup",
      "  private let service: \(subject)ServiceType", "  private let coordinator: SceneCoordinatorType", "",
      "  // Inputs",
    ]
    lines += viewModel.inputs.map { "  let \(self.input($0))" }
    lines += ["", "  // Outputs"]
    lines += viewModel.outputs.map { "  let \(self.output($0))" }
    lines += [
      "", "  // ViewModel Life Cycle", "",
      "  init(service: \(subject)ServiceType, coordinator: SceneCoordinatorType) {", "    // Setup",
      "    self.service = service", "    self.coordinator = coordinator", "", "    // Inputs",
    ]
    lines += viewModel.inputs.map { "    \($0.name) = PublishSubject()" }
    lines += ["", "    // Outputs", "    let loaded = Observable.merge("]
    lines += viewModel.inputs(notIn: wiring).map { "      \($0.name).map { _ in () }," }
    lines += [
      "      Observable.just(())", "    )",
      "    .flatMapLatest { service.\(subject.lowercased())s() }", "    .share(replay: 1)", "",
    ]
    lines += wiring
    lines += [
      "", "    // ViewModel Life Cycle", "  }", "", "  // Actions",
      "  lazy var closeAction: CocoaAction = CocoaAction { [coordinator] in",
      "    coordinator.pop(animated: true)", "  }", "",
      "  lazy var saveAction: Action<\(subject), Void> = Action { [service, coordinator] item in",
      "    service.save(item)", "      .flatMap { coordinator.transition(to: .detail(item), type: .push) }",
      "  }", "}", "", "extension \(name): \(name)InputsType, \(name)OutputsType, \(name)ActionsType {}",
    ]
    return lines
  }

  private static func separated(_ parts: [[String]]) -> [String] {
    Array(parts.joined(separator: [""]))
  }

  private static func input(_ input: GeneratedPort) -> String {
    "\(input.name): PublishSubject<\(input.value.type(nothing: "Void"))>"
  }

  private static func output(_ output: GeneratedPort) -> String {
    "\(output.name): Observable<\(output.value.type(nothing: "Void"))>"
  }

  private static func assignment(
    of output: GeneratedPort, from input: GeneratedPort, in viewModel: GeneratedViewModel,
    using random: inout SeededGenerator
  ) -> [String] {
    let target = "    \(output.name) ="
    let choices: [[String]]
    switch output.value {
    case .none:
      choices = [
        ["\(target) \(input.name).map { _ in () }"],
        ["\(target) Observable.merge(\(input.name).map { _ in () }, loaded.map { _ in () })"],
      ]
    case .text:
      choices = [
        ["\(target) loaded.map { $0.map { $0.title }.joined(separator: \", \") }"],
        [
          target, "      loaded", "      .sample(\(input.name))",
          "      .map { items in items.count == 1 ? \"1 item\" : \"\\(items.count) items\" }",
          "      .startWith(\"\")", "      .distinctUntilChanged()",
        ],
      ]
    case .flag:
      choices = [
        [
          "\(target) Observable.combineLatest(", "      loaded,",
          "      \(input.name).map { _ in true }.startWith(false)", "    )",
          "    .map { items, wasTapped in items.isEmpty || (wasTapped && items.contains { !$0.isShared }) }",
          "    .distinctUntilChanged()",
        ],
        ["\(target) loaded.map { $0.isEmpty }.startWith(true).distinctUntilChanged()"],
      ]
    case .model:
      choices = [
        ["\(target) loaded.sample(\(input.name)).compactMap { $0.first }"],
        [
          target, "      loaded", "      .flatMapLatest { items -> Observable<\(viewModel.subject)> in",
          "        guard let item = items.first(where: { $0.isShared && $0.title != \"\" }) else {",
          "          return .empty()", "        }", "        return service.details(of: item)",
          "          .do(onNext: { $0.refresh(animated: true) }, onSubscribe: { item.markAsSeen() })",
          "          .catchAndReturn(item)", "      }",
        ],
      ]
    case .models:
      choices = [
        ["\(target) loaded"],
        [
          target, "      loaded", "      .map { items in",
          "        items.filter { $0.isShared }.sorted { first, second in",
          "          (first.title, first.identifier) < (second.title, second.identifier)", "        }",
          "      }",
        ],
      ]
    }
    return random.pick(choices)
  }
}
