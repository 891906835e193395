// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")

/// Products of swift-syntax.
func syntax(_ products: String...) -> [Target.Dependency] {
  products.map { .product(name: $0, package: "swift-syntax") }
}

let package = Package(
  name: "Plumbline",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Plumbline", targets: ["Plumbline"]),
    .library(name: "PlumblineBindings", targets: ["PlumblineBindings"]),
    .library(name: "PlumblineBlueprint", targets: ["PlumblineBlueprint"]),
    .library(name: "PlumblineDebugging", targets: ["PlumblineDebugging"]),
    .library(name: "PlumblineExtensions", targets: ["PlumblineExtensions"]),
    .library(name: "PlumblineMacros", targets: ["PlumblineMacros"]),
    .library(name: "PlumblineNavigation", targets: ["PlumblineNavigation"]),
    .library(name: "PlumblineRxTest", targets: ["PlumblineRxTest"]),
    .library(name: "PlumblineTesting", targets: ["PlumblineTesting"]),
    .executable(name: "plumb", targets: ["plumb"]),
    .plugin(name: "PlumbPlugin", targets: ["PlumbPlugin"]),
    .plugin(name: "PlumbBuildToolPlugin", targets: ["PlumbBuildToolPlugin"]),
  ],
  traits: [
    .trait(name: "OpenCombine", description: "Publishers of signals where Combine cannot be imported.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.4.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    // MARK: Libraries

    // Signals, properties and actions. It depends on nothing, unless the trait asks for publishers.
    .target(
      name: "Plumbline",
      dependencies: [
        "PlumblineThreadLocal",
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
      ]
    ),
    // Thread-local storage of the turn, in C.
    .target(name: "PlumblineThreadLocal"),
    // The names of RxSwift and Action, as the blueprint uses them.
    .target(name: "PlumblineBlueprint", dependencies: ["Plumbline"]),
    // The names of extensions of ReactiveSwift, for code that moves.
    .target(name: "PlumblineExtensions", dependencies: ["Plumbline"]),
    // Controls that execute actions, on any platform.
    .target(name: "PlumblineBindings", dependencies: ["Plumbline", "PlumblineBlueprint"]),
    // Scenes and the coordinator that moves between them, on any platform.
    .target(name: "PlumblineNavigation", dependencies: ["Plumbline"]),
    // Turns as text, and the signals that are alive.
    .target(
      name: "PlumblineDebugging",
      dependencies: ["Plumbline", .product(name: "CustomDump", package: "swift-custom-dump")]
    ),
    // Test observers and schedulers. IssueReportingTestSupport reports to Swift Testing and XCTest.
    .target(
      name: "PlumblineTesting",
      dependencies: [
        "Plumbline",
        "PlumblineDebugging",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    // The API of RxTest and RxBlocking, for tests that move.
    .target(name: "PlumblineRxTest", dependencies: ["Plumbline", "PlumblineBlueprint", "PlumblineTesting"]),
    // `@ViewModel`. Packages that do not import it build no swift-syntax.
    .target(name: "PlumblineMacros", dependencies: ["Plumbline", "PlumblineMacrosPlugin"]),
    .macro(
      name: "PlumblineMacrosPlugin",
      dependencies: ["SourceModel"]
        + syntax(
          "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder",
          "SwiftSyntaxMacros")
    ),

    // MARK: The tool

    // The description of source files and view models. It imports nothing.
    .target(name: "SourceModel"),
    // Source text to description, one target per language.
    .target(
      name: "SwiftLanguage", dependencies: ["SourceModel"] + syntax("SwiftParser", "SwiftSyntax"),
      path: "Sources/Tool/Languages/Swift"
    ),
    // What the readers of several languages have in common, and the scan of tokens without parsing.
    .target(name: "ReaderSupport", dependencies: ["SourceModel"], path: "Sources/Tool/Languages/Shared"),
    .target(
      name: "JavaLanguage", dependencies: ["ReaderSupport", "SourceModel"],
      path: "Sources/Tool/Languages/Java"
    ),
    .target(
      name: "KotlinLanguage", dependencies: ["ReaderSupport", "SourceModel"],
      path: "Sources/Tool/Languages/Kotlin"
    ),
    // Which of the described types are view models, across files.
    .target(name: "Recognition", dependencies: ["SourceModel"]),
    // How values flow through a view model.
    .target(name: "DataFlow", dependencies: ["SourceModel"]),
    // Who uses the ports of view models: source text to uses, across files.
    .target(name: "PortUses", dependencies: ["ReaderSupport", "SourceModel"]),
    // Description to findings.
    .target(name: "Rules", dependencies: ["DataFlow", "PortUses", "SourceModel"]),
    // Files, configuration, components, cache, baselines and fixes.
    .target(
      name: "Engine",
      dependencies: [
        "JavaLanguage", "KotlinLanguage", "PortUses", "ReaderSupport", "Recognition", "Rules", "SourceModel",
        "SwiftLanguage", "SystemCalls",
        yams,
      ]
    ),
    // Exchanges files, copies their attributes and starts threads, which the modules of the C libraries do not offer, or
    // not alike.
    .target(name: "SystemCalls"),
    // Port descriptions to new files, and view models to port descriptions.
    .target(
      name: "Scaffolding",
      dependencies: [
        "DataFlow", "Engine", "Recognition", "SourceModel", "SwiftLanguage", yams,
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [.embedInCode("Templates")]
    ),
    // What a change of the code does to view models.
    .target(
      name: "Changes", dependencies: ["DataFlow", "PortUses", "ReaderSupport", "Rules", "SourceModel"]),
    // The view models of one platform against those of the other.
    .target(name: "Parity", dependencies: ["DataFlow", "Engine", "Scaffolding", "SourceModel"]),
    // A port under another name, wherever it is used.
    .target(
      name: "PortRenaming",
      dependencies: ["Engine", "Parity", "PortUses", "Recognition", "Scaffolding", "SourceModel"]),
    // Graphs in columns, so that few edges cross. It imports nothing.
    .target(name: "Drawing"),
    // Findings to text, one file per format.
    .target(
      name: "Reporting",
      dependencies: ["Changes", "DataFlow", "Drawing", "Parity", "PortUses", "Rules", "SourceModel"],
      resources: [.embedInCode("Pages/Assets")]),
    // What editors ask, by the Language Server Protocol.
    .target(
      name: "LanguageServer",
      dependencies: [
        "DataFlow", "Engine", "Parity", "PortRenaming", "PortUses", "Reporting", "Rules", "Scaffolding",
        "SourceModel",
      ]),
    // The command line.
    .target(
      name: "PlumbCommand",
      dependencies: [
        "Changes", "DataFlow", "Engine", "LanguageServer", "Parity", "PortRenaming", "PortUses",
        "Recognition",
        "Reporting", "Rules",
        "Scaffolding", "SourceModel", argumentParser,
      ]
    ),
    .executableTarget(name: "plumb", dependencies: ["PlumbCommand"]),
    .plugin(
      name: "PlumbPlugin",
      capability: .command(
        intent: .custom(
          verb: "plumb",
          description: "Check view models against the convention of Inputs, Outputs and Actions."
        )
      ),
      dependencies: ["plumb"]
    ),
    // Both plugins are also in a package on the prebuilt command, which `Scripts/release files` makes.
    .plugin(name: "PlumbBuildToolPlugin", capability: .buildTool(), dependencies: ["plumb"]),

    // MARK: Tests of the libraries

    .target(name: "SeededRandom", path: "TestSupport/SeededRandom"),
    .testTarget(name: "PlumblineTests", dependencies: ["Plumbline", "PlumblineTesting", "SeededRandom"]),
    .testTarget(
      name: "PlumblineTestingTests",
      dependencies: ["Plumbline", "PlumblineDebugging", "PlumblineTesting", "SeededRandom"]),
    .testTarget(name: "PlumblineBlueprintTests", dependencies: ["PlumblineBlueprint", "PlumblineTesting"]),
    .testTarget(
      name: "PlumblineDebuggingTests", dependencies: ["Plumbline", "PlumblineDebugging", "SeededRandom"]),
    .testTarget(name: "PlumblineExtensionsTests", dependencies: ["PlumblineExtensions", "PlumblineTesting"]),
    .testTarget(name: "PlumblineBindingsTests", dependencies: ["PlumblineBindings", "PlumblineBlueprint"]),
    .testTarget(name: "PlumblineNavigationTests", dependencies: ["PlumblineNavigation", "SeededRandom"]),
    .testTarget(name: "PlumblineRxTestTests", dependencies: ["PlumblineRxTest", "PlumblineTesting"]),
    .testTarget(
      name: "PlumblineMacrosTests",
      dependencies: [
        "Plumbline", "PlumblineMacros", "PlumblineMacrosPlugin", "PlumblineTesting",
        "Rules", "SeededRandom", "SourceModel", "TestSupport",
      ]
        + syntax(
          "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros")
    ),
    // Random graphs against a reference that is written from the contracts.
    .testTarget(name: "GraphTests", dependencies: ["Plumbline", "SeededRandom"]),
    // Operators against those of OpenCombine.
    .testTarget(
      name: "OpenCombineComparisonTests",
      dependencies: [
        "Plumbline", "PlumblineTesting", "SeededRandom",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]
    ),

    // MARK: Tests of the tool

    .target(
      name: "TestSupport", dependencies: ["Changes", "Engine", "Rules", "SeededRandom", "SourceModel"],
      path: "TestSupport/TestSupport"
    ),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["Engine", "LanguageServer", "Rules", "SeededRandom", "TestSupport"]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "SeededRandom"]),
    .testTarget(name: "SourceModelTests", dependencies: ["SeededRandom", "SourceModel"]),
    .testTarget(
      name: "SwiftLanguageTests",
      dependencies: ["Recognition", "SeededRandom", "SourceModel", "SwiftLanguage", "TestSupport"]
        + syntax("SwiftLexicalLookup", "SwiftParser", "SwiftSyntax")
    ),
    .testTarget(name: "ReaderSupportTests", dependencies: ["ReaderSupport", "SourceModel"]),
    .testTarget(
      name: "JavaLanguageTests",
      dependencies: ["ReaderCorpus", "JavaLanguage", "SeededRandom", "SourceModel"],
      exclude: ["Torture"]
    ),
    .testTarget(
      name: "KotlinLanguageTests",
      dependencies: ["KotlinLanguage", "ReaderCorpus", "ReaderSupport", "SeededRandom", "SourceModel"],
      exclude: ["Snippets"]
    ),
    .testTarget(
      name: "RecognitionTests",
      dependencies: ["JavaLanguage", "KotlinLanguage", "Recognition", "SourceModel", "SwiftLanguage"]
    ),
    .testTarget(
      name: "PortUsesTests", dependencies: ["Engine", "PortUses", "SourceModel", "TestSupport"]
    ),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "Engine", "JavaLanguage", "Recognition", "Reporting", "Rules", "SourceModel", "SwiftLanguage",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "EngineTests",
      dependencies: [
        "Engine", "JavaLanguage", "Reporting", "Rules", "SeededRandom", "SourceModel", "SwiftLanguage",
        "TestSupport", yams,
      ]
    ),
    .testTarget(
      name: "DataFlowTests",
      dependencies: ["DataFlow", "Engine", "Reporting", "SeededRandom", "SourceModel", "TestSupport"]
    ),
    .testTarget(
      name: "ChangesTests", dependencies: ["Changes", "PortUses", "Reporting", "SourceModel", "TestSupport"]),
    .testTarget(
      name: "ParityTests", dependencies: ["Engine", "Parity", "Reporting", "SourceModel", "TestSupport"]),
    .testTarget(
      name: "PortRenamingTests",
      dependencies: [
        "Engine", "PortRenaming", "PortUses", "Recognition", "SeededRandom", "SourceModel", "TestSupport",
      ]),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["Reporting", "Rules", "SeededRandom", "SourceModel", "TestSupport"]),
    .testTarget(
      name: "ScaffoldingTests",
      dependencies: [
        "Engine", "Recognition", "Rules", "Scaffolding", "SeededRandom", "SourceModel", "SwiftLanguage",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "PlumbCommandTests",
      dependencies: [
        "Engine", "PlumbCommand", "Reporting", "Rules", "Scaffolding", "SeededRandom", "SourceModel",
        "TestSupport", "plumb",
      ]
    ),
    // Mutants of the examples, random drift, broken files.
    .testTarget(
      name: "IntegrationTests",
      dependencies: [
        "Changes", "Drift", "Engine", "JavaLanguage", "KotlinLanguage", "Recognition", "Recorder",
        "Reporting", "Rules", "Scaffolding", "SeededRandom", "SourceFuzzing", "SourceModel", "SwiftLanguage",
        "TestSupport", "plumb",
      ]
    ),

    // MARK: Tools of the developers

    // What a compiler sees in a file, against what the reader sees.
    .target(
      name: "ReaderCorpus", dependencies: ["JavaLanguage", "KotlinLanguage", "SourceModel"],
      path: "Tools/ReaderCorpus"),
    .executableTarget(
      name: "plumb-corpus", dependencies: ["ReaderCorpus", "SourceModel", argumentParser],
      path: "Tools/plumb-corpus"
    ),
    // Broken files of every format that the tool reads.
    .target(
      name: "SourceFuzzing",
      dependencies: [
        "DataFlow", "Drift", "Engine", "JavaLanguage", "PlumbCommand", "PortRenaming", "Recognition",
        "Reporting", "Rules", "Scaffolding", "SeededRandom", "SourceModel", "SwiftLanguage",
      ],
      path: "Tools/SourceFuzzing"
    ),
    .executableTarget(
      name: "plumb-fuzz", dependencies: ["SourceFuzzing", "SourceModel", argumentParser],
      path: "Tools/plumb-fuzz"
    ),
    // Random drift of the examples, and what a fix may change.
    .target(
      name: "Drift",
      dependencies: [
        "Engine", "JavaLanguage", "KotlinLanguage", "Rules", "SeededRandom", "SourceModel", "SwiftLanguage",
      ] + syntax("SwiftParser", "SwiftSyntax"),
      path: "Tools/Drift"
    ),
    .executableTarget(
      name: "plumb-drift", dependencies: ["Drift", "SourceModel", argumentParser], path: "Tools/plumb-drift"),
    // What the command makes of a folder, to compare two versions of it.
    .target(name: "Recorder", dependencies: [argumentParser], path: "Tools/Recorder"),
    .executableTarget(
      name: "plumb-record", dependencies: ["Recorder", argumentParser], path: "Tools/plumb-record"),
  ]
)

