import ViewModelModel

/// What mends a finding, or why the tool does not mend it.
package enum Mending: Sendable {
  case edits([Edit])
  case moves([Move])
  case refused(String)

  static func move(_ move: Move) -> Mending { .moves([move]) }
}

extension Finding {
  /// The finding with what mends it.
  package func mended(_ mending: Mending) -> Finding {
    var finding = self
    switch mending {
    case .edits(let edits): finding.edits = edits
    case .moves(let moves): finding.moves = moves
    case .refused(let reason): finding.refusal = reason
    }
    return finding
  }

  /// The finding with what mends it in a file of a view model.
  ///
  /// A repair looks at what else the file declares. A file with thousands of view models, which nobody writes, would
  /// take its time.
  func mended(in viewModel: ViewModel, _ mending: @autoclosure () -> Mending) -> Finding {
    let size = ([viewModel.file] + viewModel.portFiles).map(\.text.bytes.count).max() ?? 0
    return self.mended(size > 100_000 ? .refused("the file is too large") : mending())
  }
}
