// swift-tools-version: 6.2

import PackageDescription

/// View models of the RxSwift blueprint with other imports are compiled and tested here:
/// `Scripts/test-examples blueprint` fills the folders of the sources.
///
/// They are compiled as the examples are: in the Swift 5 language mode, and without `any`.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]

let package = Package(
  name: "Blueprint",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "Plumbline", path: "../..")],
  targets: [
    // The view models of `Examples/Sources/RxSwiftBlueprint`.
    .target(
      name: "Examples", dependencies: [.product(name: "PlumblineBlueprint", package: "Plumbline")],
      swiftSettings: settings
    ),
    // The skeleton of the blueprint itself, which says `class` where Swift says `AnyObject` today, and is warned.
    .target(
      name: "Skeleton", dependencies: [.product(name: "PlumblineBlueprint", package: "Plumbline")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "ExamplesTests",
      dependencies: ["Examples", .product(name: "PlumblineTesting", package: "Plumbline")],
      path: "ExamplesTests",
      swiftSettings: settings
    ),
  ]
)
