import Engine
import Parity
import PortUses
import SourceModel

/// A port that is named at a position of a document.
struct PlacedPort {
  let viewModel: ViewModel
  let uses: ViewModelUses?
  let port: Port
  /// The range of the name in the document.
  let range: TextRange
  /// The path of the document.
  let path: String
  let session: Session

  /// Whether the run has files of both platforms.
  var mayHaveTwin: Bool {
    let languages = self.session.languages
    return languages.contains(.swift) && languages.count > 1
  }

  /// The same port on the other platform, where the run has both.
  var twin: (viewModel: ViewModel, port: Port)? {
    guard self.mayHaveTwin else { return nil }
    return self.twin(among: self.session.viewModels(naming: nil).map(\.viewModel))
  }

  /// - Parameter viewModels: all view models of both platforms.
  func twin(among viewModels: [ViewModel]) -> (viewModel: ViewModel, port: Port)? {
    guard let own = self.same(among: viewModels),
      let configuration = self.session.configuration(of: self.path)
    else { return nil }
    let ios = viewModels.filter { $0.dialect.language == .swift }
    let android = viewModels.filter { $0.dialect.language != .swift }
    let parity = Parity(ios, android, configuration.scaffolding, configuration.twins)
    guard case .port(let port, let viewModel, _) = parity.twin(of: own.port) else { return nil }
    return (viewModel, port)
  }

  /// The port and its view model in another reading of the same texts.
  func same(among viewModels: [ViewModel]) -> (viewModel: ViewModel, port: Port)? {
    let name = self.viewModel.declaration.header.name
    let viewModel = viewModels.first { viewModel in
      viewModel.path == self.viewModel.path && viewModel.declaration.header.name == name
    }
    let port = viewModel?.ports(self.port.kind).first { port in
      port.path == self.port.path && port.name == self.port.name
    }
    guard let viewModel, let port else { return nil }
    return (viewModel, port)
  }
}
