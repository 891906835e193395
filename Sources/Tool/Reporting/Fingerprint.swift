package import Rules

/// An identifier of a finding that does not change when its line moves.
///
/// It is derived from the rule, the path and the text of the line. Findings that share all three are
/// counted, so a finding keeps its fingerprint unless an equal one is added before it.
package enum Fingerprint {
  /// The fingerprints of findings, one for each, in the same order.
  package static func all(of findings: [ReportedFinding]) -> [String] {
    var occurrences: [String: Int] = [:]
    return findings.map { finding in
      let identity = self.hash([finding.rule, finding.path, finding.content])
      let occurrence = occurrences[identity, default: 0]
      occurrences[identity] = occurrence + 1
      return self.hash([identity, String(occurrence)])
    }
  }

  /// The 64-bit Fowler–Noll–Vo hash (variant 1a) of the parts, in 16 hexadecimal digits.
  ///
  /// A zero byte ends each part, so that `["ab", "c"]` and `["a", "bc"]` differ.
  package static func hash(_ parts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* Self.prime }
      hash = hash &* Self.prime
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static let prime: UInt64 = 0x0000_0100_0000_01b3
}
