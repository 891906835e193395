/// Writes a generated view model in the vocabulary of ReactiveSwift.
enum KickstarterSwiftWriter {
  static func lines(of viewModel: GeneratedViewModel, using random: inout SeededGenerator) -> [String] {
    let name = viewModel.name
    let wiring = self.separated(
      viewModel.outputs.map { output in
        self.assignment(of: output, from: random.pick(viewModel.inputs), in: viewModel, using: &random)
      })
    var lines = ["import Foundation", "import ReactiveSwift", "", "public protocol \(name)Inputs {"]
    lines += self.separated(
      viewModel.inputs.map { ["  /// \($0.documentation)", "  func \(self.signature($0))"] })
    lines += ["}", "", "public protocol \(name)Outputs {"]
    lines += self.separated(
      viewModel.outputs.map { ["  /// \($0.documentation)", "  var \(self.declaration($0)) { get }"] })
    lines += [
      "}", "", "public protocol \(name)Type {", "  var inputs: \(name)Inputs { get }",
      "  var outputs: \(name)Outputs { get }", "}", "",
      "public final class \(name): \(name)Type, \(name)Inputs, \(name)Outputs {",
      "  public init(service: \(viewModel.subject)ServiceType) {",
    ]
    let triggers = viewModel.inputs(notIn: wiring).filter { $0.name != "viewDidLoad" }
      .map { "self.\($0.name)Property.signal.ignoreValues()" }
    lines += ["    let loadEvent = Signal.merge("]
    lines += triggers.map { "      \($0)," } + ["      self.viewDidLoadProperty.signal"]
    lines += [
      "    )", "    .switchMap { service.\(viewModel.subject.lowercased())s().materialize() }", "",
      "    let loaded = loadEvent.values()", "",
    ]
    lines += wiring + ["  }"]
    for input in viewModel.inputs { lines += [""] + self.implementation(of: input) }
    lines.append("")
    lines += viewModel.outputs.map { "  public let \(self.declaration($0))" }
    lines += [
      "", "  public var inputs: \(name)Inputs { return self }",
      "  public var outputs: \(name)Outputs { return self }", "}", "",
      "private func title(of item: \(viewModel.subject)) -> String {", "  switch item.state {",
      "  case .active(let date):", "    return \"\\(item.title) since \\(date.formatted())\"",
      "  case .archived where item.isShared, .hidden:", "    return \"\\(item.title) (hidden)\"",
      "  default:", "    return item.title.isEmpty ? \"Untitled\" : item.title", "  }", "}",
    ]
    return lines
  }

  private static func separated(_ parts: [[String]]) -> [String] {
    Array(parts.joined(separator: [""]))
  }

  private static func signature(_ input: GeneratedPort) -> String {
    switch input.value {
    case .none: "\(input.name)()"
    case .flag: "\(input.name)(isOn: Bool)"
    default: "\(input.name)(_ value: \(input.value.type(nothing: "()")))"
    }
  }

  private static func declaration(_ output: GeneratedPort) -> String {
    "\(output.name): Signal<\(output.value.type(nothing: "()")), Never>"
  }

  private static func implementation(of input: GeneratedPort) -> [String] {
    let initial: String
    let value: String
    switch input.value {
    case .none: (initial, value) = ("(())", "()")
    case .flag: (initial, value) = ("(false)", "isOn")
    default: (initial, value) = ("<\(input.value.type(nothing: "()"))?>(nil)", "value")
    }
    return [
      "  fileprivate let \(input.name)Property = MutableProperty\(initial)",
      "  public func \(self.signature(input)) {", "    self.\(input.name)Property.value = \(value)", "  }",
    ]
  }

  private static func assignment(
    of output: GeneratedPort, from input: GeneratedPort, in viewModel: GeneratedViewModel,
    using random: inout SeededGenerator
  ) -> [String] {
    let signal = "self.\(input.name)Property.signal"
    let target = "    self.\(output.name) ="
    let choices: [[String]]
    switch output.value {
    case .none:
      choices = [
        ["\(target) \(signal).ignoreValues()"],
        [
          "\(target) Signal.merge(", "      \(signal).ignoreValues(),", "      loaded.ignoreValues()",
          "    )",
        ],
      ]
    case .text:
      choices = [
        ["\(target) loaded.map { $0.map(title(of:)).joined(separator: \", \") }"],
        [
          target, "      loaded", "      .takeWhen(\(signal))",
          "      .map { items in items.count == 1 ? \"1 item\" : \"\\(items.count) items\" }",
          "      .skipRepeats()",
        ],
      ]
    case .flag:
      choices = [
        [
          "\(target) Signal.merge(", "      self.viewDidLoadProperty.signal.mapConst(true),",
          "      loaded.map { items in items.isEmpty || items.contains { !$0.isShared } }", "    )",
          "    .skipRepeats()",
        ],
        ["\(target) loadEvent.map { $0.isTerminating }.skipRepeats()"],
      ]
    case .model:
      choices = [
        ["\(target) loaded.takeWhen(\(signal)).map { $0.first }.skipNil()"],
        [
          "\(target) loaded", "      .switchMap { items -> SignalProducer<\(viewModel.subject), Never> in",
          "        guard let item = items.first(where: { $0.isShared && $0.title != \"\" }) else {",
          "          return .empty", "        }", "        return service.details(of: item)",
          "          .on(starting: { item.markAsSeen() }, value: { $0.refresh(animated: true) })",
          "          .demoteErrors()", "      }",
        ],
      ]
    case .models:
      choices = [
        ["\(target) loaded"],
        [
          "\(target) Signal.combineLatest(loaded, \(signal))", "      .map { items, _ in",
          "        items.filter { $0.isShared }.sorted { first, second in",
          "          (first.title, first.identifier) < (second.title, second.identifier)", "        }",
          "      }",
        ],
      ]
    }
    return random.pick(choices)
  }
}
