// swift-tools-version: 6.2

import PackageDescription

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

/// What is measured and compared with. The package is one of its own, so that its dependencies never reach users.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "Plumbline", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    // Programs as processes, medians, tables and requirements.
    .target(name: "Measuring", dependencies: [argumentParser]),
    // The tool: `plumb lint` and `plumb fix`, the reader of Java, and what the macro costs the compiler.
    .executableTarget(
      name: "lint-benchmark",
      dependencies: [
        "Measuring", argumentParser,
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    // Signals. It builds no parser.
    .executableTarget(
      name: "runtime-benchmark",
      dependencies: [
        "AllocationCounter", "Measuring", argumentParser,
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "Plumbline", package: "Plumbline"),
        .product(name: "PlumblineBlueprint", package: "Plumbline"),
      ]
    ),
    // Counts calls of the allocator.
    .target(name: "AllocationCounter"),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
