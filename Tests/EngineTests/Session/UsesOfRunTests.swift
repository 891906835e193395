import Foundation
import TestSupport
import Testing

@testable import Engine

@Suite("The uses of a run") struct UsesOfRunTests {
  private static let caller = """
    class Copier {
      void copy(Source source) { source.inputs.readInt(); source.outputs.value(); }
    }
    """

  private static func run(_ texts: [String: String], _ files: CountedFiles) throws -> Run {
    let folder = try TemporaryFolder()
    for (name, text) in texts { try folder.write(text, to: name) }
    let settings = LintSettings(paths: [folder.path], version: "test")
    return Run(try FoundFiles(settings).inputs, settings, findsUses: true, access: files.access)
  }

  @Test("Interfaces that are only named like ports make no run search for uses") func withoutViewModels()
    throws
  {
    let files = CountedFiles()
    let texts = [
      "DataInput.java": "interface DataInput { int readInt(); }\n",
      "DataReader.java": "class DataReader implements DataInput { public int readInt() { return 1; } }\n",
      "Copier.java": Self.caller,
    ]
    var run = try Self.run(texts, files)
    #expect(run.components.groups.count == 1)
    #expect(run.uses == nil)
    _ = run.check(known: nil, ResultKeys(run.settings, workingDirectory: ""))
    let parsed = files.take().parsed
    #expect(parsed == ["DataInput.java", "DataReader.java"])
  }

  @Test("One view model is enough to search all files for uses") func withViewModel() throws {
    let files = CountedFiles()
    let texts = [
      "LoginViewModel.java": """
      import io.reactivex.rxjava3.core.Observable;
      interface LoginViewModel {
        interface Inputs { void refresh(); }
        interface Outputs { Observable<String> title(); }
        final class ViewModel implements Inputs, Outputs {}
      }
      """,
      "Copier.java": Self.caller,
    ]
    let run = try Self.run(texts, files)
    #expect(run.uses != nil)
    #expect(files.take().parsed == ["LoginViewModel.java"])
  }
}
