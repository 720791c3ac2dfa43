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
let furnishReports: Target.Dependency = .product(name: "FurnishReports", package: "swift-furnish")
let furnishLogging: Target.Dependency = .product(name: "FurnishLogging", package: "swift-furnish")
let furnishMacros: Target.Dependency = .product(name: "FurnishMacros", package: "swift-furnish")
let furnishTesting: Target.Dependency = .product(name: "FurnishTesting", package: "swift-furnish")
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let lifecycle: Target.Dependency = .product(
  name: "ServiceLifecycle", package: "swift-service-lifecycle")
let signals: Target.Dependency = .product(
  name: "UnixSignals", package: "swift-service-lifecycle")
let httpTypes: Target.Dependency = .product(name: "HTTPTypes", package: "swift-http-types")
let nio: Target.Dependency = .product(name: "NIOCore", package: "swift-nio")
let nioConcurrency: Target.Dependency = .product(
  name: "NIOConcurrencyHelpers", package: "swift-nio")
let nioPosix: Target.Dependency = .product(name: "NIOPosix", package: "swift-nio")
let nioHTTP: Target.Dependency = .product(name: "NIOHTTP1", package: "swift-nio")
let nioHTTPTypes: Target.Dependency = .product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let subprocess: Target.Dependency = .product(name: "Subprocess", package: "swift-subprocess")
let system: Target.Dependency = .product(name: "SystemPackage", package: "swift-system")
let arguments: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "Landmarks",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "landmarks", targets: ["landmarks"]),
    .executable(name: "landmarks-server", targets: ["landmarks-server"]),
    .library(name: "LandmarkServices", targets: ["LandmarkServices"]),
  ],
  dependencies: [
    .package(name: "swift-furnish", path: "../..", traits: ["Logging"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
  ],
  targets: [
    // MARK: - LandmarkServices: the model, the data set and the service; all that a client needs

    .target(
      name: "LandmarkServices",
      dependencies: [furnish, furnishMacros],
      swiftSettings: settings),
    .testTarget(
      name: "LandmarkServicesTests",
      dependencies: ["LandmarkServices", furnish, furnishTesting],
      swiftSettings: settings),

    // MARK: - LandmarkPersistence: the SQLite database and the service that is live over it

    .target(
      name: "LandmarkPersistence",
      dependencies: ["LandmarkServices", furnish, grdb],
      swiftSettings: settings),
    .testTarget(
      name: "LandmarkPersistenceTests",
      dependencies: ["LandmarkPersistence", "LandmarkServices", "LandmarkTestSupport", grdb],
      swiftSettings: settings),

    // MARK: - LandmarkNetworking: the service that is live over the network

    .target(
      name: "LandmarkNetworking",
      dependencies: [
        "LandmarkServices", furnishMacros, nio, nioHTTP, nioPosix,
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LandmarkNetworkingTests",
      dependencies: ["LandmarkNetworking", "LandmarkServices", "LandmarkTestSupport", furnish, furnishTesting],
      swiftSettings: settings),

    // MARK: - LandmarkPages: HTML that cannot be written unescaped

    .target(
      name: "LandmarkPages",
      dependencies: ["LandmarkServices"],
      resources: [.embedInCode("Assets")],
      swiftSettings: settings),
    .testTarget(
      name: "LandmarkPagesTests",
      dependencies: ["LandmarkPages", "LandmarkServices"],
      swiftSettings: settings),

    // MARK: - LandmarkServer: routes, middleware and errors

    .target(
      name: "LandmarkServer",
      dependencies: [
        "LandmarkPages", "LandmarkPersistence", "LandmarkServices",
        furnish, furnishLogging, furnishReports, httpTypes, hummingbird, lifecycle, logging, nio, nioConcurrency,
        nioHTTP,
        nioHTTPTypes,
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LandmarkServerTests",
      dependencies: [
        "LandmarkPages", "LandmarkPersistence", "LandmarkServer", "LandmarkServices",
        "LandmarkTestSupport", "landmarks-server",
        furnish, furnishTesting, grdb, httpTypes, hummingbird, lifecycle, logging, nio, nioConcurrency,
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "InMemoryLogging", package: "swift-log"),
        nioPosix,
      ],
      swiftSettings: settings),

    // MARK: - LandmarkBrowserTests: the page in a real browser

    .testTarget(
      name: "LandmarkBrowserTests",
      dependencies: [
        "LandmarkPersistence", "LandmarkServices", "LandmarkTestSupport", "landmarks-server",
        grdb, nio,
        nioPosix,
      ],
      swiftSettings: settings),

    // MARK: - LandmarkTestSupport: what the tests of two modules share

    .target(
      name: "LandmarkTestSupport",
      dependencies: [nio, nioConcurrency, nioPosix, subprocess, system],
      path: "Tests/LandmarkTestSupport",
      swiftSettings: settings),

    // MARK: - landmarks-server: the program

    .executableTarget(
      name: "landmarks-server",
      dependencies: [
        "LandmarkPersistence", "LandmarkServer", "LandmarkServices",
        furnish, lifecycle, logging, signals,
        arguments,
      ],
      swiftSettings: settings),

    // MARK: - landmarks: the client program

    .executableTarget(
      name: "landmarks",
      dependencies: ["LandmarkNetworking", "LandmarkServices", furnish, arguments],
      swiftSettings: settings),
    .testTarget(
      name: "LandmarkClientTests",
      dependencies: [
        "LandmarkNetworking", "LandmarkServices", "LandmarkTestSupport", "landmarks", "landmarks-server",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
