// swift-tools-version: 6.2
import PackageDescription

// A package whose tests link FurnishTesting, and a program that does so without being a test.
let dependencies: [Target.Dependency] = [
  .product(name: "Furnish", package: "swift-furnish"),
  .product(name: "FurnishTesting", package: "swift-furnish"),
]

let package = Package(
  name: "Linked",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "swift-furnish", path: "../../../..")],
  targets: [
    .executableTarget(name: "LinkedProgram", dependencies: dependencies),
    .testTarget(name: "LinkedTests", dependencies: dependencies),
  ]
)
