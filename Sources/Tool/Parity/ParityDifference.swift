import DataFlow
import Scaffolding

/// A difference between the platforms.
package struct ParityDifference: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A view model is on one platform.
    case viewModel = "view-model"
    /// A port is on one platform.
    case port
    /// The types of the values differ.
    case type
    /// A Boolean is inverted: one is true while a view is hidden, the other while it is visible.
    case opposite
    /// Most words of the documentation differ, or the documentation is missing on one platform.
    case documentation
    /// An output depends on other inputs.
    case dataFlow = "data-flow"
  }

  package var kind: Kind
  /// The value on iOS, such as a type; nil if it is missing there.
  package var ios: String?
  /// The value on Android; nil if it is missing there.
  package var android: String?

  /// The differences of each pair of ports, in the order of the pairs.
  static func of(_ pairs: [PortPairing.Pair], _ ios: PortFlow, _ android: PortFlow) -> [[ParityDifference]] {
    let inputs = pairs.filter { !$0.ios.isOutput }.map { (ios: $0.ios.name, android: $0.android.name) }
    let androidNames = Dictionary(grouping: inputs, by: \.ios).mapValues { $0.map(\.android) }
    let iosNames = Dictionary(grouping: inputs, by: \.android).mapValues { $0.map(\.ios) }
    return pairs.map { pair in
      var differences = self.declared(pair.ios, pair.android)
      if let own = ios.sources(of: pair.ios.name), let others = android.sources(of: pair.android.name),
        pair.ios.isOutput
      {
        // Inputs that exist on one platform only are no difference of the output.
        let here = own.filter { androidNames[$0]?.contains { !others.contains($0) } ?? false }
        let there = others.filter { iosNames[$0]?.contains { !own.contains($0) } ?? false }
        if !here.isEmpty || !there.isEmpty {
          differences.append(
            ParityDifference(
              kind: .dataFlow, ios: here.sorted().joined(separator: ", "),
              android: there.sorted().joined(separator: ", ")))
        }
      }
      return differences
    }
  }

  /// The differences of the declarations of two ports.
  private static func declared(_ ios: TwinPort, _ android: TwinPort) -> [ParityDifference] {
    var differences: [ParityDifference] = []
    // How a list reports that its end is near depends on the platform.
    if !ios.type.hasValues(of: android.type), ios.role != .paging {
      differences.append(
        ParityDifference(kind: .type, ios: ios.type.description, android: android.type.description))
    }
    if ios.role == .visibility, android.role == .visibility, ios.isNegative != android.isNegative {
      differences.append(ParityDifference(kind: .opposite, ios: ios.name, android: android.name))
    }
    let documentation = (ios.described.documentation, android.described.documentation)
    let isMissing = (documentation.0 == nil) != (documentation.1 == nil)
    // Documentation that consists of filler words is not compared.
    let saysSomething = ios.documentation.total > 0 && android.documentation.total > 0
    if isMissing || saysSomething && ios.documentationLikeness(to: android) < 0.5 {
      differences.append(
        ParityDifference(kind: .documentation, ios: documentation.0, android: documentation.1))
    }
    return differences
  }
}
