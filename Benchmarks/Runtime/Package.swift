// swift-tools-version: 6.2

import PackageDescription

/// The settings of every target, in one place.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "RuntimeBenchmark",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "Plumbline", path: "../.."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "runtime-benchmark",
      dependencies: [
        "AllocationCounter",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "Plumbline", package: "Plumbline"),
        .product(name: "PlumblineBlueprint", package: "Plumbline"),
      ],
      swiftSettings: settings
    ),
    // Counts calls of the allocator.
    .target(name: "AllocationCounter"),
  ]
)
