import Engine
import SourceModel

/// The tests of a view model in Java or Kotlin: each makes it, calls an input or observes an output, and then fails.
struct AndroidTests {
  let language: Language
  let framework: TestFramework
  /// The lines that make the view model.
  let creation: [String]

  /// Adds the tests to the values of the view model, whose inputs have a `call` where values for one are known.
  func complete(_ context: inout RenderContext, inputs: [RenderContext], outputs: [RenderContext]) {
    let isJava = self.language == .java
    context[flag: "isJUnit4"] = self.framework == .junit4
    let call = inputs.lazy.map { $0[text: "call"] }.first { !$0.isEmpty }.map { [$0] } ?? []
    let observing =
      isJava ? "final List<Object> values = new ArrayList<>()" : "val values = mutableListOf<Any>()"
    var tests = inputs.map { input in
      let line = input[text: "call"]
      return self.test(
        input, line.isEmpty ? [] : [line], "which outputs emit when '\(input[text: "title"])' is called?")
    }
    tests += outputs.map { output in
      let stream = "viewModel.outputs.\(output[text: "name"])()"
      let subscribing = stream + (isJava ? ".subscribe(values::add)" : ".subscribe { values.add(it) }")
      return self.test(
        output, [observing, subscribing] + call + ["assertTrue(values.isEmpty())"],
        "what does '\(output[text: "title"])' emit, and when?")
    }
    if tests.isEmpty {
      var initialization = RenderContext()
      initialization[text: "test"] = "initialize"
      tests = [self.test(initialization, [], "what does the view model do when it is created?")]
    }
    context.set("tests", tests)
  }

  private func test(_ port: RenderContext, _ lines: [String], _ question: String) -> RenderContext {
    var context = RenderContext()
    context[text: "test"] = port[text: "test"]
    // Kotlin warns of a value that nothing uses.
    let isUnused = lines.isEmpty && self.language == .kotlin
    context[lines: "lines"] =
      (isUnused ? self.creation.map { $0.replacing("val viewModel = ", with: "") } : self.creation) + lines
    context[text: "question"] = question
    return context
  }

  /// The call of an input with sample values, by the types of its parameters; empty where one has none.
  static func call(_ name: String, _ types: [String], in language: Language) -> String {
    let samples = [
      "boolean": "true", "int": "0", "long": "0L", "float": "0f", "double": "0.0", "char": "'a'",
      "Boolean": "true", "Int": "0", "Long": "0L", "Float": "0f", "Double": "0.0", "Char": "'a'",
      "String": "\"a\"",
    ]
    let values = types.compactMap { language == .kotlin && $0.hasSuffix("?") ? "null" : samples[$0] }
    guard values.count == types.count else { return "" }
    return "viewModel.inputs.\(name)(\(values.joined(separator: ", ")))"
  }
}
