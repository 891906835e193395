import Rules
import SourceModel

/// A change that breaks one rule, made in any example that has a place for it.
///
/// A mutation is about the description alone, so one serves every dialect that has such places. A rule needs none: its
/// own examples are mutants, too (see `RuleExampleTests`).
struct Mutation: Sendable {
  /// A changed text of an example.
  struct Variant: Sendable {
    /// What is changed: the name of a member mostly.
    var place: String
    var editor: SourceEditor
    /// Whether a finding may stand anywhere: a missing brace shows only where the text ends.
    var isAnywhere = false
  }

  /// The rule that the mutants break: what must be reported, and all that may be.
  var rule: String
  /// What is changed, as a sentence.
  var name: String
  /// Why a fix need not give the example back; nil where it does.
  var otherFix: String?
  var dialects: Set<Dialect>
  private var variants: @Sendable (Example) -> [Variant]

  /// - Parameter dialects: where the mutation is made; none for all dialects of the rule.
  init(
    _ rule: String, _ name: String, in dialects: Dialect..., otherFix: String? = nil,
    variants: @escaping @Sendable (Example) -> [Variant]
  ) {
    self.rule = rule
    self.name = name
    self.otherFix = otherFix
    self.dialects = Set(dialects.isEmpty ? RuleSet.rule(rule)?.dialects ?? [] : dialects)
    self.variants = variants
  }

  /// The mutant of an example, at the place in the middle; nil when it has no place for the mutation.
  func mutant(of example: Example) -> Mutant? {
    guard self.dialects.contains(example.dialect) else { return nil }
    let variants = self.variants(example)
    guard !variants.isEmpty else { return nil }
    let variant = variants[variants.count / 2]
    let applied = variant.editor.applied()
    return Mutant(
      mutation: self, place: variant.place, example: example, text: applied?.text,
      lines: variant.isAnywhere ? nil : applied?.lines ?? [])
  }
}

extension Example {
  /// A variant of this example.
  func variant(_ place: String, _ edit: (inout SourceEditor) -> Void) -> Mutation.Variant {
    var editor = SourceEditor(self.source)
    edit(&editor)
    return Mutation.Variant(place: place, editor: editor)
  }

  /// A variant for each declaration.
  func variants(_ headers: [Header], _ edit: (Header, inout SourceEditor) -> Void) -> [Mutation.Variant] {
    headers.map { header in self.variant(header.name.text) { edit(header, &$0) } }
  }

  /// Variants in which neighbours of a list change places.
  func swaps(_ headers: [Header]) -> [Mutation.Variant] {
    zip(headers, headers.dropFirst()).map { first, second in
      self.variant("\(first.name.text), \(second.name.text)") {
        $0.swap(self.lines(of: first), self.lines(of: second))
      }
    }
  }

  /// Variants without a modifier and the space behind it.
  func without(_ modifier: String, _ headers: [Header]) -> [Mutation.Variant] {
    let written = headers.filter { $0.modifiers.contains { $0.name == modifier } }
    return self.variants(written) { header, editor in
      for word in header.modifiers where word.name == modifier {
        editor.delete(TextRange(word.range.start, word.range.end + 1))
      }
      editor.mark(header.name.range)
    }
  }

  /// Variants in which a word of a declaration is another one.
  func replacing(_ word: String, with other: String, in headers: [Header]) -> [Mutation.Variant] {
    let words = SourceEditor.occurrences(of: word, in: self.source)
    return self.variants(headers.filter { header in words.contains { header.range.contains($0) } }) {
      header, editor in
      for range in words where header.range.contains(range) { editor.replace(range, with: other) }
      editor.mark(header.name.range)
    }
  }

  /// A variant with a text at a place.
  func inserting(_ text: String, at offset: Int?) -> [Mutation.Variant] {
    guard let offset else { return [] }
    return [self.variant(text) { $0.insert(text, at: offset) }]
  }

  /// Variants in which what backs a port is renamed and the port is not.
  func renaming(_ headers: [Header], _ name: (String) -> String) -> [Mutation.Variant] {
    let names = headers.map(\.name.text)
    return headers.compactMap { header in
      let replacement = name(header.name.text)
      let renamed = names.map { ($0 == header.name.text ? replacement : $0).lowercased() }
      // A name that would have to stand elsewhere breaks the order as well.
      guard replacement != header.name.text, !self.hasMethods || renamed == renamed.sorted() else {
        return nil
      }
      return self.variant("\(header.name.text) to \(replacement)") { editor in
        for use in self.uses(of: header) { editor.replace(use, with: replacement) }
      }
    }
  }
}
