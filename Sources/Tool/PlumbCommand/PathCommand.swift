import ArgumentParser

/// A command that takes paths, or looks for a configuration, and so requires a working folder.
protocol PathCommand: ParsableCommand {}
