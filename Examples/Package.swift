// swift-tools-version: 6.2

import PackageDescription

/// Examples are written as apps write them: in the Swift 5 language mode, and without `any`.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// What view models need.
let libraries: [Target.Dependency] = [
  .product(name: "Plumbline", package: "Plumbline"),
  .product(name: "PlumblineMacros", package: "Plumbline"),
]

let package = Package(
  name: "PlumblineExamples",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  dependencies: [
    .package(name: "Plumbline", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(name: "KickstarterSwift", dependencies: libraries, swiftSettings: settings),
    // Views of six of them, with what they use of UIKit.
    .target(
      name: "KickstarterViews",
      dependencies: ["KickstarterSwift", .product(name: "Plumbline", package: "Plumbline")],
      swiftSettings: settings),
    // Views of three of them, with what they use of SwiftUI.
    .target(
      name: "KickstarterSwiftUIViews",
      dependencies: [
        "KickstarterCombine", "KickstarterSwift", .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "Plumbline", package: "Plumbline"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "KickstarterSwiftTests",
      dependencies: [
        "KickstarterSwift",
        .product(name: "Plumbline", package: "Plumbline"),
        .product(name: "PlumblineTesting", package: "Plumbline"),
      ],
      swiftSettings: settings
    ),
    // A view model on Combine, which is OpenCombine where there is none.
    .target(
      name: "KickstarterCombine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
      swiftSettings: settings),
    .testTarget(
      name: "KickstarterCombineTests",
      dependencies: ["KickstarterCombine", .product(name: "OpenCombine", package: "OpenCombine")],
      swiftSettings: settings),
    // The same view models in the other form: with the macro what is written by hand above, and the other way.
    .target(name: "KickstarterMacros", dependencies: libraries, swiftSettings: settings),
    // The same tests, which have the one module for the other.
    .testTarget(
      name: "KickstarterMacrosTests",
      dependencies: [
        "KickstarterMacros",
        .product(name: "Plumbline", package: "Plumbline"),
        .product(name: "PlumblineTesting", package: "Plumbline"),
      ],
      swiftSettings: settings + [.unsafeFlags(["-module-alias", "KickstarterSwift=KickstarterMacros"])]
    ),
  ]
)
