import Changes
import Drift
import Foundation
import Reporting
import SeededRandom
import SourceModel
import TestSupport
import Testing

/// What the fix makes of examples that have drifted at random; `make drift` tries thousands.
@Suite("Fixing drift loses nothing")
struct DriftTests {
  static let root = Repository.folder.appendingPathComponent("Examples/Sources").path

  @Test("Cases of each dialect", arguments: DriftExample.folders)
  func cases(_ folder: String) {
    let run = FixRun(DriftExample.read(folder, in: Self.root))
    let count = TestScale.isSmall ? 3 : TestScale.count(400, atLeast: 6)
    let summary = run.run(1..<1 + UInt64(count), threads: 2)
    #expect(summary.cases == count)
    // A few cases may hold more that change nothing than many.
    #expect(summary.changed > (count < 30 ? count / 3 : count * 2 / 3))
    #expect(summary.rejected <= 3 + count / 20)
    for failure in summary.failures {
      Issue.record("\(failure.title)\n\(failure.problems.joined(separator: "\n"))")
    }
  }

  @Test("A comparison of what was fixed with what it was finds no change", arguments: DriftExample.folders)
  func changesNothing(_ folder: String) throws {
    let sample = Self.sample(folder, TestScale.count(200, atLeast: 6))
    #expect(!sample.isEmpty)
    for (test, text) in sample where text != test.drift.bytes {
      let change = try AppChange.between(
        String(decoding: test.drift.bytes, as: UTF8.self), String(decoding: text, as: UTF8.self),
        in: "ViewModel." + (test.language.profile.fileExtensions.first ?? ""))
      #expect(!change.changesBehaviour, "\(test.title)\n\(ChangeFormat.text.text(of: change).text)")
    }
  }

  @Test("What compiled before it was fixed compiles after it, in Swift")
  func swiftCompiles() throws {
    let outcome = try Self.check("KickstarterSwift").swift(
      Self.sample("KickstarterSwift", TestScale.count(20)))
    Self.expect(outcome)
  }

  @Test(
    "What compiled before it was fixed compiles after it, in Java",
    .enabled(
      if: (try? JavaTools(root: Repository.folder.path)) != nil,
      "JDK 17 or RxJava 3 not found; Scripts/setup java installs them"))
  func javaCompiles() throws {
    let sample = Self.sample("KickstarterJava", TestScale.count(80))
    Self.expect(try Self.check("KickstarterJava").android(sample, in: .java))
  }

  @Test(
    "What compiled before it was fixed compiles after it, in Kotlin",
    .enabled(
      if: !TestScale.isSmall && (try? JavaTools(root: Repository.folder.path))?.kotlin != nil,
      "few cases are tried, or the Kotlin compiler, which takes half a minute, is not installed"))
  func kotlinCompiles() throws {
    let sample = Self.sample("KickstarterKotlin", TestScale.count(80))
    Self.expect(try Self.check("KickstarterKotlin").android(sample, in: .kotlin))
  }

  /// Other seeds than those of the cases.
  private static func sample(_ folder: String, _ count: Int) -> CompileCheck.Sample {
    let run = FixRun(DriftExample.read(folder, in: Self.root), sampling: 1)
    return run.run(10_000..<10_000 + UInt64(count), threads: 2).sample
  }

  private static func check(_ folder: String) -> CompileCheck {
    let temporary = FileManager.default.temporaryDirectory.appendingPathComponent(
      "drift-\(UUID().uuidString)")
    return CompileCheck(root: Repository.folder.path, folder: temporary.path, jobs: 2)
  }

  private static func expect(_ outcome: CompileCheck.Outcome) {
    for failure in outcome.failures { Issue.record("\(failure)") }
    // Where half of the texts do not compile as they were, too little is tried.
    #expect(outcome.texts > 0 && outcome.compiled * 2 >= outcome.texts)
  }
}
