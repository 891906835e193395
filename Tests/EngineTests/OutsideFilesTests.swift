import Engine
import Rules
import TestSupport
import Testing

struct OutsideFilesTests {
  @Test("A file with nothing of the convention is not reported for a syntax error")
  func syntaxErrors() throws {
    let broken = "class HelpViewModel {\n"
    let folder = try Folder(["A.swift": broken])
    #expect(try folder.lint(rules: nil).report.findings.isEmpty)
    let ports = try Folder(["A.swift": "protocol HelpViewModelInputs {}\n" + broken])
    #expect(try ports.lint(rules: nil).report.findings.map(\.rule) == ["parse-error"])
    let observed = try Folder(["A.swift": "@Observable final class HelpViewModel {\n"])
    #expect(try observed.lint(rules: nil).report.findings.map(\.rule) == ["parse-error"])
  }

  @Test("Files on the disk, the cache and a session count the same")
  func runs() throws {
    let folder = try Folder([
      "A.swift": "class HelpViewModel {}\n", "B.kt": "class MapViewModel : ViewModel() {}\n",
      "C.swift": Sample.drifted(),
      "D.swift": "class BaseViewModel {}\nclass CartViewModel: BaseViewModel {}\n",
    ])
    let cache = try TemporaryFolder()
    let settings = try [nil, cache.path, cache.path].map { path in
      try folder.lint(rules: nil) { $0.cache = path }.report
    }
    #expect(settings.map(\.outside) == [3, 3, 3])
    #expect(Set(settings.map(\.findings)).count == 1)
    var session = try Session(LintSettings(paths: [folder.files.path], version: "test"))
    #expect(session.result.report.outside == 3)
    try session.check(folder.files.path("A.swift"), text: Array("class Help {}\n".utf8))
    #expect(session.result.report.outside == 2)
  }
}
