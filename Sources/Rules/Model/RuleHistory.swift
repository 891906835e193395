/// Which version introduced which rules.
///
/// A new rule is added to the version that is released next. A published entry never changes: teams rely on it with
/// `--target-version`.
package enum RuleHistory {
  /// The versions, oldest first, with the rules that are new in them.
  package static let releases: [(version: ReleaseVersion, rules: [String])] = [
    (
      ReleaseVersion(0, 1, 0),
      [
        "sorted-imports", "no-ui-import", "view-model-name", "port-protocols", "type-protocol",
        "class-bound-type", "final-view-model", "conformance-extension", "sorted-inputs", "sorted-outputs",
        "sorted-actions", "documented-inputs", "documented-outputs", "void-input", "input-type",
        "output-type", "action-type", "literal-names", "input-storage", "input-storage-type",
        "input-storage-name", "optional-storage", "private-storage", "sorted-input-storage",
        "sorted-input-functions", "sorted-output-storage", "sorted-output-functions", "output-storage-type",
        "output-storage-name", "behavior-subject-one-off", "forwarded-input", "section-order",
        "ports-declaration", "outputs-in-init", "placeholder-output", "explicit-self", "helper-placement",
        "init-only-setup", "actions-only", "no-dispose-bag", "no-variable", "injected-dependencies",
        "missing-service", "scene-coordinator", "service-struct", "no-base-service", "bind-to-lifecycle",
        "disposables-cleared", "initialized-before-use", "unused-input", "unused-value", "silent-output",
        "order-dependent-sampling", "glitching-join", "unshared-effect", "reentrant-feed", "retained-self",
        "implicit-scheduler", "swallowed-error", "unbound-output", "uncalled-input", "bypassed-ports",
        "bound-twice", "missing-observe-on-ui",
        "untested-output", "untested-input", "undriven-test", "outside-convention", "unused-suppression",
        "invalid-suppression", "parse-error",
      ]
    )
  ]

  private static let versions = Dictionary(
    releases.flatMap { release in release.rules.map { ($0, release.version) } },
    uniquingKeysWith: { first, _ in first })

  /// The version that introduced a rule. What is in no release yet belongs to the next one.
  static func version(introducing rule: String) -> ReleaseVersion {
    self.versions[rule] ?? self.releases.map(\.version).max() ?? ReleaseVersion(0, 0, 0)
  }
}

extension Rule {
  /// The version that introduced it.
  public var since: ReleaseVersion { RuleHistory.version(introducing: self.id) }
}
