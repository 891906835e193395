import Engine
import PortRenaming
import Recognition
import SourceModel

/// The files of an app, in memory.
struct App {
  var texts: [String: String]

  private var sources: [PortRename.Source] {
    self.texts.sorted { $0.key < $1.key }.map { path, text in
      PortRename.Source(
        path: path, text: SourceText(text), language: Language(path: path) ?? .swift)
    }
  }

  var viewModels: [ViewModel] {
    let files = self.sources.map { SourceFile.read(path: $0.path, $0.text, $0.language) }
    return Recognizer(files) { _ in nil }.viewModels()
  }

  func port(_ name: String, of viewModel: String) -> (viewModel: ViewModel, port: Port)? {
    guard let viewModel = self.viewModels.first(where: { $0.name == viewModel }) else { return nil }
    return PortKind.allCases.flatMap(viewModel.ports).first { $0.name.text == name }.map { (viewModel, $0) }
  }

  /// What a renaming changes and notes.
  func outcome(
    renaming port: Port, of viewModel: ViewModel, to name: String, inStrings: Bool = false
  ) throws(RenameRefusal) -> RenameOutcome {
    try PortRename.outcome(
      renaming: port, of: viewModel, to: name, in: self.sources, inStrings: inStrings)
  }

  /// The app after a renaming.
  func renaming(
    _ port: Port, of viewModel: ViewModel, to name: String, inStrings: Bool = false
  ) throws(RenameRefusal) -> App {
    var app = self
    for file in try self.outcome(renaming: port, of: viewModel, to: name, inStrings: inStrings).files {
      app.texts[file.path] = String(decoding: file.new, as: UTF8.self)
    }
    return app
  }
}
