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
let asyncHTTPClient: Target.Dependency = .product(name: "AsyncHTTPClient", package: "async-http-client")
let nio: Target.Dependency = .product(name: "NIOCore", package: "swift-nio")

let package = Package(
  name: "Search",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "search", targets: ["search"])],
  dependencies: [
    .package(name: "swift-furnish", path: "../.."),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.33.0"),
  ],
  targets: [
    // MARK: - SearchEngines: the service, and the values that its endpoints see

    .target(name: "SearchEngines", dependencies: [furnish, furnishFoundation], swiftSettings: settings),
    .testTarget(
      name: "SearchEnginesTests",
      dependencies: ["SearchEngines", furnish, furnishFoundation, furnishTesting],
      swiftSettings: settings),

    // MARK: - SearchNetwork: pages over AsyncHTTPClient

    .target(
      name: "SearchNetwork", dependencies: ["SearchEngines", asyncHTTPClient, nio], swiftSettings: settings),
    .testTarget(
      name: "SearchNetworkTests",
      dependencies: ["SearchEngines", "SearchNetwork", "SearchTestSupport", furnish, furnishTesting],
      swiftSettings: settings),

    // MARK: - SearchConsole: the command line

    .target(
      name: "SearchConsole", dependencies: ["SearchEngines", furnish, furnishFoundation], swiftSettings: settings),
    .testTarget(
      name: "SearchConsoleTests",
      dependencies: [
        "SearchConsole", "SearchEngines", "SearchTestSupport", "search", furnish, furnishFoundation, furnishTesting,
      ],
      swiftSettings: settings),

    // MARK: - SearchTestSupport: a server on this machine, for tests

    .target(
      name: "SearchTestSupport",
      dependencies: [
        nio, .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Tests/SearchTestSupport",
      swiftSettings: settings),

    // MARK: - search: the program

    .executableTarget(
      name: "search",
      dependencies: ["SearchConsole", "SearchEngines", "SearchNetwork", furnish],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
