// swift-tools-version: 6.2

import PackageDescription

/// Examples are written as apps write them: in the Swift 5 language mode, and without `any`.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "PlumblineExamples",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  dependencies: [
    .package(name: "Plumbline", path: "..")
  ],
  targets: [
    .target(
      name: "KickstarterSwift",
      dependencies: [.product(name: "Plumbline", package: "Plumbline")],
      // It joins the others when `PlumblineMacros` exists.
      exclude: ["ProfileViewModel.swift"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "KickstarterSwiftTests",
      dependencies: [
        "KickstarterSwift",
        .product(name: "Plumbline", package: "Plumbline"),
        .product(name: "PlumblineTesting", package: "Plumbline"),
      ],
      // It joins with its view model.
      exclude: ["ProfileViewModelTests.swift"],
      swiftSettings: settings
    ),
  ]
)
