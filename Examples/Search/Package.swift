// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let furnish: Target.Dependency = .product(name: "Furnish", package: "swift-furnish")
let furnishFoundation: Target.Dependency = .product(name: "FurnishFoundation", package: "swift-furnish")
let furnishTesting: Target.Dependency = .product(name: "FurnishTesting", package: "swift-furnish")
let nio: Target.Dependency = .product(name: "NIOCore", package: "swift-nio")

let package = Package(
  name: "Search",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "search", targets: ["search"]),
    .library(name: "SearchServices", targets: ["SearchServices"]),
  ],
  dependencies: [
    .package(name: "swift-furnish", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
  ],
  targets: [
    // MARK: - SearchServices: a search engine whose operations see the whole environment

    .target(
      name: "SearchServices",
      dependencies: [
        furnish, furnishFoundation, nio,
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SearchServicesTests",
      dependencies: ["SearchServices", "SearchTestSupport", furnish, furnishFoundation, furnishTesting],
      swiftSettings: settings),

    // MARK: - search: the program

    .executableTarget(
      name: "search",
      dependencies: [
        "SearchServices", furnish, furnishFoundation,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SearchProgramTests",
      dependencies: ["search", "SearchTestSupport"],
      swiftSettings: settings),

    // MARK: - SearchTestSupport: what the tests of two modules share

    .target(
      name: "SearchTestSupport",
      dependencies: [
        nio,
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Tests/SearchTestSupport",
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
