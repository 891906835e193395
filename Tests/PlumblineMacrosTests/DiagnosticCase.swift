import TestSupport
import Testing

/// A view model that something is said of.
struct DiagnosticCase: CustomTestStringConvertible, Sendable {
  let name: String
  /// The source, with a `▸` at each place that is reported.
  let source: String
  /// What is reported, with its severity, in the order of the places.
  let messages: [String]
  /// What the first repair that is offered makes of the source; nil when none is.
  let fixed: String?
  /// How many errors the compiler has of its own; it should have none.
  let compilerErrors: Int

  init(_ name: String, _ source: String, _ messages: [String], fixed: String? = nil, compilerErrors: Int = 0)
  {
    self.name = name
    self.source = source
    self.messages = messages
    self.fixed = fixed
    self.compilerErrors = compilerErrors
  }

  /// A case in which the first repair changes one piece of the source.
  init(_ name: String, _ source: String, _ messages: [String], changing old: String, to new: String) {
    let fixed = MarkedText(source).text.replacing(old, with: new)
    self.init(name, source, messages, fixed: fixed)
  }

  var testDescription: String { self.name }

  /// The number of the errors among the messages.
  var errors: Int { self.messages.filter { $0.hasPrefix("error: ") }.count }
}

extension DiagnosticCase {
  /// A case with the usual class around its protocols.
  ///
  /// - Parameters:
  ///   - inputs: the members of Inputs.
  ///   - outputs: the members of Outputs.
  ///   - members: what follows the protocols in the class.
  ///   - fixed: what differs when it is repaired: the members of Inputs, those of Outputs, the other ones.
  init(
    _ name: String, inputs: String = "", outputs: String = "", members: String = "",
    conformances: String? = nil,
    _ messages: [String], fixed: (inputs: String?, outputs: String?, members: String?)? = nil
  ) {
    func source(_ inputs: String, _ outputs: String, _ members: String) -> String {
      """
      @ViewModel
      final class ScreenViewModel {
        protocol Inputs {\(inputs.isEmpty ? "" : "\n\(inputs)\n  ")}

        protocol Outputs {\(outputs.isEmpty ? "" : "\n\(outputs)\n  ")}\(members.isEmpty ? "" : "\n\n\(members)")
      }

      extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}

      """
    }
    let plain = { (text: String) in MarkedText(text).text }
    self.init(
      name, source(inputs, outputs, members), messages,
      fixed: fixed.map {
        source($0.inputs ?? plain(inputs), $0.outputs ?? plain(outputs), $0.members ?? plain(members))
      })
  }
}
