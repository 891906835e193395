package import Rules

/// The order in which a limited report keeps findings: by how bad and how sure they are.
package enum ForemostFindings {
  /// The indices of findings, the most severe ones first.
  ///
  /// Of equal severity, what the code does wrong comes before the form of the code, and then what stands first.
  package static func ranking(of findings: [ReportedFinding]) -> [Int] {
    let ranks = findings.map { finding in
      (severity: finding.severity, place: RuleSet.aboutBehavior.contains(finding.rule) ? 0 : 1)
    }
    return findings.indices.sorted { first, second in
      let (one, other) = (ranks[first], ranks[second])
      if one.severity != other.severity { return one.severity > other.severity }
      return (one.place, first) < (other.place, second)
    }
  }
}
