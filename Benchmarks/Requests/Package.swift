// swift-tools-version: 6.2
import PackageDescription

// This is a package of its own, because Hummingbird takes minutes to compile in a release build.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
  name: "furnish-request-benchmark",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "swift-furnish", path: "../..", traits: ["Hummingbird"]),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "request-server",
      dependencies: [
        .product(name: "Furnish", package: "swift-furnish"),
        .product(name: "FurnishHummingbird", package: "swift-furnish"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ],
      swiftSettings: settings)
  ]
)
