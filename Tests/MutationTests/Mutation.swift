import Conventions
import ViewModelModel

/// A way to break the convention, derived from the description of whatever example it is given.
struct Mutation: Sendable {
  /// What is changed, as a sentence.
  var name: String
  /// The rules that the mutants break: all that may be reported, and all that must be.
  var breaks: Set<String>
  /// Why the mutants break more than one rule; nil for one.
  var reason: String?
  var dialects: Set<Dialect>
  /// A rule that is off by default and has to be turned on.
  var optIn: String?
  private var variants: @Sendable (Example) -> [Variant]

  /// A mutation that breaks one rule.
  init(
    _ name: String, breaks rule: String, turnedOn: Bool = false, in dialects: Dialect...,
    variants: @escaping @Sendable (Example) -> [Variant]
  ) {
    self.name = name
    self.breaks = [rule]
    self.dialects = Set(dialects)
    self.optIn = turnedOn ? rule : nil
    self.variants = variants
  }

  /// A mutation that truly breaks several rules.
  init(
    _ name: String, breaks rules: [String], because reason: String, in dialects: Dialect...,
    variants: @escaping @Sendable (Example) -> [Variant]
  ) {
    self.name = name
    self.breaks = Set(rules)
    self.reason = reason
    self.dialects = Set(dialects)
    self.variants = variants
  }

  /// The mutants of an example; none when it has nothing to change in this way.
  func mutants(of example: Example) -> [Mutant] {
    guard self.dialects.contains(example.dialect) else { return [] }
    return self.variants(example).map { variant in
      let applied = variant.editor.applied()
      return Mutant(
        mutation: self, place: variant.place, example: example, text: applied?.text,
        lines: variant.isAnywhere ? nil : applied?.lines ?? [], files: variant.files)
    }
  }
}
