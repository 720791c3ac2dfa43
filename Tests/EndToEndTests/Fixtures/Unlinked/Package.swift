// swift-tools-version: 6.2
import PackageDescription

// A package whose author has not heard of FurnishTesting.
let package = Package(
  name: "Unlinked",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "swift-furnish", path: "../../../..")],
  targets: [
    .executableTarget(name: "Program", dependencies: [.product(name: "Furnish", package: "swift-furnish")]),
    .testTarget(name: "UnlinkedTests", dependencies: [.product(name: "Furnish", package: "swift-furnish")]),
  ]
)
