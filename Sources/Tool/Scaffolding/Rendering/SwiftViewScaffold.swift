import SourceModel

/// The values of templates for Swift views, besides those for view models.
struct SwiftViewScaffold {
  let description: ViewModelDescription
  let dialect: ScaffoldDialect

  private var isOfRxSwift: Bool { self.dialect == .rxSwift }

  /// The methods of a view controller that call inputs, in the order of execution.
  private static let lifeCycle = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// The SwiftUI modifiers that correspond to life-cycle inputs.
  private static let appearance: [(modifier: String, inputs: Set<String>)] = [
    ("onAppear", ["viewDidLoad", "viewWillAppear", "viewDidAppear"]),
    ("onDisappear", ["viewWillDisappear", "viewDidDisappear"]),
  ]

  /// Adds to the values of the view model.
  ///
  /// - Parameters:
  ///   - context: the values of the view model.
  ///   - inputs: the values of its inputs, in their order.
  func complete(
    _ context: inout RenderContext, inputs: [RenderContext], outputs: [RenderContext],
    actions: [RenderContext]
  ) {
    let name = self.description.name
    context[text: "viewModelType"] = self.dialect == .macro ? name : name + "Type"
    context[flag: "usesRxSwift"] = self.isOfRxSwift
    context[text: "swiftUIView"] = name.dropLast("ViewModel".count) + "View"
    var names = UniqueNames(besides: Self.viewMembers)
    let observed = zip(self.description.outputs, outputs).map { output, context in
      self.observed(output, context, among: &names)
    }
    context.set("outputs", observed.map { Self.rendered($0, among: &names) })
    let handled = zip(self.description.inputs, inputs).filter { !Self.isLifeCycle($0.0) }
    context.set("handlers", handled.map { self.handler($0, $1, among: &names) })
    context.set(
      "actions",
      zip(self.description.actions, actions).map { self.completed($0, $1, among: &names) })
    context.set("lifeCycle", self.lifeCycle)
    context.set("appearance", self.appearance)
  }

  // MARK: Inputs

  private static func isLifeCycle(_ input: InputDescription) -> Bool {
    self.lifeCycle.contains(input.name)
      && (input.parameters.isEmpty
        || input.name != "viewDidLoad" && input.parameters.map(\.type) == [.named("Bool")])
  }

  private var lifeCycle: [RenderContext] {
    Self.lifeCycle.compactMap { name in
      let inputs = self.description.inputs.filter { $0.name == name && Self.isLifeCycle($0) }
      // Outputs are observed once the view has loaded, whichever input needs it.
      guard !inputs.isEmpty || name == "viewDidLoad" else { return nil }
      var context = RenderContext()
      context[text: "name"] = name
      context[lines: "calls"] = inputs.map { self.call($0, with: ["animated"]) }
      return context
    }
  }

  private var appearance: [RenderContext] {
    Self.appearance.compactMap { modifier, names in
      let inputs = Self.lifeCycle.flatMap { name in
        self.description.inputs.filter {
          $0.name == name && names.contains(name) && Self.isLifeCycle($0)
        }
      }
      guard !inputs.isEmpty else { return nil }
      var context = RenderContext()
      context[text: "modifier"] = modifier
      context[lines: "calls"] = inputs.map { self.call($0, with: ["false"]) }
      return context
    }
  }

  private func handler(
    _ input: InputDescription, _ context: RenderContext, among names: inout UniqueNames
  ) -> RenderContext {
    var context = context
    context[text: "handler"] = names.take(
      "handle" + NameWords.uppercasingFirst(context[text: "identifier"]))
    context[text: "call"] = self.call(input, with: input.parameters.map { SwiftWords.escaped($0.name) })
    return context
  }

  /// The call of an input with some values.
  func call(_ input: InputDescription, with values: [String]) -> String {
    let name = SwiftWords.escaped(input.name)
    let values = values.prefix(input.parameters.count)
    if self.isOfRxSwift {
      return values.count == 1
        ? "\(name).onNext(\(values[0]))" : "\(name).onNext((\(values.joined(separator: ", "))))"
    }
    let arguments = zip(input.parameters, values).map { parameter, value in
      parameter.label.map { "\(SwiftWords.escapedLabel($0)): \(value)" } ?? value
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  // MARK: Outputs and actions

  /// The members that a view has itself.
  private static let viewMembers: Set = ["body", "viewModel"]

  private func observed(
    _ output: OutputDescription, _ context: RenderContext, among names: inout UniqueNames
  ) -> RenderContext {
    var context = context
    let isOptional: Bool
    if case .optional = output.type { isOptional = true } else { isOptional = false }
    // The wrapper of a property is a member too.
    let property = names.take(output.name, output.name + "Output") { "_" + $0 }
    context[text: "property"] = SwiftWords.escaped(property)
    context[text: "wrapper"] = "_" + property
    context[text: "optionalType"] = (isOptional ? output.type : .optional(output.type)).description
    return context
  }

  private static func rendered(_ context: RenderContext, among names: inout UniqueNames) -> RenderContext {
    var context = context
    context[text: "renderer"] = names.take("render" + NameWords.uppercasingFirst(context[text: "title"]))
    return context
  }

  private func completed(
    _ action: ActionDescription, _ context: RenderContext, among names: inout UniqueNames
  ) -> RenderContext {
    var context = context
    let value = action.input == .void ? "()" : "value"
    context[text: "handler"] = names.take("run" + NameWords.uppercasingFirst(action.name))
    context[flag: "takesValue"] = action.input != .void
    context[text: "inputType"] = (action.input.isFunction ? "@escaping " : "") + action.input.description
    context[text: "run"] = self.isOfRxSwift ? "execute(\(value))" : "apply(\(value)).start()"
    return context
  }
}
