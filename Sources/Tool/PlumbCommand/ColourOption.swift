import ArgumentParser
import Engine
import SourceModel

/// When output is coloured.
enum ColourOption: String, ExpressibleByArgument, CaseIterable {
  case auto
  case always
  case never

  /// Whether standard output is coloured.
  var isOn: Bool {
    switch self {
    case .auto: Terminal.isInteractive && Terminal.permitsColour
    case .always: true
    case .never: false
    }
  }
}
