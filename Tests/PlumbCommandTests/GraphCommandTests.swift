import Foundation
import TestSupport
import Testing

@Suite("plumb graph")
struct GraphCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    self.folder = try TemporaryFolder()
    try self.folder.write(Self.source, to: "Sources/A.swift")
  }

  private static let source = """
    import ReactiveSwift

    protocol AViewModelInputs {
      func saveButtonTapped()
      func titleChanged(_ title: String)
    }

    protocol AViewModelOutputs {
      var text: Signal<String, Never> { get }
    }

    final class AViewModel: AViewModelInputs, AViewModelOutputs {
      init() {
        self.text = self.titleChangedProperty.signal.skipNil()
          .takeWhen(self.saveButtonTappedProperty.signal)
      }

      private let saveButtonTappedProperty = MutableProperty(())
      func saveButtonTapped() { self.saveButtonTappedProperty.value = () }

      private let titleChangedProperty = MutableProperty<String?>(nil)
      func titleChanged(_ title: String) { self.titleChangedProperty.value = title }

      let text: Signal<String, Never>
    }

    """

  @Test("A view model is found by its name and by its file")
  func drawn() throws {
    let expected = """
      AViewModel

      text
      ├─ saveButtonTapped [triggers]
      └─ titleChanged [samples]

      """
    for argument in ["AViewModel", "Sources", "Sources/A.swift"] {
      let run = try CommandRun(["graph", argument], in: self.folder)
      #expect(run.exitCode == 0)
      #expect(run.output == expected, "\(argument)")
      #expect(run.error.isEmpty)
    }
  }

  @Test("What an input can change, and what an output is made of")
  func parts() throws {
    let impact = try CommandRun(["graph", "AViewModel", "--impact", "titleChanged"], in: self.folder)
    #expect(impact.output == "AViewModel\n\ntext\n└─ titleChanged [samples]\n")
    let why = try CommandRun(
      ["graph", "AViewModel", "--why", "text", "--level", "operators"], in: self.folder)
    #expect(why.output.contains("└─ takeWhen\n") && why.output.contains("─ skipNil [samples]\n"))
  }

  @Test("The formats for other programs")
  func formats() throws {
    let mermaid = try CommandRun(["graph", "AViewModel", "--format", "mermaid"], in: self.folder)
    #expect(
      mermaid.output == """
        ---
        title: "AViewModel"
        ---
        flowchart LR
          n0(["saveButtonTapped"]):::input
          n1(["titleChanged"]):::input
          n2[["text"]]:::output
          n0 --o n2
          n1 -.-> n2

        """)
    let dot = try CommandRun(["graph", "AViewModel", "--format", "dot"], in: self.folder)
    #expect(dot.output.contains("\"titleChanged\" -> \"text\" [class=\"samples\", style=dashed]"))
    // The legend has the kinds of the picture, and no others.
    let legend = dot.output.matches(of: /"Legend: (\w+)" \[/).map { String($0.1) }
    #expect(legend == ["input", "output"])
    let edges = dot.output.matches(of: /"Legend: \w+ from" -> "Legend: \w+ to" \[label="(\w+)"/)
    #expect(edges.map { String($0.1) } == ["samples", "triggers"])
    let json = try CommandRun(["graph", "AViewModel", "--format", "json"], in: self.folder)
    let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let viewModel = try #require((document?["viewModels"] as? [[String: Any]])?.first)
    #expect(viewModel["name"] as? String == "AViewModel")
    #expect((viewModel["nodes"] as? [[String: Any]])?.count == 3)
    #expect(
      (viewModel["edges"] as? [[String: Any]])?.compactMap { $0["kind"] as? String }.sorted() == [
        "samples", "triggers",
      ])
  }

  @Test("Hazards are shown with what one event sends")
  func hazards() throws {
    let source = Self.source.replacing(
      """
          self.text = self.titleChangedProperty.signal.skipNil()
            .takeWhen(self.saveButtonTappedProperty.signal)
      """,
      with: """
            let title = self.titleChangedProperty.signal.skipNil()
            let isEmpty = title.map { $0.isEmpty }
            self.text = Signal.combineLatest(title, isEmpty).map { $0.0 }
        """)
    try self.folder.write(source, to: "Sources/A.swift")
    let event =
      "each 'title' after the first makes it emit (old title, new isEmpty), then (new title, new isEmpty)"
    let text = try CommandRun(["graph", "AViewModel"], in: self.folder)
    #expect(
      text.output.contains("\nglitching-join: 'combineLatest' in line 16\n└─ \(event)\n"), "\(text.text)")
    let json = try CommandRun(["graph", "AViewModel", "--format", "json"], in: self.folder)
    let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let viewModel = (document?["viewModels"] as? [[String: Any]])?.first
    let hazard = try #require((viewModel?["hazards"] as? [[String: Any]])?.first)
    #expect(hazard["kind"] as? String == "glitching-join")
    #expect(hazard["cause"] as? String == "title")
    #expect(hazard["line"] as? Int == 16)
    let other = try CommandRun(["graph", "AViewModel", "--impact", "saveButtonTapped"], in: self.folder)
    #expect(!other.output.contains("glitching-join"))
  }

  @Test("Names that are not found are answered with those that are")
  func errors() throws {
    let unknown = try CommandRun(["graph", "BViewModel"], in: self.folder)
    #expect(unknown.exitCode == 2)
    #expect(unknown.error.contains("no view model 'BViewModel' found. Did you mean 'AViewModel'?"))
    let port = try CommandRun(["graph", "AViewModel", "--why", "texts"], in: self.folder)
    #expect(port.exitCode == 2)
    #expect(port.error.contains("'AViewModel' has no 'texts'. Did you mean 'text'?"))
  }

  @Test("Tables show which input leads to which output, and how much each view model has")
  func tables() throws {
    let ports = try CommandRun(["graph", "AViewModel", "--level", "ports"], in: self.folder)
    #expect(
      ports.output == """
        AViewModel

                          1
        saveButtonTapped  ●
        titleChanged      ○

        1 text

        ● makes it emit, ○ is only read

        """)
    let app = try CommandRun(["graph", "Sources", "--level", "app"], in: self.folder)
    #expect(app.output.hasPrefix("view model  inputs  outputs  actions  requests  effects"))
    #expect(app.output.contains(/\nAViewModel +2 +1 +0 +0 +0 +0 +0 +0\n/))
    let json = try CommandRun(
      ["graph", "Sources", "--level", "app", "--format", "json"], in: self.folder)
    #expect(json.exitCode == 2 && json.error.contains("'--level app' requires '--format text'"))
  }

  @Test("A picture has a box for each node and an arrow for each edge, and starts no program")
  func picture() throws {
    let run = try CommandRun(
      ["graph", "AViewModel", "--format", "svg"], in: self.folder, environment: ["PATH": "/nowhere"])
    #expect(run.exitCode == 0)
    let boxes = run.output.matches(of: /data-box="\d" data-name="(\w+)"/).map { String($0.1) }
    #expect(boxes == ["saveButtonTapped", "titleChanged", "text"])
    let arrows = run.output.matches(of: /class="(\w+)" data-from="(\d)" data-to="(\d)"/)
    #expect(arrows.map { "\($0.1) \($0.2) \($0.3)" } == ["triggers 0 2", "samples 1 2"])
    #expect(run.output.contains("<title>input titleChanged: Sources/A.swift:"))
  }

  @Test("A page is a single file that runs its own script and no other")
  func page() throws {
    let run = try CommandRun(["graph", "AViewModel", "--format", "html"], in: self.folder)
    #expect(run.exitCode == 0)
    for (tag, policy) in [("script", "script-src"), ("style", "style-src")] {
      #expect(run.output.contains("\(policy) 'sha256-"))
      #expect(run.output.matches(of: try Regex("<\(tag)[ >]")).count == 1)
    }
    #expect(!run.output.contains("src=") && !run.output.contains("href=\"http"))
    let two = try CommandRun(["graph", "Sources", "--format", "html"], in: self.folder)
    #expect(two.exitCode == 0 || two.error.contains("draws one view model"))
  }
}
