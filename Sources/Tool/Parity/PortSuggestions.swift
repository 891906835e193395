import DataFlow
import SourceModel

/// Suggests pairs of the ports that have no counterpart: each port is the only one on its platform with the same facts,
/// which is too weak to pair them.
struct PortSuggestions {
  /// What is known of a port by some evidence.
  private struct Facts: Hashable {
    var isOutput: Bool
    var facts: Set<String>
  }

  /// One platform of two view models.
  private struct Side {
    var ports: [TwinPort]
    var flow: PortFlow
    /// The names of the paired ports, by names that both platforms share.
    var paired: [String: String] = [:]
    var pairedOutputs: [(name: String, id: String)] = []

    init(
      _ ports: [TwinPort], _ flow: PortFlow, _ pairs: [PortPairing.Pair],
      _ port: KeyPath<PortPairing.Pair, TwinPort>
    ) {
      self.ports = ports
      self.flow = flow
      for pair in pairs where ![.configuration, .lifecycle].contains(pair.ios.role) {
        let name = pair[keyPath: port].name
        if pair.ios.isOutput {
          self.pairedOutputs.append((name, pair.ios.name))
        } else {
          self.paired[name] = pair.ios.name
        }
      }
    }

    /// The facts about each port.
    func facts(_ evidence: Evidence) -> [Set<String>] {
      switch evidence {
      case .requests:
        let requests = self.flow.requests
        return self.ports.map { port in
          Set((requests[port.name] ?? []).map { PortWords.of($0).map(PortWords.meaning).joined() })
        }
      case .dataFlow:
        return self.ports.map { port in
          guard !port.isOutput else {
            return Set(self.flow.inputs(of: port.name).compactMap { self.paired[$0] })
          }
          return Set(
            self.pairedOutputs.filter { self.flow.inputs(of: $0.name).contains(port.name) }.map(\.id))
        }
      default: return self.ports.map { _ in [] }
      }
    }
  }

  private(set) var pairs: [PortPairing.Pair] = []

  init(_ pairing: PortPairing, _ ios: PortFlow, _ android: PortFlow) {
    let own = Side(pairing.ios.filter { $0.role != .lifecycle }, ios, pairing.pairs, \.ios)
    let others = Side(pairing.android.filter { $0.role != .lifecycle }, android, pairing.pairs, \.android)
    var used: Set<ObjectIdentifier> = []
    for evidence in [Evidence.requests, .dataFlow] {
      let (facts, otherFacts) = (own.facts(evidence), others.facts(evidence))
      let common = Set(facts.joined()).intersection(otherFacts.joined())
      let androidPorts = Self.unique(others.ports, otherFacts, common)
      for (facts, port) in Self.unique(own.ports, facts, common) {
        guard let twin = androidPorts[facts], port.agreement(with: twin) > 0,
          used.isDisjoint(with: [port.id, twin.id])
        else { continue }
        used.formUnion([port.id, twin.id])
        self.pairs.append(PortPairing.Pair(ios: port, android: twin, evidence: evidence))
      }
    }
    self.pairs.sort { Alphabet.precedes($0.ios.name, $1.ios.name) }
  }

  /// The ports by their facts, without those that share all their facts with another port.
  private static func unique(
    _ ports: [TwinPort], _ facts: [Set<String>], _ common: Set<String>
  ) -> [Facts: TwinPort] {
    let all = zip(ports, facts).map { port, facts in
      (Facts(isOutput: port.isOutput, facts: facts.intersection(common)), port)
    }
    return Dictionary(grouping: all.filter { !$0.0.facts.isEmpty }, by: \.0)
      .compactMapValues { $0.count == 1 ? $0[0].1 : nil }
  }
}
