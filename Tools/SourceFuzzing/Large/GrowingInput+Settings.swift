import SourceModel

extension GrowingInput {
  private static let viewModel = (path: "Sources/A.swift", text: SmallViewModel.drifted("A"))
  private static let lint = ["lint --no-cache --jobs 1 ."]

  /// Configurations, baselines, templates, ignored files, lists and caches.
  static let settings: [GrowingInput] =
    YAMLText.deep(under: ["include", "twins"]).map { deep in
      GrowingInput("configuration of \(deep.name)", ["lint --no-cache ."]) {
        [(".plumb.yml", deep.text(depth: $0)), viewModel]
      }
    }
    + YAMLText.deep(under: ["findings"]).map { deep in
      GrowingInput("baseline of \(deep.name)", ["lint --no-cache . --baseline baseline.json"]) {
        [("baseline.json", deep.text(depth: $0)), viewModel]
      }
    }
    + YAMLText.deep(under: ["name: A\ninputs"]).map { deep in
      GrowingInput("description of \(deep.name)", ["new --from a.yml --print"]) {
        [("a.yml", deep.text(depth: $0))]
      }
    }
    + TemplateTarget.deep.map { deep in
      GrowingInput("template of \(deep.name)", ["new A --input a --output b:Int --print"]) {
        [(".plumb/templates/kickstarter-swift.mustache", deep.text(depth: $0))]
      }
    }
    + TemplateTarget.large.map { large in
      GrowingInput("template of \(large.name)", ["new A --input a --output b:Int --print"], from: 16) {
        [(".plumb/templates/kickstarter-swift.mustache", large.text(size: $0 * 1_000))]
      }
    }
    + DescriptionTarget.deep.map { deep in
      GrowingInput("description of \(deep.name)", DescriptionCommand.all) {
        [("a.yml", deep.text(depth: $0))]
      }
    }
    + DescriptionTarget.large.map { large in
      GrowingInput("description of \(large.name)", DescriptionCommand.all, from: 16) {
        [("a.yml", large.text(size: $0 * 1_000))]
      }
    }
    + IgnoreFileTarget.deep.map { deep in
      GrowingInput("ignored files of \(deep.name)", Self.lint) {
        [
          (".gitignore", deep.text(depth: $0)), viewModel,
          ("Sources/" + String(repeating: "a", count: 200) + "b.swift", ""),
        ]
      }
    }
    + [
      GrowingInput("patterns for files", ["lint --no-cache .", "ports"]) { n in
        [(".plumb.yml", "exclude:\n" + many(n) { "  - 'Other\($0)/**/*View*.swift'\n" })]
          + (0..<n / 8).map { ("Sources/A\($0)ViewModel.swift", "struct A {}\n") }
      },
      GrowingInput("dialects for files", ["lint --no-cache ."]) { n in
        [(".plumb.yml", "dialects:\n" + many(n) { "  Other\($0)/**: off\n" })]
          + (0..<n / 8).map { ("Sources/A\($0)ViewModel.swift", "struct A {}\n") }
      },
      GrowingInput("ignored files for files", ["lint --no-cache .", "ports"]) { n in
        [(".gitignore", many(n) { "Other\($0)/**/*View*.swift\n" }), ("Sources/A.swift", "")]
          + (0..<n / 8).map { ("Sources/A\($0)ViewModel.swift", "struct A {}\n") }
      },
      GrowingInput("accepted types", ["lint --no-cache ."]) { n in
        [
          (
            ".plumb.yml",
            "rules:\n  output-type:\n    accepted-types: [" + many(n) { "T\($0), " } + "Driver]\n"
          ), ("A.swift", LargeViewModel(pairs: n / 8).drifted),
        ]
      },
      GrowingInput(
        "a baseline for findings",
        ["lint --no-cache . --baseline baseline.json", "fix --diff . --baseline baseline.json"]
      ) { n in
        [
          (
            "baseline.json",
            "{\n  \"version\": 1,\n  \"findings\": [\n"
              + (0..<n).map {
                #"    {"rule": "void-input", "path": "A.swift", "content": "func input\#($0)() -> Bool", "count": 1}"#
              }.joined(separator: ",\n") + "\n  ]\n}\n"
          ),
          (
            "A.swift",
            "import ReactiveSwift\nprotocol AViewModelInputs {\n"
              + many(n) { "  func input\($0)() -> Bool\n" }
              + "}\nfinal class AViewModel: AViewModelInputs {}\n"
          ),
        ]
      },
      GrowingInput(
        "a list of paths", ["lint --no-cache --files-from list.txt", "fix --diff --files-from list.txt"],
        from: 64
      ) { n in
        [
          (
            "list.txt",
            many(n) { "Sources/A\($0).swift\nSources/A\($0).swift\n./Sources/../Sources/A\($0).swift\n" }
          )
        ]
          + (0..<n).map { ("Sources/A\($0).swift", SmallViewModel.drifted("A\($0)")) }
      },
      GrowingInput("a list of missing paths", ["lint --no-cache --files-from list.txt"]) { n in
        [("list.txt", many(n) { "Missing/A\($0).swift\n" })]
      },
    ]

  private enum DescriptionCommand {
    static let all = [
      "new --from a.yml --print", "new --from a.yml --dialect kickstarter-java --view activity --print",
      "new --from a.yml --dialect kickstarter-kotlin --print", "new --from a.yml --dialect rxswift --print",
      "new --from a.yml --dialect macro --view uikit --print",
    ]
  }

