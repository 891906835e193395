// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// The settings of every target, in one place.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Plumbline",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Plumbline", targets: ["Plumbline"]),
    .library(name: "PlumblineBindings", targets: ["PlumblineBindings"]),
    .library(name: "PlumblineBlueprint", targets: ["PlumblineBlueprint"]),
    .library(name: "PlumblineMacros", targets: ["PlumblineMacros"]),
    .library(name: "PlumblineNavigation", targets: ["PlumblineNavigation"]),
    .library(name: "PlumblineTesting", targets: ["PlumblineTesting"]),
    .executable(name: "plumb", targets: ["plumb"]),
    .plugin(name: "PlumbPlugin", targets: ["PlumbPlugin"]),
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
    // MARK: The runtime

    // Signals, properties and actions. It depends on nothing, unless the trait asks for publishers.
    .target(
      name: "Plumbline",
      dependencies: [
        "PlumblineC",
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
      ],
      swiftSettings: settings
    ),
    // What a thread keeps.
    .target(name: "PlumblineC"),
    // The names of the RxSwift blueprint: RxSwift's and Action's, over the runtime.
    .target(name: "PlumblineBlueprint", dependencies: ["Plumbline"], swiftSettings: settings),
    .testTarget(
      name: "PlumblineBlueprintTests", dependencies: ["PlumblineBlueprint", "PlumblineTesting"],
      swiftSettings: settings
    ),
    // Controls that execute actions, on any platform.
    .target(
      name: "PlumblineBindings", dependencies: ["Plumbline", "PlumblineBlueprint"], swiftSettings: settings
    ),
    .testTarget(
      name: "PlumblineBindingsTests", dependencies: ["PlumblineBindings", "PlumblineBlueprint"],
      swiftSettings: settings
    ),
    // Scenes and the coordinator that moves between them, on any platform.
    .target(name: "PlumblineNavigation", dependencies: ["Plumbline"], swiftSettings: settings),
    .testTarget(
      name: "PlumblineNavigationTests", dependencies: ["PlumblineNavigation", "SeededRandom"],
      swiftSettings: settings
    ),
    // What tests of view models need. Issues reach Swift Testing and XCTest through IssueReportingTestSupport.
    .target(
      name: "PlumblineTesting",
      dependencies: [
        "Plumbline",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PlumblineTests", dependencies: ["Plumbline", "PlumblineTesting"], swiftSettings: settings
    ),
    // What a view model need not say twice. Whoever leaves it alone builds no swift-syntax.
    .target(
      name: "PlumblineMacros", dependencies: ["Plumbline", "PlumblineMacrosPlugin"], swiftSettings: settings
    ),
    // The expansions, for the compiler.
    .macro(
      name: "PlumblineMacrosPlugin",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PlumblineMacrosTests",
      dependencies: [
        "Plumbline", "PlumblineMacros", "PlumblineMacrosPlugin", "PlumblineTesting",
        "Conventions", "SeededRandom", "TestSupport", "ViewModelModel",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    // Random graphs against a reference that is written from the contracts.
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: settings),
    .testTarget(name: "GraphTests", dependencies: ["Plumbline", "SeededRandom"], swiftSettings: settings),
    // Operators against those of a library that many know.
    .testTarget(
      name: "OpenCombineComparisonTests",
      dependencies: [
        "Plumbline", "PlumblineTesting", "SeededRandom",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PlumblineTestingTests", dependencies: ["Plumbline", "PlumblineTesting"], swiftSettings: settings
    ),

    // MARK: The tool

    // The description of a view model. It imports nothing.
    .target(name: "ViewModelModel", swiftSettings: settings),

    // Source text to description.
    .target(
      name: "SwiftReader",
      dependencies: [
        "ViewModelModel",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),

    .target(name: "JavaReader", dependencies: ["ViewModelModel"], swiftSettings: settings),

    // Which of the described types are view models, across files.
    .target(name: "Recognition", dependencies: ["ViewModelModel"], swiftSettings: settings),

    // The rules: description to findings.
    .target(name: "Conventions", dependencies: ["ViewModelModel"], swiftSettings: settings),

    // Findings to changes of text.
    .target(name: "Fixing", dependencies: ["Conventions", "ViewModelModel"], swiftSettings: settings),

    // The engine: files, configuration, suppressions, baselines, cache.
    .target(
      name: "Linting",
      dependencies: [
        "Conventions", "Fixing", "JavaReader", "Recognition", "SwiftReader", "ViewModelModel", "Yams",
      ],
      swiftSettings: settings
    ),

    // A description to new files, and a view model to its description.
    .target(
      name: "Scaffolding",
      dependencies: [
        "Linting", "SwiftReader", "ViewModelModel", "Yams",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [.embedInCode("Templates")],
      swiftSettings: settings
    ),

    // Findings to text, one file a format.
    .target(name: "Reporting", dependencies: ["Conventions", "ViewModelModel"], swiftSettings: settings),

    // The command line.
    .target(
      name: "PlumbCommand",
      dependencies: [
        "Conventions", "Linting", "Reporting", "Scaffolding", "ViewModelModel",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(name: "plumb", dependencies: ["PlumbCommand"], swiftSettings: settings),
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
    .testTarget(
      name: "ReportingTests", dependencies: ["Reporting", "Conventions", "ViewModelModel"],
      swiftSettings: settings
    ),

    // MARK: Tests

    .target(
      name: "TestSupport",
      dependencies: ["Conventions", "Linting", "ViewModelModel"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ConventionsTests",
      dependencies: [
        "Conventions", "JavaReader", "Linting", "Recognition", "Reporting", "SwiftReader", "TestSupport",
        "ViewModelModel",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SwiftReaderTests",
      dependencies: [
        "Recognition", "SwiftReader", "TestSupport", "ViewModelModel",
        .product(name: "SwiftLexicalLookup", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    // The compiler of Java says what the reader has to see.
    .target(
      name: "JavaCorpus",
      dependencies: ["JavaReader", "ViewModelModel"],
      path: "Tests/JavaCorpus",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "plumb-corpus",
      dependencies: ["JavaCorpus", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Tests/plumb-corpus",
      swiftSettings: settings
    ),
    .testTarget(
      name: "JavaReaderTests",
      dependencies: ["JavaCorpus", "JavaReader", "ViewModelModel"],
      exclude: ["Torture"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RecognitionTests",
      dependencies: ["JavaReader", "Recognition", "SwiftReader", "ViewModelModel"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FixingTests",
      dependencies: ["Conventions", "Fixing", "JavaReader", "SwiftReader", "TestSupport", "ViewModelModel"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LintingTests",
      dependencies: ["Conventions", "Linting", "TestSupport", "ViewModelModel"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MutationTests",
      dependencies: [
        "Conventions", "JavaReader", "Linting", "Recognition", "SwiftReader", "TestSupport", "ViewModelModel",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScaffoldingTests",
      dependencies: [
        "Conventions", "Linting", "Scaffolding", "SeededRandom", "SwiftReader", "TestSupport",
        "ViewModelModel",
      ],
      exclude: ["Matrix"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PlumbCommandTests",
      dependencies: [
        "Conventions", "Linting", "PlumbCommand", "Reporting", "Scaffolding", "SeededRandom", "TestSupport",
        "ViewModelModel", "plumb",
      ],
      swiftSettings: settings
    ),

    // MARK: Fuzzing

    .target(
      name: "SourceFuzzing",
      dependencies: [
        "Conventions", "JavaReader", "Linting", "Recognition", "SeededRandom", "SwiftReader",
        "ViewModelModel",
      ],
      path: "Fuzzing/SourceFuzzing",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "plumb-fuzz",
      dependencies: [
        "SourceFuzzing", "ViewModelModel", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Fuzzing/plumb-fuzz",
      swiftSettings: settings
    ),
    .testTarget(
      name: "SourceFuzzingTests",
      dependencies: [
        "Conventions", "JavaReader", "Linting", "Recognition", "SeededRandom", "SourceFuzzing", "SwiftReader",
        "TestSupport",
        "ViewModelModel",
      ],
      swiftSettings: settings
    ),

    // Random drift of the examples, and what the fix may make of it.
    .target(
      name: "FixProperties",
      dependencies: [
        "Conventions", "JavaReader", "Linting", "SeededRandom", "SwiftReader", "ViewModelModel",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "Fuzzing/FixProperties",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "plumb-drift",
      dependencies: ["FixProperties", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Fuzzing/plumb-drift",
      swiftSettings: settings
    ),
    .testTarget(
      name: "FixPropertyTests", dependencies: ["FixProperties", "TestSupport", "ViewModelModel"],
      swiftSettings: settings
    ),

    // MARK: Measuring

    // It measures a module, which is no product; the benchmarks of products are packages of their own.
    .executableTarget(
      name: "reading-benchmark",
      dependencies: [
        "JavaReader", "ViewModelModel", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Benchmarks/Reading",
      swiftSettings: settings
    ),
  ]
)
