import Rules
import SourceModel
import TestSupport
import Testing

@Suite("Repairs that wait for each other are made in rounds")
struct RoundTests {
  @Test("A file of many view models is mended in one run")
  func manyViewModels() throws {
    let viewModels = (10..<44).map { number in
      """
      protocol Screen\(number)ViewModelInputsType {}
      protocol Screen\(number)ViewModelOutputsType {}
      protocol Screen\(number)ViewModelActionsType {}
      protocol Screen\(number)ViewModelType: AnyObject {
        var inputs: Screen\(number)ViewModelInputsType { get }
        var outputs: Screen\(number)ViewModelOutputsType { get }
        var actions: Screen\(number)ViewModelActionsType { get }
      }

      final class Screen\(number)ViewModel: Screen\(number)ViewModelType, Screen\(number)ViewModelInputsType,
        Screen\(number)ViewModelOutputsType, Screen\(number)ViewModelActionsType
      {
        var inputs: Screen\(number)ViewModelInputsType { return self }
        var outputs: Screen\(number)ViewModelOutputsType { return self }
        var actions: Screen\(number)ViewModelActionsType { return self }
      }

      """
    }
    let rules: Set = ["conformance-extension"]
    let text = "import RxSwift\n\n" + viewModels.joined(separator: "\n")
    #expect(try Lint.report([("Screens.swift", text)], rules: rules).findings.count { $0.fixable } >= 34)
    let fixed = try Lint.fixed(text, path: "Screens.swift", dialect: .rxSwift, rules: rules)
    #expect(fixed.left.isEmpty)
    #expect(
      try Lint.fixed(fixed.text, path: "Screens.swift", dialect: .rxSwift, rules: rules).text == fixed.text)
  }
}
