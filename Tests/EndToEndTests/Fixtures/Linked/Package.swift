// swift-tools-version: 6.2
import PackageDescription

// A package whose tests link FurnishTesting.
let package = Package(
  name: "Linked",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "swift-furnish", path: "../../../..")],
  targets: [
    .testTarget(
      name: "LinkedTests",
      dependencies: [
        .product(name: "Furnish", package: "swift-furnish"),
        .product(name: "FurnishTesting", package: "swift-furnish"),
      ]
    )
  ]
)
