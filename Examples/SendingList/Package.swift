// swift-tools-version: 6.2

import PackageDescription

/// Everything but what a server does belongs to the main actor, as in an app that Xcode makes today.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "SendingList",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .executable(name: "sending-list", targets: ["sending-list"]),
    .library(name: "SendingList", targets: ["SendingList"]),
    .library(name: "SendingListServices", targets: ["SendingListServices"]),
  ],
  dependencies: [
    .package(name: "Plumbline", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // The app without a platform: models, scenes, the services of view models, and the view models.
    .target(
      name: "SendingList",
      dependencies: [
        .product(name: "PlumblineBlueprint", package: "Plumbline"),
        .product(name: "PlumblineNavigation", package: "Plumbline"),
      ],
      swiftSettings: onMainActor
    ),
    // The base services: a database, a server that is uploaded to, and the files of a person.
    .target(
      name: "SendingListServices",
      dependencies: [
        "SendingList", "StoredRows", "UploadInterface", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: onMainActor
    ),
    // What the app and the server say to each other.
    .target(name: "UploadInterface"),
    // The server that items are uploaded to.
    .target(
      name: "SendingListServer",
      dependencies: [
        "StoredRows", "UploadInterface", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]
    ),
    // Reads rows whose values may be damaged.
    .target(name: "StoredRows", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
    // Screens of text, and the terminal that they are shown on.
    .target(
      name: "TerminalInterface",
      dependencies: [
        .product(name: "PlumblineBindings", package: "Plumbline"),
        .product(name: "PlumblineNavigation", package: "Plumbline"),
      ],
      swiftSettings: onMainActor
    ),
    // The app in a terminal.
    .executableTarget(
      name: "sending-list",
      dependencies: [
        "SendingList", "SendingListServices", "SendingListServer", "TerminalInterface", "UploadInterface",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: onMainActor
    ),
    // What the tests share.
    .target(
      name: "TestSupport",
      dependencies: [
        "SendingListServer", "UploadInterface", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Tests/TestSupport"
    ),
    .testTarget(
      name: "SendingListTests",
      dependencies: [
        "SendingList", "SendingListServices", "TestSupport",
        .product(name: "PlumblineTesting", package: "Plumbline"),
      ],
      swiftSettings: onMainActor
    ),
    .testTarget(
      name: "SendingListServicesTests",
      dependencies: [
        "SendingListServices", "SendingListServer", "TestSupport", "UploadInterface",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "PlumblineTesting", package: "Plumbline"),
      ],
      swiftSettings: onMainActor
    ),
    .testTarget(
      name: "TerminalInterfaceTests", dependencies: ["TerminalInterface"], swiftSettings: onMainActor),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["SendingListServices", "TestSupport", "UploadInterface", "sending-list"]),
  ]
)
