/// Arguments that the parser cannot distinguish.
enum Arguments {
  /// Distinguishes an empty list after `--` from no list.
  ///
  /// `plumb lint` checks the working folder; `plumb lint -- $(list)` with an empty list checks nothing. The same
  /// applies to `plumb fix`.
  static func withExplicitEmptyList(_ arguments: [String]) -> [String] {
    guard ["lint", "fix"].contains(arguments.first), arguments.last == "--" else { return arguments }
    return arguments.dropLast() + ["--no-paths"]
  }
}
