import Engine
import PortRenaming
import PortUses
import SourceModel

extension LanguageServer {
  /// The name of the port at a position, which can be renamed.
  mutating func preparedRename(_ parameters: LSP.PositionParameters) -> LSP.PreparedRename? {
    guard let placed = self.port(parameters.textDocument, at: parameters.position),
      placed.viewModel.form.title == nil
    else { return nil }
    let texts = Texts(documents: self.documents, session: placed.session, self.client.encoding)
    let range = texts.reading(placed.path).range(placed.range, self.client.encoding)
    return LSP.PreparedRename(range: range, placeholder: placed.port.name.text)
  }

  /// The edits of `plumb rename`: of the port, its uses, and its twin where the folder has both platforms.
  mutating func rename(_ parameters: LSP.RenameParameters) throws(ResponseError) -> LSP.WorkspaceEdit {
    guard let placed = self.port(parameters.textDocument, at: parameters.position) else {
      throw .failed("no input, output or action is here")
    }
    let name = parameters.newName
    guard PortRename.isName(name), !SwiftWords.hasInvisible(name), name != placed.port.name.text else {
      throw .failed("'\(name)' cannot be the name of the port")
    }
    if let form = placed.viewModel.form.title {
      throw .failed("'\(placed.viewModel.name)' has no port protocols (\(form))")
    }
    do {
      let outcome = try Self.outcome(of: placed, to: name)
      for note in outcome.notes.prefix(50) { self.log(note) }
      return self.edit(of: outcome, placed)
    } catch let error as RenameRefusal {
      throw .failed("'\(placed.port.name.text)' is not renamed: \(error.reason)")
    } catch let error as FileFailure {
      throw .failed("\(error.path): \(error.reason)")
    } catch let error as ConfigurationError {
      throw .failed(error.message)
    } catch {
      throw .failed("'\(placed.port.name.text)' is not renamed")
    }
  }

  private static func outcome(of placed: PlacedPort, to name: String) throws -> RenameOutcome {
    let run = try placed.session.complete()
    if let failure = run.failures.first { throw failure }
    let hasTwins = placed.mayHaveTwin
    let viewModels =
      hasTwins ? run.viewModels().viewModels : PortRename.viewModels(in: run, named: placed.viewModel.name)
    guard let (viewModel, port) = placed.same(among: viewModels) else {
      throw ResponseError.failed("the text has changed")
    }
    let configuration = placed.session.configuration(of: placed.path)
    let sources = PortRename.sources(of: run)
    var names = [TwinEntryRename.Name(viewModel: viewModel, old: port.name.text, new: name)]
    var outcome: RenameOutcome
    if hasTwins, placed.twin(among: viewModels) != nil {
      func app(isSwift: Bool) -> TwinRename.App {
        TwinRename.App(
          viewModels: viewModels.filter { ($0.dialect.language == .swift) == isSwift },
          sources: sources.filter { ($0.language == .swift) == isSwift })
      }
      let isSwift = viewModel.dialect.language == .swift
      let rename = try TwinRename(
        renaming: port, of: viewModel, to: name, in: app(isSwift: isSwift), and: app(isSwift: !isSwift),
        configuration?.scaffolding ?? ScaffoldingSettings(), configuration?.twins ?? TwinSettings())
      names.append(TwinEntryRename.Name(viewModel: rename.viewModel, old: rename.old, new: rename.new))
      outcome = rename.outcome
    } else {
      outcome = try PortRename.outcome(renaming: port, of: viewModel, to: name, in: sources)
    }
    if let file = try configuration.flatMap({ try TwinEntryRename.file(names, in: $0) }) {
      outcome.files.append(file)
    }
    try outcome.checkLinks(in: run)
    return outcome
  }

  /// The annotations of an edit, which a user confirms.
  private enum Annotation: String {
    case tests, twin

    var label: String {
      switch self {
      case .tests: "In tests"
      case .twin: "On the other platform"
      }
    }
  }

  private func edit(of outcome: RenameOutcome, _ placed: PlacedPort) -> LSP.WorkspaceEdit {
    let uses = placed.uses?.uses(of: placed.port) ?? []
    let tests = Set(uses.filter { $0.user == .test }.map(\.path))
    let others = Set(uses.filter { $0.user != .test }.map(\.path) + placed.viewModel.declaringPaths)
    let language = placed.viewModel.dialect.language
    var edits: [String: [LSP.TextEdit]] = [:]
    var used: Set<Annotation> = []
    for file in outcome.files {
      let text = DocumentText(file.old)
      let isTwin = Language(path: file.path).map { ($0 == .swift) != (language == .swift) } ?? false
      let annotation: Annotation? =
        isTwin ? .twin : tests.contains(file.path) && !others.contains(file.path) ? .tests : nil
      if let annotation { used.insert(annotation) }
      let path = Paths.absolute(file.file, relativeTo: Paths.workingDirectory)
      edits[path] = file.changes.map { change in
        LSP.TextEdit(
          range: text.range(
            TextRange(change.range.lowerBound, change.range.upperBound), self.client.encoding),
          newText: change.name, annotationId: self.client.annotatesEdits ? annotation?.rawValue : nil)
      }
    }
    var edit = self.workspaceEdit(edits)
    if self.client.annotatesEdits, !used.isEmpty {
      edit.changeAnnotations = used.reduce(into: [:]) { annotations, annotation in
        annotations[annotation.rawValue] = LSP.ChangeAnnotation(label: annotation.label)
      }
    }
    return edit
  }
}
