package import Engine
package import SourceModel

/// What a renaming needs of a run.
extension PortRename {
  /// The files of a run in which ports may be used.
  package static func sources(of run: Run) -> [Source] {
    run.texts.map { file, bytes in
      Source(
        path: file.shownPath, file: file.path, text: SourceText(bytes), language: file.language,
        exclusion: file.exclusion == .configured ? nil : file.exclusion)
    }
  }

  /// The view models that are needed to rename a port of those of one name.
  package static func viewModels(in run: Run, named name: String) -> [ViewModel] {
    let viewModels = run.viewModels(containing: [name]).viewModels
    // Files that do not name it may declare the protocols that its port protocols inherit.
    let isComplete = viewModels.allSatisfy { $0.name != name || Self.isComplete($0) }
    return isComplete ? viewModels : run.viewModels().viewModels
  }

  /// Whether a port can have a name in each language.
  package static func isName(_ name: String) -> Bool {
    SwiftWords.isName(name) && !SwiftWords.isKeyword(name) && JavaWords.isName(name)
  }
}

extension RenameOutcome {
  /// Checks that no file that changes is a link to a file outside of the run.
  package func checkLinks(in run: Run) throws(FileFailure) {
    let link = run.texts.map(\.file).first { file in
      file.isLinkToOutside && self.files.contains { $0.path == file.shownPath }
    }
    if let link { throw FileFailure(path: link.shownPath, reason: FixResult.outside) }
  }
}
