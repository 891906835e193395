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
    let rendered = observed.map { Self.rendered($0, among: &names) }
    context.set("outputs", rendered)
    let fields = self.fields(outputs)
    let handled = zip(self.description.inputs, inputs).filter { input, _ in !Self.isLifeCycle(input) }
    let handlers = handled.map { self.handler($0, $1, among: &names) }
    context.set("handlers", handlers)
    let others = zip(handled, handlers).filter { handled, _ in fields[handled.0.changedOutput] == nil }
    self.completeForSwiftUI(&context, rendered, fields, others.map(\.1))
    context.set(
      "actions",
      zip(self.description.actions, actions).map { self.completed($0, $1, among: &names) })
    context.set("lifeCycle", self.lifeCycle)
    context.set("appearance", self.appearance)
  }

  // MARK: SwiftUI

  /// Whether the macro generates the state of the view model.
  private func hasForm(_ outputs: [RenderContext]) -> Bool {
    self.dialect == .macro && outputs.contains { $0[flag: "isProperty"] }
  }

  /// Adds what a view in SwiftUI shows: two-way fields, values and buttons, and what happens once.
  private func completeForSwiftUI(
    _ context: inout RenderContext, _ outputs: [RenderContext], _ fields: [String: String],
    _ handlers: [RenderContext]
  ) {
    let hasForm = self.hasForm(outputs)
    context[flag: "hasForm"] = hasForm
    context[text: "form"] = self.description.name.dropLast("ViewModel".count) + "Form"
    let others = zip(self.description.outputs, outputs).filter { !$1[flag: "isProperty"] }
    context.set("latest", others.filter { !ShownOutput.happensOnce($0.0) }.map(\.1))
    context.set("events", others.filter { ShownOutput.happensOnce($0.0) }.map(self.event))
    let shown = outputs.filter { $0[flag: "isProperty"] }.map { output in
      fields[output[text: "title"]]
        ?? """
        Text(verbatim: "\(output[text: "title"]): \\(String(describing: \(Self.read(output, hasForm))))")
        """
    }
    let buttons = handlers.filter { !$0[flag: "hasParameters"] }.map {
      "Button(\"\($0[text: "title"])\", action: self.\($0[text: "handler"]))"
    }
    context[lines: "content"] = shown + buttons
    context.set("otherHandlers", handlers)
  }

  private static func read(_ output: RenderContext, _ hasForm: Bool) -> String {
    hasForm ? "self.state.\(output[text: "name"])" : "self.viewModel.outputs.\(output[text: "name"]).value"
  }

  private func event(_ output: OutputDescription, _ context: RenderContext) -> RenderContext {
    var context = context
    let isEmpty = output.type == .void
    context[text: "value"] = isEmpty ? "_" : "value"
    context[text: "argument"] = isEmpty ? "" : "value"
    context[text: "parameter"] = isEmpty ? "" : "_ value: \(context[text: "type"])"
    return context
  }

  /// The two-way fields, by the names of their outputs: `email` with the input `emailChanged(_ email: String)`.
  private func fields(_ outputs: [RenderContext]) -> [String: String] {
    let hasForm = self.hasForm(outputs)
    let controls = ["Bool": ("Toggle", "isOn"), "String": ("TextField", "text")]
    var fields: [String: String] = [:]
    for output in outputs where output[flag: "isProperty"] {
      guard let (control, label) = controls[output[text: "type"]],
        let input = self.input(changing: output[text: "title"], of: output[text: "type"])
      else { continue }
      let (name, call) = (output[text: "name"], SwiftWords.escaped(input.name))
      let binding =
        hasForm
        ? "self.state.binding(\\.\(name), self.inputs.\(call))"
        : "self.viewModel.outputs.\(name).binding(self.viewModel.inputs.\(call))"
      fields[output[text: "title"]] = "\(control)(\"\(output[text: "title"])\", \(label): \(binding))"
    }
    return fields
  }

  /// The only input with its name, if it takes the new value of an output.
  private func input(changing output: String, of type: String) -> InputDescription? {
    let inputs = self.description.inputs.filter { $0.changedOutput == output }
    guard inputs.count == 1, let input = inputs.first, input.parameters.count == 1,
      input.parameters[0].type.description == type
    else { return nil }
    return input
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
  private static let viewMembers: Set = ["body", "inputs", "state", "viewModel"]

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

extension InputDescription {
  /// The name of the output that the input changes, if it is named after one: `email` for `emailChanged`.
  fileprivate var changedOutput: String {
    self.name.hasSuffix("Changed") ? String(self.name.dropLast("Changed".count)) : ""
  }
}
