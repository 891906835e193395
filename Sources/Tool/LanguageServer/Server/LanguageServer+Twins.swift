import Engine
import Parity
import Scaffolding
import SourceModel

extension LanguageServer {
  /// What makes the twin of the view model whose name is in a range, where the folder has the apps of both platforms.
  ///
  /// Whether it has one already is found out when the edit is asked for: it takes all view models.
  func twinActions(_ parameters: LSP.CodeActionParameters) -> [LSP.CodeAction] {
    guard self.client.createsFiles, self.client.resolvesActions,
      let path = self.path(parameters.textDocument.uri), let index = self.workspace(of: path),
      let languages = self.workspaces[index].session?.languages, languages.contains(.swift),
      languages.count > 1,
      let (viewModel, kinds) = self.viewModel(at: parameters.range, parameters.textDocument),
      // On the name of the view model both kinds of ports can be added.
      kinds.count > 1, viewModel.form.title == nil
    else { return [] }
    let platform = viewModel.dialect.language == .swift ? "Android" : "iOS"
    let title = "Make the twin of '\(viewModel.name)' for \(platform)"
    return [self.action(.makeTwin, title, at: parameters.textDocument.uri, range: parameters.range)]
  }

  /// The files of the twin, which are those of `plumb new` from the description of the view model.
  func twin(_ data: LSP.CodeAction.Data, in session: Session) throws(ResponseError) -> LSP.WorkspaceEdit? {
    guard let range = data.range, let path = self.path(data.uri),
      let (found, _) = self.viewModel(at: range, LSP.TextDocumentIdentifier(uri: data.uri)),
      let configuration = session.configuration(of: path)
    else { return nil }
    let all = session.viewModels(naming: nil).map(\.viewModel).filter { $0.form.title == nil }
    let name = found.declaration.header.name
    guard let viewModel = all.first(where: { $0.path == found.path && $0.declaration.header.name == name })
    else {
      return nil
    }
    let isSwift = viewModel.dialect.language == .swift
    let others = all.filter { ($0.dialect.language == .swift) != isSwift }
    let own = all.filter { ($0.dialect.language == .swift) == isSwift }
    let parity = Parity(
      isSwift ? own : others, isSwift ? others : own, configuration.scaffolding, configuration.twins)
    if let twin = parity.twin(of: viewModel) {
      throw .failed("'\(viewModel.name)' has the twin '\(twin.name)' in \(twin.path)")
    }
    do {
      let files = try Self.files(of: viewModel, beside: others, configuration.scaffolding, session)
      return try self.creation(of: files)
    } catch let error as ScaffoldError {
      throw .failed(error.message)
    } catch let error as ConfigurationError {
      throw .failed(error.message)
    } catch let error as ResponseError {
      throw error
    } catch {
      throw .failed("the twin of '\(viewModel.name)' cannot be made")
    }
  }

  /// - Parameter others: the view models of the other platform.
  private static func files(
    of viewModel: ViewModel, beside others: [ViewModel], _ settings: ScaffoldingSettings, _ session: Session
  ) throws -> [ScaffoldedFile] {
    let folders = Dictionary(grouping: others) { Paths.folder(of: session.path(shown: $0.path)) }
    let most = folders.sorted { $0.key < $1.key }.max { $0.value.count < $1.value.count }
    guard let (folder, neighbours) = most, let language = neighbours.first?.file.language else {
      throw ResponseError.failed("the other platform has no view models, beside which the twin would be")
    }
    let places = ScaffoldFolders.usual(for: folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    let conventions = try Conventions.around(places.sources, tests: places.tests, in: language)
    let description = try Describer.describe(viewModel, settings).description
    let (dialect, options) = ScaffoldOptions.like(conventions, in: places, language, settings)
    return try Scaffolder(options, templates: TemplateSet.nearest()).files(description, dialect, in: places)
  }

  private func creation(of files: [ScaffoldedFile]) throws(ResponseError) -> LSP.WorkspaceEdit {
    var changes: [LSP.DocumentChange] = []
    for file in files {
      let path = Paths.absolute(file.path, relativeTo: Paths.workingDirectory)
      guard self.documents[path] == nil, !FileSystem.exists(path) else {
        throw .failed("\(path) is there already")
      }
      let address = DocumentAddress.address(of: path)
      let start = LSP.Position(line: 0, character: 0)
      changes.append(.create(LSP.CreateFile(uri: address)))
      changes.append(
        .edit(
          LSP.TextDocumentEdit(
            textDocument: .init(uri: address, version: nil),
            edits: [LSP.TextEdit(range: LSP.Range(start: start, end: start), newText: file.text)])))
    }
    return LSP.WorkspaceEdit(documentChanges: changes)
  }
}

extension ScaffoldOptions {
  /// The form of the view models in a folder.
  fileprivate static func like(
    _ found: Conventions?, in folders: ScaffoldFolders, _ language: Language, _ settings: ScaffoldingSettings
  ) -> (ScaffoldDialect, ScaffoldOptions) {
    let usual: ScaffoldDialect? =
      found?.library == .macro ? .macro : found.flatMap { ScaffoldDialect(rawValue: $0.dialect.rawValue) }
    let dialect = usual ?? ScaffoldDialect.allCases.first { $0.language == language } ?? .kickstarterSwift
    var options = ScaffoldOptions()
    let library = found?.library.flatMap { SwiftLibrary(rawValue: $0.rawValue) }
    options.swiftLibrary =
      [library, .plumbline, .rxSwift].compactMap(\.self).first { $0.dialects.contains(dialect) } ?? .plumbline
    switch found?.library {
    case .rxJava1 where dialect == .kickstarterJava: options.rxJava = .one
    case .rxJava2: options.rxJava = .two
    default: break
    }
    options.javaPackage = ScaffoldFolders.package(of: folders.sources) ?? ""
    options.module =
      language == .swift ? ScaffoldFolders.module(of: folders.sources) ?? found?.testedModule : nil
    options.testFramework = found?.testFramework.flatMap { $0.isAvailable(in: language) ? $0 : nil }
    options.indentation = found?.indentation
    options.usesCRLF = found?.usesCRLF ?? false
    options.coordinator = dialect == .rxSwift ? found?.coordinator : nil
    options.settings = settings
    return (dialect, options)
  }
}
