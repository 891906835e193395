import Engine
import Parity
import SourceModel
import TestSupport

/// A view model on each platform, from the lines of its ports.
struct Apps {
  /// The module that the view models of iOS import.
  var module = "ReactiveSwift"
  var ios = ""
  var android = ""
  var twins = TwinSettings()

  /// Adds a view model of iOS.
  ///
  /// - Parameter body: the code of the class.
  mutating func addIOS(
    _ name: String, inputs: [String] = [], outputs: [String] = [], body: String = ""
  ) {
    self.ios += """

      protocol \(name)Inputs {
        \(inputs.joined(separator: "\n  "))
      }

      protocol \(name)Outputs {
        \(outputs.map { $0 + " { get }" }.joined(separator: "\n  "))
      }

      final class \(name): \(name)Inputs, \(name)Outputs {
        \(body)
      }

      """
  }

  /// Adds a view model of Android.
  mutating func addAndroid(
    _ name: String, inputs: [String] = [], outputs: [String] = [], body: String = ""
  ) {
    self.android += """

      interface \(name) {
        interface Inputs {
          \(inputs.map { $0 + ";" }.joined(separator: "\n    "))
        }
        interface Outputs {
          \(outputs.map { $0 + ";" }.joined(separator: "\n    "))
        }
        final class ViewModel extends ActivityViewModel<A> implements Inputs, Outputs {
          \(body)
        }
      }

      """
  }

  var report: ParityReport {
    get throws {
      let ios = try Run.reading("import \(self.module)\n" + self.ios, at: "Apps.swift")
      let android = try Run.reading("import io.reactivex.Observable;\n" + self.android, at: "Apps.java")
      return Parity(ios.viewModels, android.viewModels, ScaffoldingSettings(), self.twins).report
    }
  }

  /// The report on one view model with these ports.
  static func report(
    ios: (inputs: [String], outputs: [String]), android: (inputs: [String], outputs: [String])
  ) throws -> ParityReport {
    var apps = Apps()
    apps.addIOS("CommentsViewModel", inputs: ios.inputs, outputs: ios.outputs)
    apps.addAndroid("CommentsViewModel", inputs: android.inputs, outputs: android.outputs)
    return try apps.report
  }
}

extension ParityReport {
  /// The pairs of the ports, as text: `saveTapped = saveClicked`.
  var portPairs: [String] {
    self.pairs.flatMap(\.ports).compactMap { port in
      guard let ios = port.ios, let android = port.android else { return nil }
      return "\(ios.name) = \(android.name)"
    }
  }

  /// The suggested pairs of ports, with the evidence: `saveTapped = keepClicked (data-flow)`.
  var portSuggestions: [String] {
    self.pairs.flatMap(\.suggestions).map { "\($0.ios) = \($0.android) (\($0.evidence.rawValue))" }
  }

  /// The pairs of the view models.
  var namePairs: [String] {
    self.pairs.map { "\($0.ios?.name ?? "") = \($0.android?.name ?? "")" }
  }

  func differences(_ kind: ParityDifference.Kind) -> [ParityDifference] {
    self.differences.filter { $0.kind == kind }
  }
}
