import Conventions
import Linting
import TestSupport
import Testing
import ViewModelModel

/// What mutants break and the tool mends keeps every rule again.
struct FixTests {
  /// The mutants of which every finding is said to be fixable.
  static let fixable: [Mutant] = Mutants.all.filter { mutant in
    let findings = (try? mutant.findings()) ?? []
    return !findings.isEmpty && findings.allSatisfy(\.fixable)
  }

  /// Why what a mutation breaks can be mended in more than one way, by its name.
  static let undetermined = [
    "'final' is commented out": "the comment stays",
    "the class in the interface is 'static' in place of 'final'": "'static' stays, which is true as well",
    "'self' is left out in an accessor's stead": "the mutant has a function more",
    "a private function stands below the extension": "the mutant has a function more",
    "a subscription is added that is not bound": "the mutant has a subscription more",
    "a subscription is made safe in another way": "the other way stays",
    "a dependency stands below the initializer": "dependencies stand in any order",
    "a dependency stands below the outputs": "dependencies stand in any order",
    "an action stands above the initializer": "actions stand in any order",
    "a helper stands above the constructor": "helpers stand in any order",
    "a helper stands below the subjects": "helpers stand in any order",
    "a helper stands last in the class": "helpers stand in any order",
    "a list is deleted from the class": "what the list held is gone",
    "a list is deleted with its conformance and its accessors": "what the list held is gone",
    "an interface is deleted with its conformance and its field": "what the list held is gone",
    "the type protocol is deleted with the conformance": "where lines break is left to formatters",
    "the conformance stands in the header of the class": "where lines break is left to formatters",
    "the conformance to one list stands in the header of the class":
      "where lines break is left to formatters",
    "a property starts with 'property'": "a name may end in 'Property' in many ways",
    "the name of a property does not end in 'Property'": "a name may end in 'Property' in many ways",
    "a property that backs an input is not private": "'private' and 'fileprivate' are as good",
    "a property that backs an input is public": "'private' and 'fileprivate' are as good",
    "the ports are handed out by a method": "the method stays",
    "the field of the ports is missing": "the type may be named in full or not",
    "the type protocol inherits a list instead of 'AnyObject'": "what it inherits stays",
  ]

  /// Why what a mutation breaks in one example can be mended in more than one way.
  static let undeterminedInExamples = [
    "SearchViewModel.java: the fields of the outputs stand above the subjects (outputs)":
      "a subject that backs no input may stand anywhere"
  ]

  @Test(
    "A mutant that can be mended is clean afterwards, and as it was before where that is determined",
    arguments: fixable
  )
  func mutantIsMended(_ mutant: Mutant) throws {
    let others = mutant.example.companions + mutant.files
    let result = try Lint.fixed([(mutant.example.path, mutant.text ?? "")] + others, rules: mutant.rules)
    let texts = Dictionary(
      uniqueKeysWithValues: result.changes.map { ($0.shownPath, String(decoding: $0.new, as: UTF8.self)) })
    let findings = result.left.report.findings
    #expect(findings.isEmpty, "\(mutant.testDescription)\n\(findings.map(\.message))")
    let again = try Lint.fixed(
      ([(mutant.example.path, mutant.text ?? "")] + others).map { ($0.path, texts[$0.path] ?? $0.text) },
      rules: mutant.rules)
    #expect(again.changes.isEmpty)
    guard Self.undetermined[mutant.mutation.name] == nil,
      Self.undeterminedInExamples[mutant.testDescription] == nil
    else { return }
    let fixed = texts[mutant.example.path] ?? mutant.text ?? ""
    #expect(mutant.withoutAddedLines(fixed) == mutant.example.text)
  }

  @Test("A mutation whose outcome is not determined is one of those that are made")
  func undeterminedMutationsAreMade() {
    #expect(Set(Self.undetermined.keys).subtracting(Self.fixable.map(\.mutation.name)).isEmpty)
    #expect(Set(Self.undeterminedInExamples.keys).subtracting(Self.fixable.map(\.testDescription)).isEmpty)
  }

  @Test("Every rule that the tool mends has a mutant that is mended, in each dialect")
  func everyFixIsTried() {
    let mended = Set(
      Self.fixable.flatMap { mutant in
        mutant.mutation.breaks.map { "\($0) \(mutant.example.dialect.rawValue)" }
      })
    #expect(mended.count >= 30, "\(mended.sorted())")
  }
}

extension Example {
  /// The text of the file.
  fileprivate var text: String { String(decoding: self.source.bytes, as: UTF8.self) }
}

extension Mutant {
  /// A text without the lines that the mutant has and its example does not, where that is all that is new.
  fileprivate func withoutAddedLines(_ fixed: String) -> String {
    let old = Self.counts(of: self.example.text)
    let new = Self.counts(of: self.text ?? "")
    let isAddition = old.allSatisfy { new[$0.key, default: 0] >= $0.value }
    var added = isAddition ? new.filter { $0.value > old[$0.key, default: 0] && !$0.key.isEmpty } : [:]
    let lines = fixed.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      guard let count = added[line], count > old[line, default: 0] else { return true }
      added[line] = count - 1
      return false
    }
    return lines.joined(separator: "\n")
  }

  private static func counts(of text: String) -> [Substring: Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
