import Rules
import SourceModel
import TestSupport
import Testing

/// Source text and what one rule says about it.
struct RuleCase: Sendable, CustomTestStringConvertible {
  /// What the case is about, in a sentence.
  var testDescription: String
  var dialect: Dialect
  /// The text; a `▸` stands before each place that is reported.
  var source: String
  /// The messages in the order of the places; nil when they do not matter.
  var messages: [String]?
  /// The related places of the findings, as `line:column message`; nil when they do not matter.
  var notes: [String]?
  var configuration: String

  init(
    _ description: String, _ dialect: Dialect, configuration: String = "",
    messages: [String]? = nil, notes: [String]? = nil, _ source: String
  ) {
    self.testDescription = description
    self.dialect = dialect
    self.source = source
    self.messages = messages
    self.notes = notes
    self.configuration = configuration
  }

  /// A case of the template.
  init(
    _ description: String, configuration: String = "", messages: [String]? = nil, notes: [String]? = nil,
    _ source: String
  ) {
    self.init(
      description, .kickstarterSwift, configuration: configuration, messages: messages, notes: notes, source)
  }

  /// Checks that the rule reports the marked places and no others.
  func check(_ rule: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let marked = MarkedText(self.source)
    let report = try Lint.report(
      [(Lint.path(in: self.dialect), marked.text)], dialect: self.dialect,
      rules: self.configuration.isEmpty ? [rule] : nil, configuration: self.configuration)
    #expect(report.viewModels > 0, "there is no view model to check", sourceLocation: sourceLocation)
    let findings = report.findings.filter { $0.rule == rule }
    #expect(!report.findings.contains { $0.rule == "parse-error" }, sourceLocation: sourceLocation)
    #expect(
      findings.map(\.place) == marked.places, "\(findings.map { "\($0.place) \($0.message)" })",
      sourceLocation: sourceLocation)
    if let messages { #expect(findings.map(\.message) == messages, sourceLocation: sourceLocation) }
    if let notes {
      let found = findings.flatMap(\.notes).map { "\($0.line):\($0.column) \($0.message)" }
      #expect(found == notes, sourceLocation: sourceLocation)
    }
  }
}

/// View models around what a test is about.
enum Sketch {
  /// A view model of the template.
  static func template(inputs: String = "", outputs: String = "", members: String = "", below: String = "")
    -> String
  {
    """
    public protocol LoginViewModelInputs {
    \(inputs)
    }

    public protocol LoginViewModelOutputs {
    \(outputs)
    }

    public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
    \(members)
    }
    \(below)
    """
  }

  /// A view model of the blueprint.
  static func blueprint(
    inputs: String = "", outputs: String = "", actions: String = "", members: String = "", below: String = ""
  ) -> String {
    """
    protocol LoginViewModelInputsType {
    \(inputs)
    }

    protocol LoginViewModelOutputsType {
    \(outputs)
    }

    protocol LoginViewModelActionsType {
    \(actions)
    }

    final class LoginViewModel {
    \(members)
    }

    extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType, LoginViewModelActionsType {}
    \(below)
    """
  }
}