// `Scripts/test optimized` builds the runtime alone, since an optimized build of swift-syntax takes minutes.
if Context.environment["PLUMBLINE_TARGETS"] == "runtime" {
  let libraries: Set = [
    "Plumbline", "PlumblineBindings", "PlumblineBlueprint", "PlumblineDebugging", "PlumblineExtensions",
    "PlumblineNavigation", "PlumblineRxTest", "PlumblineTesting",
  ]
  let targets = libraries.union(libraries.map { $0 + "Tests" })
    .union(["GraphTests", "PlumblineThreadLocal", "SeededRandom"])
  package.products.removeAll { !libraries.contains($0.name) }
  package.targets.removeAll { !targets.contains($0.name) }
}

// What apps import stands in Libraries; the command and the compiler plugin in Tool.
for target in package.targets where target.path == nil && ![.plugin, .test].contains(target.type) {
  let isLibrary = target.name.hasPrefix("Plumbline") && target.type != .macro
  target.path = "Sources/\(isLibrary ? "Libraries" : "Tool")/\(target.name)"
}

for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// These folders explain themselves in a file that is no source.
for target in package.targets
where ["Engine", "LanguageServer", "Recognition", "Rules", "SourceModel"].contains(target.name) {
  target.exclude.append("README.md")
}
