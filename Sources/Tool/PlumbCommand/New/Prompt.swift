import Engine
import Reporting
import Scaffolding
import SourceModel
import SwiftLanguage

/// Prompts for the ports of a new view model.
struct Prompt {
  /// Completes the description from the command line.
  ///
  /// - Throws: `UsageProblem` when the input ends before the last question.
  func description(from given: ViewModelDescription) throws(UsageProblem) -> ViewModelDescription {
    var description = given
    while description.name.isEmpty {
      let answer = try self.answer(to: "Name of the view model: ")
      do throws(ScaffoldError) {
        description.name = try ViewModelName.complete(answer)
      } catch {
        self.report("\(error.message)")
      }
    }
    try self.add(
      "input", example: "sendButtonTapped, messageChanged(String)", PortNotation.input, to: &description
    ) { $0.inputs.append($1) }
    try self.add(
      "output", example: "messages: [Message], dismiss: Void", PortNotation.output, to: &description
    ) { $0.outputs.append($1) }
    try self.add(
      "action", example: "send: (String) -> Receipt", PortNotation.action, to: &description
    ) { $0.actions.append($1) }
    // The initializer sorts the ports.
    return ViewModelDescription(
      description.name, swift: description.swift, java: description.java, inputs: description.inputs,
      outputs: description.outputs, actions: description.actions)
  }

  /// The form of the view model.
  ///
  /// - Parameter usual: the answer of an empty line.
  func dialect(or usual: ScaffoldDialect) throws(UsageProblem) -> ScaffoldDialect {
    let names = ScaffoldDialect.allCases.map(\.rawValue)
    while true {
      let answer = try self.answer(to: "Dialect (\(names.joined(separator: ", "))) [\(usual.rawValue)]: ")
      if answer.isEmpty { return usual }
      if let dialect = ScaffoldDialect(rawValue: answer) { return dialect }
      self.report("unknown dialect '\(answer)'")
    }
  }

  /// Asks for ports of a kind until an empty line; an invalid port is asked for again.
  private func add<Port>(
    _ kind: String, example: String, _ read: (String) throws(NotationError) -> Port,
    to description: inout ViewModelDescription, _ append: (inout ViewModelDescription, Port) -> Void
  ) throws(UsageProblem) {
    Terminal.writeError("Enter one \(kind) per line, for example \(example). An empty line ends the list.\n")
    while true {
      let answer = try self.answer(to: "\(kind): ")
      if answer.isEmpty { return }
      do throws(NotationError) {
        var candidate = description
        append(&candidate, try read(answer))
        if let clash = PortClash.first(in: candidate) {
          self.report("\(clash.message)")
        } else {
          description = candidate
        }
      } catch {
        self.report("column \(Notation.column(of: error, in: answer)): \(error.message)")
      }
    }
  }

  /// The answer, without leading and trailing white space.
  ///
  /// - Throws: `UsageProblem` at the end of the input.
  private func answer(to question: PrintableText) throws(UsageProblem) -> String {
    Terminal.writeError(question)
    guard let line = readLine() else {
      Terminal.writeError("\n")
      throw UsageProblem("the input ended before the last prompt; nothing was written")
    }
    return String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  private func report(_ problem: PrintableText) { Terminal.writeError("  \(problem)\n") }
}
