// swift-tools-version: 6.2
// The plugins of Furnish over a program that is compiled already. See README.md.
import PackageDescription

let package = Package(
  name: "furnish-check",
  products: [
    .plugin(name: "FurnishCheck", targets: ["FurnishCheckPrebuilt"]),
    .plugin(name: "FurnishCommand", targets: ["FurnishCommandPrebuilt"]),
    .plugin(name: "FurnishFix", targets: ["FurnishFixPrebuilt"]),
  ],
  targets: [
    // Scripts/bundle writes the address of a published archive here.
    .binaryTarget(name: "furnish", path: "furnish.artifactbundle"),
    .plugin(
      name: "FurnishCheckPrebuilt", capability: .buildTool(), dependencies: ["furnish"], path: "Plugins/FurnishCheck"),
    .plugin(
      name: "FurnishCommandPrebuilt",
      capability: .command(
        intent: .custom(
          verb: "furnish", description: "Judges how the services of this package are wired.")),
      dependencies: ["furnish"], path: "Plugins/FurnishCommand"),
    .plugin(
      name: "FurnishFixPrebuilt",
      capability: .command(
        intent: .custom(
          verb: "furnish-fix", description: "Fixes what `furnish check` finds, where the fix is certain."),
        permissions: [.writeToPackageDirectory(reason: "furnish check --fix changes source files of this package.")]),
      dependencies: ["furnish"], path: "Plugins/FurnishFix"),
  ]
)
