import ArgumentParser
import Reporting
import Rules
import SourceModel

/// The rules that an option names.
enum RuleNames {
  /// The IDs in the values of an option, which commas separate.
  static func split(_ values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",").map { self.trimmed($0) } }
  }

  /// Checks the values of an option.
  ///
  /// - Parameters:
  ///   - values: what was given.
  ///   - option: the name of the option, with its dashes.
  static func validate(_ values: [String], of option: String) throws {
    let rules = self.split(values)
    if rules.isEmpty, !values.isEmpty {
      throw ValidationError("'\(option)' requires rule IDs: \(option) sorted-inputs,sorted-outputs")
    }
    for id in rules where RuleSet.rule(id) == nil {
      let hint =
        RuleSet.suggestion(for: id).map { " Did you mean '\($0)'?" } ?? " 'plumb rules' lists all rules"
      throw ValidationError("Unknown rule '\(id)'.\(hint)")
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
