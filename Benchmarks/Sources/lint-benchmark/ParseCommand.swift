import ArgumentParser
import Foundation
import SwiftParser

/// `lint-benchmark parse`: what any reader of Swift has to do at the least.
struct ParseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Parse files, and do nothing else with them."
  )

  @Option(
    help: ArgumentHelp("The number of threads. With one the files are a plain loop.", valueName: "number"))
  var jobs = 1

  @Argument(help: "The file that lists the files, one a line.", completion: .file())
  var list: String

  /// The stack of a thread in bytes: the parser recurses.
  private static let stackSize = 64 << 20

  func run() throws {
    let paths = try String(contentsOfFile: self.list, encoding: .utf8).split(separator: "\n").map(String.init)
    if self.jobs == 1 {
      for path in paths { Self.parse(path) }
      return
    }
    let group = DispatchGroup()
    for first in 0..<self.jobs {
      group.enter()
      // Neighbours are alike, so every thread takes a like share of them.
      let share = stride(from: first, to: paths.count, by: self.jobs).map { paths[$0] }
      let thread = Thread {
        for path in share { Self.parse(path) }
        group.leave()
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    group.wait()
  }

  private static func parse(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    data.withUnsafeBytes { bytes in
      _ = Parser.parse(source: bytes.bindMemory(to: UInt8.self))
    }
  }
}
