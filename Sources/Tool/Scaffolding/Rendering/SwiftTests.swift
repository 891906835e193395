import Engine
import SourceModel

/// The tests of a view model in Swift: each makes it, calls an input or observes an output, and then fails.
struct SwiftTests {
  let description: ViewModelDescription
  let dialect: ScaffoldDialect
  let options: ScaffoldOptions
  /// The type of the coordinator that the view model takes, if it takes one.
  let coordinator: String?

  private var isOfRxSwift: Bool { self.dialect == .rxSwift }
  private var usesPlumbline: Bool { !self.isOfRxSwift && self.options.swiftLibrary != .reactiveSwift }

  /// How the framework of the tests fails, and what it expects to be true.
  private var assertions: (failure: String, truth: (String) -> String) {
    switch self.options.testFramework {
    case .xcTest: ("XCTFail", { "XCTAssertTrue(\($0))" })
    case .quick, .quick6: ("fail", { "expect(\($0)).to(beTrue())" })
    default: ("Issue.record", { "#expect(\($0))" })
    }
  }

  /// Adds the tests to the values of the view model.
  func complete(
    _ context: inout RenderContext, inputs: [RenderContext], outputs: [RenderContext],
    actions: [RenderContext]
  ) {
    context[flag: "isXCTest"] = self.options.testFramework == .xcTest
    context[flag: "isQuick"] = self.options.testFramework?.isQuick == true
    context[text: "spec"] = self.options.testFramework == .quick6 ? "func spec" : "class func spec"
    context[flag: "isSwiftTesting"] = !context[flag: "isXCTest"] && !context[flag: "isQuick"]
    let isCalled = self.isOfRxSwift ? "receives a value" : "is called"
    var tests = zip(self.description.inputs, inputs).map { input, context in
      let lines = self.call(input).map { [$0] } ?? ["// Call '\(input.fullName)'.", "_ = viewModel.inputs"]
      return self.test("Input ", context, lines, "which outputs emit when the input \(isCalled)?")
    }
    tests += zip(self.description.outputs, outputs).map { output, context in
      let inputs =
        self.description.inputs.filter { output.madeOf.contains($0.name) } + self.description.inputs
      let call = inputs.firstResult(of: self.call).map { [$0] } ?? []
      return self.test(
        "Output ", context, self.observing(context, calling: call), "what does the output emit, and when?")
    }
    tests += zip(self.description.actions, actions).map { action, context in
      let name = "viewModel.actions.\(context[text: "name"])"
      let run = Self.sample(action.input).map {
        self.isOfRxSwift ? "\(name).execute(\($0))" : "\(name).apply(\($0)).start()"
      }
      return self.test(
        "Action ", context, [run ?? "_ = \(name)"], "what does the action return, and when is it enabled?")
    }
    if tests.isEmpty {
      var port = RenderContext()
      port[text: "title"] = self.description.name
      port[text: "test"] = "initialize"
      tests = [self.test("", port, ["_ = viewModel"], "what does the view model do when it is created?")]
    }
    context.set("tests", tests)
  }

  private func test(
    _ kind: String, _ port: RenderContext, _ lines: [String], _ question: String
  ) -> RenderContext {
    var context = RenderContext()
    context[text: "title"] = kind + port[text: "title"]
    context[text: "test"] =
      self.options.testFramework == .xcTest
      ? "test" + NameWords.uppercasingFirst(port[text: "test"]) : port[text: "test"]
    context[lines: "lines"] = self.creation + lines
    context[text: "question"] = question
    return context
  }

  /// The lines that make the view model.
  private var creation: [String] {
    let name = self.description.name
    guard self.isOfRxSwift else { return ["let viewModel = \(name)()"] }
    guard let coordinator else { return ["let viewModel = \(name)(service: \(name)Service())"] }
    return [
      "let coordinator: \(coordinator)? = nil", "guard let coordinator else {",
      "  \(self.assertions.failure)(\"Write this test: pass a stand-in for the coordinator.\")", "  return",
      "}",
      "let viewModel = \(name)(service: \(name)Service(), coordinator: coordinator)",
    ]
  }

  /// The lines that collect the values of an output.
  private func observing(_ output: RenderContext, calling call: [String]) -> [String] {
    let (name, observer, type) = (output[text: "name"], output[text: "observer"], output[text: "type"])
    if self.usesPlumbline {
      return [
        "let \(observer) = TestObserver<\(type), Never>()",
        "viewModel.outputs.\(name)\(output[flag: "isProperty"] ? ".signal" : "").observe(\(observer).observer)",
      ] + call + ["\(observer).assertDidNotEmitValue()"]
    }
    let append = "{ \(observer).append($0) }"
    return [
      "var \(observer): [\(type)] = []",
      self.isOfRxSwift
        ? "_ = viewModel.outputs.\(name).subscribe(onNext: \(append))"
        : "viewModel.outputs.\(name).observeValues \(append)",
    ] + call + [self.assertions.truth("\(observer).isEmpty")]
  }

  /// The call of an input with sample values; nil for an overload, and where the type of a parameter has none.
  private func call(_ input: InputDescription) -> String? {
    let values = input.parameters.compactMap { Self.sample($0.type) }
    guard values.count == input.parameters.count,
      self.description.inputs.count(where: { $0.fullName == input.fullName }) == 1
    else { return nil }
    let view = SwiftViewScaffold(description: self.description, dialect: self.dialect)
    return "viewModel.inputs." + view.call(input, with: values)
  }

  /// A value of a type; nil for a type of the app.
  private static func sample(_ type: PortType) -> String? {
    switch type {
    case .optional: "nil"
    case .array: "[]"
    case .dictionary: "[:]"
    case .named(["Bool"], _): "true"
    case .named(["Int"], _), .named(["Double"], _), .named(["Float"], _): "0"
    case .named(["String"], _): "\"a\""
    case .void: "()"
    default: nil
    }
  }
}
