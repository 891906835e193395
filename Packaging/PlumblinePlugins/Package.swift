// swift-tools-version: 6.0

import PackageDescription

// The plugins on the prebuilt command: a package that depends on this one neither builds nor fetches swift-syntax.
// `Scripts/release files` puts the plugins and, where it is given no address, the artifact bundle beside this file.
let package = Package(
  name: "PlumblinePlugins",
  products: [
    .plugin(name: "PlumbBuildToolPlugin", targets: ["PlumbBuildToolPlugin"]),
    .plugin(name: "PlumbPlugin", targets: ["PlumbPlugin"]),
  ],
  targets: [
    .binaryTarget(name: "plumb", path: "plumb.artifactbundle"),
    .plugin(name: "PlumbBuildToolPlugin", capability: .buildTool(), dependencies: ["plumb"]),
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
  ]
)
