import SourceModel

/// The functions of views for Android.
enum AndroidViewNames {
  /// The methods of an activity or a fragment that call inputs, besides the one that creates it.
  private static let lifeCycle: Set = ["onPause", "onResume", "onStart", "onStop"]

  /// Gives each port the name of its function in the view.
  ///
  /// - Parameter written: returns a name as the language writes it.
  static func complete(
    inputs: inout [RenderContext], outputs: inout [RenderContext], _ written: (String) -> String = { $0 }
  ) {
    var names = UniqueNames()
    func name(_ verb: String, _ port: RenderContext) -> String {
      written(names.take(verb + NameWords.uppercasingFirst(port[text: "title"])))
    }
    for index in outputs.indices { outputs[index][text: "renderer"] = name("render", outputs[index]) }
    for index in inputs.indices { inputs[index][text: "handler"] = name("handle", inputs[index]) }
  }

  /// The methods of an activity that report its life cycle to a view model, and call the inputs of their names.
  static func methods(of inputs: [RenderContext], reportingEvents: Bool) -> [RenderContext] {
    let events = reportingEvents ? ["onStart": "START", "onStop": "STOP"] : [:]
    let called = Set(inputs.filter { !$0[flag: "hasParameters"] }.map { $0[text: "name"] })
    return self.lifeCycle.sorted().filter { called.contains($0) || events[$0] != nil }.map { name in
      var method = RenderContext()
      method[text: "name"] = name
      method[flag: "isInput"] = called.contains(name)
      if let event = events[name] { method[text: "event"] = event }
      return method
    }
  }

  /// Adds the calls of the inputs, by the methods that make them, and the container of the subscriptions.
  static func complete(_ context: inout RenderContext, inputs: [RenderContext], _ rxJava: RxJava) {
    context[text: "subscriptions"] = rxJava.subscriptions
    context[text: "subscriptionsName"] = NameWords.lowercasingFirst(rxJava.subscriptions)
    func isCalled(_ input: RenderContext, in methods: Set<String>) -> Bool {
      methods.contains(input[text: "name"]) && !input[flag: "hasParameters"]
    }
    context[lines: "createCalls"] =
      inputs.filter { isCalled($0, in: ["onCreate"]) }.map { $0[text: "name"] + "()" }
    context.set("lifeCycle", inputs.filter { isCalled($0, in: self.lifeCycle) })
    context.set("handlers", inputs.filter { !isCalled($0, in: self.lifeCycle.union(["onCreate"])) })
  }
}
