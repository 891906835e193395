package import Engine
import Scaffolding
package import SourceModel

/// Renames a port in `twins: ports:` of a configuration.
package enum TwinEntryRename {
  /// The new name of a port on one platform.
  package struct Name: Sendable {
    package var viewModel: ViewModel
    package var old: String
    package var new: String

    package init(viewModel: ViewModel, old: String, new: String) {
      self.viewModel = viewModel
      self.old = old
      self.new = new
    }

    fileprivate var isIOS: Bool { self.viewModel.dialect.language == .swift }
  }

  /// The configuration with the new names; nil if it names none of the ports.
  ///
  /// - Parameters:
  ///   - names: the new name of a port, or those of a port and its twin.
  ///   - configuration: the configuration in use.
  /// - Throws: why the configuration cannot have the new names, or cannot be read.
  package static func file(_ names: [Name], in configuration: Configuration) throws -> RenamedFile? {
    guard let path = configuration.path, !configuration.twins.ports.isEmpty else { return nil }
    let bytes = try FileSystem.read(path, limit: .settings)
    let entries = try TwinEntries(bytes, path: path).entries
    let ios = names.first(where: \.isIOS)
    let android = names.first { !$0.isIOS }
    let own = entries.filter { entry in
      ios.map { $0.viewModel.name == entry.viewModel }
        ?? android.map { self.isTwin($0.viewModel, of: entry.viewModel, configuration) } ?? false
    }
    var changes: [RenamedFile.Change] = []
    for entry in own {
      if let ios, entry.ios.text == ios.old {
        if let taken = own.first(where: { $0.ios.text == ios.new }) {
          throw RenameRefusal("\(path):\(taken.ios.line): 'twins:' has a port '\(ios.new)'")
        }
        changes.append(RenamedFile.Change(range: entry.ios.range, name: ios.new))
      }
      if let android, entry.android.text == android.old {
        // In the configuration, `off` says that there is no twin.
        guard android.new != "off" else {
          throw RenameRefusal("\(path):\(entry.android.line): 'off' means that there is no twin")
        }
        changes.append(RenamedFile.Change(range: entry.android.range, name: android.new))
      }
    }
    guard !changes.isEmpty else { return nil }
    guard !FileSystem.isLink(path) else {
      throw RenameRefusal("\(path) names the port in 'twins:', and is a link: name the file with '--config'")
    }
    return RenamedFile(path: path, old: bytes, changes)
  }

  /// Whether an Android view model is the twin in an entry, by the configuration or by the table of names.
  private static func isTwin(_ viewModel: ViewModel, of name: String, _ configuration: Configuration) -> Bool
  {
    if let twin = configuration.twins.viewModels[name] { return twin == viewModel.name }
    return [viewModel.name, Describer.swiftName(of: viewModel, configuration.scaffolding)].contains(name)
  }
}
