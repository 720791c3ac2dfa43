// swift-tools-version: 6.2
import PackageDescription

// A package whose wiring is checked whenever it is built. The tests take the plugins of furnish-check, which compiles nothing.
let package = Package(
  name: "Plugged",
  platforms: [.macOS(.v14)],
  products: [.library(name: "Library", targets: ["Library"])],
  dependencies: [
    .package(name: "swift-furnish", path: "../../../.."),
    .package(name: "furnish-check", path: "../furnish-check"),
  ],
  targets: [
    .target(
      name: "Library",
      dependencies: [.product(name: "Furnish", package: "swift-furnish")],
      plugins: [.plugin(name: "FurnishCheck", package: "swift-furnish")]
    ),
    .executableTarget(
      name: "Program",
      dependencies: ["Library", .product(name: "Furnish", package: "swift-furnish")],
      plugins: [.plugin(name: "FurnishCheck", package: "swift-furnish")]
    ),
  ]
)
