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
    .package(path: "../../Examples"),
    .package(name: "swift-furnish", path: "../..", traits: ["Hummingbird", "Logging", "Metrics", "Tracing"]),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "request-server",
      dependencies: [
        .product(name: "Furnish", package: "swift-furnish"),
        .product(name: "FurnishHummingbird", package: "swift-furnish"),
        .product(name: "FurnishObservability", package: "swift-furnish"),
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        .product(name: "LandmarkServer", package: "Examples"),
        .product(name: "LandmarkServices", package: "Examples"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ],
      swiftSettings: settings)
  ]
)
