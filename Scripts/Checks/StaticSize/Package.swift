// swift-tools-version: 6.2
import PackageDescription

// The programs that Scripts/Checks/static-size links, and whose sizes it compares.
let package = Package(
  name: "StaticSize",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "swift-furnish", path: "../../..")],
  targets: [
    .executableTarget(name: "Plain"),
    .executableTarget(name: "ByHand"),
    .executableTarget(name: "Values", dependencies: [.product(name: "FurnishValues", package: "swift-furnish")]),
    .executableTarget(name: "Furnished", dependencies: [.product(name: "Furnish", package: "swift-furnish")]),
    .executableTarget(name: "WithFoundation"),
  ]
)
