// swift-tools-version: 6.2

import PackageDescription

/// What `plumb new` writes is compiled here: `Scripts/test-scaffold swift` fills the folders of the view models.
///
/// RxSwift is stood in for by the signatures that are used of it. Those of Apple's frameworks stand in folders of their
/// own: in this package other libraries would take them for the real ones.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
  name: "Scaffolded",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "Plumbline", path: "../..")],
  targets: [
    .target(name: "RxSwift", path: "RxSwift", swiftSettings: settings),
    .target(name: "Action", dependencies: ["RxSwift"], path: "Action", swiftSettings: settings),
    .target(
      name: "KickstarterSwift",
      dependencies: [.product(name: "Plumbline", package: "Plumbline")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "KickstarterSwiftTests",
      dependencies: ["KickstarterSwift", .product(name: "PlumblineTesting", package: "Plumbline")],
      swiftSettings: settings
    ),
    .target(
      name: "Macro",
      dependencies: [
        .product(name: "Plumbline", package: "Plumbline"),
        .product(name: "PlumblineMacros", package: "Plumbline"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MacroTests",
      dependencies: ["Macro", .product(name: "PlumblineTesting", package: "Plumbline")],
      swiftSettings: settings
    ),
    .target(name: "Blueprint", dependencies: ["Action", "RxSwift"], swiftSettings: settings),
    .testTarget(
      name: "BlueprintTests", dependencies: ["Action", "Blueprint", "RxSwift"], swiftSettings: settings),
  ]
)