  /// View models that are described, and descriptions of them.
  static let descriptions: [GrowingInput] = [
    GrowingInput("description of ports with documentation", DescriptionCommand.all) { n in
      [
        (
          "a.yml",
          "name: A\ninputs:\n"
            + many(n) {
              "  - port: 'input\($0)(a: Int, b: [String])'\n    documentation: Call when row \($0) is tapped.\n"
            } + "outputs:\n" + many(n) { "  - 'output\($0): [T\($0)?]'\n" } + "actions:\n"
            + many(n) { "  - 'action\($0): (Int) -> String'\n" }
        )
      ]
    },
    GrowingInput("description of words of documentation", DescriptionCommand.all) { n in
      [
        (
          "a.yml",
          "name: A\ninputs:\n  - port: a\n    documentation: " + many(n) { "word\($0) is said. " } + "\n"
        )
      ]
    },
    GrowingInput("description of imports", DescriptionCommand.all) { n in
      [
        (
          "a.yml",
          "name: A\ninputs: [a]\nswift:\n  imports: [" + many(n) { "M\($0), " }
            + "Models]\njava:\n  imports: [" + many(n) { "a.M\($0), " } + "a.Models]\n"
        )
      ]
    },
  ]

  /// Files and folders in number.
  static let trees: [GrowingInput] = [
    GrowingInput(
      "files of view models",
      ["lint --no-cache .", "lint --cache-path cache .", "fix --diff .", "ports", "fix ."], from: 64
    ) { n in
      (0..<n).map { ("Sources/A\($0)ViewModel.swift", SmallViewModel.drifted("A\($0)")) }
    },
    GrowingInput("files of view models in Java", ["lint --no-cache .", "fix --diff .", "ports"], from: 64) {
      n in
      (0..<n).map { ("app/A\($0)ViewModel.java", SmallViewModel.driftedJava("A\($0)")) }
    },
    GrowingInput("folders in each other", ["lint --no-cache .", "ports", "fix --diff ."]) { n in
      [(String(repeating: "d/", count: min(n, 1_500)) + "A.swift", SmallViewModel.drifted("A"))]
    },
    GrowingInput("folders with ignored files in each other", ["lint --no-cache .", "ports"], from: 64) { n in
      (0..<min(n, 1_500)).map {
        (
          String(repeating: "d/", count: $0) + ".gitignore",
          "*.log\nbuild\($0)/\n/d/build\n**/a/**/b\n!keep\($0).log\n"
        )
      }
        + [(String(repeating: "d/", count: min(n, 1_500)) + "A.swift", SmallViewModel.drifted("A"))]
    },
    GrowingInput("folders with configurations", ["lint --no-cache .", "fix --diff ."], from: 64) { n in
      (0..<n).flatMap {
        [
          ("d\($0)/.plumb.yml", "rules:\n  void-input: error\n"),
          ("d\($0)/A.swift", SmallViewModel.drifted("A\($0)")),
        ]
      }
    },
    GrowingInput("folders with configurations in each other", ["lint --no-cache ."], from: 64) { n in
      (0..<min(n, 1_500)).flatMap {
        [
          (String(repeating: "d/", count: $0) + ".plumb.yml", "rules:\n  void-input: error\n"),
          (String(repeating: "d/", count: $0) + "A.swift", SmallViewModel.drifted("A\($0)")),
        ]
      }
    },
    GrowingInput("empty files", ["lint --no-cache .", "ports"]) { n in (0..<n).map { ("a/A\($0).swift", "") }
    },
    GrowingInput("files that are skipped", ["lint --no-cache ."]) { n in (0..<n).map { ("a/A\($0).txt", "a") }
    },
    GrowingInput(
      "files of protocols that inherit each other", ["lint --no-cache .", "fix --diff .", "ports"], from: 64
    ) { n in
      [("A.swift", "import Plumbline\nfinal class AViewModel: P0Inputs {}\n")]
        + (0..<n).map { ("P\($0).swift", "protocol P\($0)Inputs: P\($0 + 1)Inputs { func p\($0)() }\n") }
    },
    GrowingInput(
      "files of one view model", ["lint --no-cache .", "fix --diff .", "ports", "graph ."], from: 64
    ) { n in
      [("A.swift", DeepInput.viewModel())]
        + (0..<n).map {
          (
            "E\($0).swift",
            "import Plumbline\nextension AViewModel { func c\($0)() { self.aProperty.value = \($0) } }\n"
          )
        }
    },
    GrowingInput("files of classes of one name", ["lint --no-cache .", "ports"], from: 64) { n in
      (0..<n).map { ("d\($0)/A.swift", DeepInput.viewModel()) }
    },
    GrowingInput("files of interfaces of one name in packages", ["lint --no-cache .", "ports"], from: 64) {
      n in
      (0..<n).map {
        (
          "d\($0)/A.java",
          DeepInput.javaViewModel().replacing(
            "package a.b;", with: "package a.b\($0);\nimport a.b\($0 + 1).*;\nimport a.b\($0).AViewModel;")
        )
      }
    },
    GrowingInput("files of one package", ["lint --no-cache .", "ports"], from: 64) { n in
      (0..<n).map {
        (
          "d/A\($0)ViewModel.kt",
          "package a\nimport a.*\n"
            + DeepInput.kotlinViewModel().replacing("AViewModel", with: "A\($0)ViewModel")
        )
      }
    },
    GrowingInput("files of aliases of each other", ["lint --no-cache .", "ports"], from: 64) { n in
      [("A.swift", "import Plumbline\nfinal class AViewModel: A0Inputs {}\n")]
        + (0..<n).map { ("P\($0).swift", "typealias A\($0)Inputs = A\($0 + 1)Inputs\n") }
    },
  ]
}
