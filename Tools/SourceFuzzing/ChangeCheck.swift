import DataFlow
import Drift
import Engine
import PortRenaming
import Recognition
import Rules
import SeededRandom
package import SourceModel

/// Changes a text as the command does, and checks that nothing of it is lost.
///
/// It has to run on a thread with the stack that the readers ask for.
package struct ChangeCheck: Sendable {
  private let language: Language
  private let path: String

  package init(_ language: Language) {
    self.language = language
    self.path = "Input.\(language.fileExtension)"
  }

  /// What is wrong, as a sentence; nil when nothing is.
  package func failure(of bytes: [UInt8]) -> String? {
    do {
      if let failure = try self.fixFailure(bytes) { return failure }
    } catch {
      return "the fixer throws: \(error)"
    }
    return self.renameFailure(bytes)
  }

  // MARK: Fixing

  private func fixFailure(_ bytes: [UInt8]) throws -> String? {
    guard let fixed = try self.fix(bytes) else { return nil }
    if try self.fix(fixed) != nil { return "a second fix changes the text again" }
    guard SourceFile.read(path: self.path, SourceText(bytes), self.language).problems.isEmpty else {
      return nil
    }
    if !SourceFile.read(path: self.path, SourceText(fixed), self.language).problems.isEmpty {
      return "the fixed text has errors"
    }
    if Self.depth(bytes) != Self.depth(fixed) { return "the fix adds or removes a brace alone" }
    // A fix may remove a suppression that nothing needs.
    var lost = TextFacts.read(bytes, self.language).comments.filter { !$0.contains("plumb:") }
    for comment in TextFacts.read(fixed, self.language).comments {
      if let place = lost.firstIndex(of: comment) { lost.remove(at: place) }
    }
    return lost.first.map { "the fix loses the comment '\($0)'" }
  }

  /// The fixed text; nil if nothing changes.
  private func fix(_ bytes: [UInt8]) throws -> [UInt8]? {
    var settings = LintSettings(paths: [], version: "fuzz")
    settings.threads = 1
    settings.rules = Set(RuleSet.all.map(\.id))
    let linter = Linter(settings)
    let result = DeepStack.value(stackSize: DeepStack.usualSize) {
      Result { try linter.fix([(self.path, bytes)], configuration: "") }
    }
    return try result?.get().changes.first?.new
  }

  /// How many braces are open at the end.
  private static func depth(_ bytes: [UInt8]) -> Int {
    bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
  }

  // MARK: Renaming

  /// Draws each view model, renames one of its ports to a name that the text does not have, to another, and back: the
  /// old name may be that of something else as well.
  private func renameFailure(_ bytes: [UInt8]) -> String? {
    var random = SplitMix64(seed: UInt64(bytes.count))
    for (index, viewModel) in self.viewModels(bytes).prefix(Self.mostRenamed).enumerated() {
      _ = DataFlow(viewModel)
      let ports = PortKind.allCases.flatMap(viewModel.ownPorts)
      guard let first = ports.first else { continue }
      let port = random.pick(ports, or: first)
      let names = ["zqFresh", "zqOther"]
      guard let start = try? self.renaming(port, of: viewModel, to: names[0], in: bytes).get() else {
        continue
      }
      let what = "'\(viewModel.name).\(port.name.text)'"
      var text = start
      for (old, new) in [(names[0], names[1]), (names[1], names[0])] {
        // Several view models may have the same name; their order stays.
        guard let again = self.viewModels(text).dropFirst(index).first, again.name == viewModel.name,
          let found = again.ownPorts(port.kind).first(where: { $0.name.text == old })
        else { return "\(what) is no port any more after it was renamed" }
        switch self.renaming(found, of: again, to: new, in: text) {
        case .success(let renamed): text = renamed
        case .failure(let refusal): return "\(what) is renamed, but not again: \(refusal.reason)"
        }
      }
      if text != start { return "\(what), renamed and back, gives another text" }
    }
    return nil
  }

  /// How many view models of a text are renamed: each takes the time of the whole text.
  private static let mostRenamed = 20

  private func viewModels(_ bytes: [UInt8]) -> [ViewModel] {
    let file = SourceFile.read(path: self.path, SourceText(bytes), self.language)
    guard file.problems.isEmpty else { return [] }
    return Recognizer([file]) { _ in nil }.viewModels()
  }

  /// The text after a renaming, or why it is refused.
  private func renaming(
    _ port: Port, of viewModel: ViewModel, to name: String, in bytes: [UInt8]
  ) -> Result<[UInt8], RenameRefusal> {
    let source = PortRename.Source(path: self.path, text: SourceText(bytes), language: self.language)
    return Result { () throws(RenameRefusal) in
      try PortRename.outcome(renaming: port, of: viewModel, to: name, in: [source]).files.first?.new ?? bytes
    }
  }
}
