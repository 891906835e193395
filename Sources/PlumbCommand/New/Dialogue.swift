import Scaffolding
import SwiftReader
import ViewModelModel

/// Asks on the terminal what a new view model is about.
struct Dialogue {
  /// Completes what the command line says.
  ///
  /// - Throws: `ExitStatus.usage` when the input ends before there is a name.
  func description(from given: ViewModelDescription) throws -> ViewModelDescription {
    var name = given.name
    while name.isEmpty {
      guard let answer = self.answer(to: "Name of the view model: ") else { throw ExitStatus.usage }
      do throws(ScaffoldError) {
        name = try ViewModelName.complete(answer)
      } catch {
        self.tell(error.message)
      }
    }
    let inputs = self.ports("input", example: "sendButtonTapped, messageChanged(String)", PortNotation.input)
    let outputs = self.ports("output", example: "messages: [Message], dismiss: Void", PortNotation.output)
    let actions = self.ports("action", example: "send: (String) -> Receipt", PortNotation.action)
    let description = ViewModelDescription(
      name, swift: given.swift, java: given.java, inputs: given.inputs + inputs,
      outputs: given.outputs + outputs, actions: given.actions + actions)
    if let clash = PortClash.first(in: description) { throw UsageProblem(clash.message) }
    return description
  }

  /// The form of the view model.
  func dialect() -> ScaffoldDialect {
    let names = ScaffoldDialect.allCases.map(\.rawValue)
    while let answer = self.answer(to: "Dialect (\(names.joined(separator: ", "))) [\(names[0])]: ") {
      if answer.isEmpty { break }
      if let dialect = ScaffoldDialect(rawValue: answer) { return dialect }
      self.tell("there is no dialect '\(answer)'")
    }
    return .kickstarterSwift
  }

  private func ports<Port>(
    _ kind: String, example: String, _ read: (String) throws(NotationError) -> Port
  ) -> [Port] {
    var ports: [Port] = []
    Terminal.writeError("One \(kind) a line, such as \(example). An empty line ends them.\n")
    while let answer = self.answer(to: "\(kind): "), !answer.isEmpty {
      do throws(NotationError) {
        ports.append(try read(answer))
      } catch {
        self.tell("column \(Notation.column(of: error, in: answer)): \(error.message)")
      }
    }
    return ports
  }

  /// What is typed, without white space at its ends; nil at the end of the input.
  private func answer(to question: String) -> String? {
    Terminal.writeError(question)
    guard let line = readLine() else { return nil }
    return String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  private func tell(_ problem: String) { Terminal.writeError("  \(problem)\n") }
}
