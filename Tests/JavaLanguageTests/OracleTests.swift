import Foundation
import ReaderCorpus
import SeededRandom
import Testing

/// The compiler is asked what files declare; `Scripts/setup java` installs it. `make corpus` asks about all files that
/// the sample is from. `LeftOut` lists what is not compared.
@Suite(
  "The reader and the Java compiler agree",
  .enabled(if: JavaDevelopmentKit.isExpected, "JDK 17 not found; Scripts/setup java installs it or says how"))
struct OracleTests {
  private static let folderOfSample = JavaDevelopmentKit.path(".build/java-corpus")
  private static let run = CorpusRun(script: JavaDevelopmentKit.path("Scripts/oracle"))

  @Test("On files that are hard to read")
  func torture() throws {
    let folder = JavaDevelopmentKit.path("Tests/JavaLanguageTests/Torture")
    let paths = try CorpusFiles.all(in: folder)
    let summary = try Self.run.compare(.plain, folder: folder, paths: paths)
    #expect(summary.rejected == [], "the compiler accepts all of the files")
    #expect(summary.differences == [])
    #expect(summary.files > 40 && summary.names > 1_000)
    #expect(Set(summary.leftOut.keys) == Set(CorpusLanguage.java.leftOut), "what is left out occurs")
  }

  @Test(
    "On five hundred files of the JDK",
    .enabled(
      if: !TestScale.isSmall && FileManager.default.fileExists(atPath: folderOfSample + "/.stamp"),
      "few cases are tried, or Scripts/setup java has not unpacked the sources of the JDK"))
  func sample() throws {
    let folder = Self.folderOfSample
    let paths = CorpusFiles.sample(of: try CorpusFiles.all(in: folder), count: 500)
    let packages = Set(paths.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    #expect(paths.count == 500 && packages.count > 200)
    let summary = try Self.run.compare(.modules, folder: folder, paths: paths)
    #expect(summary.rejected == [], "the compiler accepts all of the files")
    #expect(summary.differences == [])
    #expect(summary.declarations > 8_000 && summary.names > 5_000 && summary.comments > 8_000)
  }
}
