// swift-tools-version: 6.2
import PackageDescription

// The examples are one package, so that everything they share is compiled once. Each has its own folder, and its own
// section below.

var settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]
// The program of the macros, which the scripts of the repository build: Scripts/Support/macros-plugin.
if let program = Context.environment["FURNISH_MACROS_PLUGIN"] {
  settings.append(.unsafeFlags(["-load-plugin-executable", "\(program)#FurnishMacrosPlugin"]))
}

let furnish: Target.Dependency = .product(name: "Furnish", package: "swift-furnish")
let furnishConfiguration: Target.Dependency = .product(name: "FurnishConfiguration", package: "swift-furnish")
let furnishGRPC: Target.Dependency = .product(name: "FurnishGRPC", package: "swift-furnish")
let furnishRemote: Target.Dependency = .product(name: "FurnishRemote", package: "swift-furnish")
let furnishFoundation: Target.Dependency = .product(name: "FurnishFoundation", package: "swift-furnish")
let furnishHummingbird: Target.Dependency = .product(name: "FurnishHummingbird", package: "swift-furnish")
let furnishLifecycle: Target.Dependency = .product(name: "FurnishServiceLifecycle", package: "swift-furnish")
let furnishObservability: Target.Dependency = .product(name: "FurnishObservability", package: "swift-furnish")
let furnishReports: Target.Dependency = .product(name: "FurnishReports", package: "swift-furnish")
let furnishMacros: Target.Dependency = .product(name: "FurnishMacros", package: "swift-furnish")
let furnishNetworking: Target.Dependency = .product(name: "FurnishNetworking", package: "swift-furnish")
let furnishTesting: Target.Dependency = .product(name: "FurnishTesting", package: "swift-furnish")
let reducers: Target.Dependency = .product(name: "FurnishReducers", package: "swift-furnish")
let reducersTesting: Target.Dependency = .product(name: "FurnishReducersTesting", package: "swift-furnish")

let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let configuration: Target.Dependency = .product(name: "Configuration", package: "swift-configuration")
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let grpc: Target.Dependency = .product(name: "GRPCCore", package: "grpc-swift-2")
let grpcHTTP2: Target.Dependency = .product(name: "GRPCNIOTransportHTTP2Posix", package: "grpc-swift-nio-transport")
let httpClient: Target.Dependency = .product(name: "AsyncHTTPClient", package: "async-http-client")
let httpTypes: Target.Dependency = .product(name: "HTTPTypes", package: "swift-http-types")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let lifecycle: Target.Dependency = .product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let hummingbirdTesting: Target.Dependency = .product(name: "HummingbirdTesting", package: "hummingbird")
let inMemoryLogging: Target.Dependency = .product(name: "InMemoryLogging", package: "swift-log")
let inMemoryTracing: Target.Dependency = .product(name: "InMemoryTracing", package: "swift-distributed-tracing")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let metrics: Target.Dependency = .product(name: "CoreMetrics", package: "swift-metrics")
let metricsTestKit: Target.Dependency = .product(name: "MetricsTestKit", package: "swift-metrics")
let nio: Target.Dependency = .product(name: "NIOCore", package: "swift-nio")
let nioConcurrency: Target.Dependency = .product(name: "NIOConcurrencyHelpers", package: "swift-nio")
let nioHTTP: Target.Dependency = .product(name: "NIOHTTP1", package: "swift-nio")
let nioHTTPTypes: Target.Dependency = .product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let nioPosix: Target.Dependency = .product(name: "NIOPosix", package: "swift-nio")
let subprocess: Target.Dependency = .product(name: "Subprocess", package: "swift-subprocess")
let tracing: Target.Dependency = .product(name: "Tracing", package: "swift-distributed-tracing")
let system: Target.Dependency = .product(name: "SystemPackage", package: "swift-system")

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "landmarks", targets: ["landmarks"]),
    .executable(name: "landmarks-server", targets: ["landmarks-server"]),
    .executable(name: "landmarks-store", targets: ["landmarks-store"]),
    .executable(name: "primetime", targets: ["primetime"]),
    .executable(name: "profile", targets: ["profile"]),
    .executable(name: "search", targets: ["search"]),
    .library(name: "LandmarkServer", targets: ["LandmarkServer", "LandmarkMetrics", "LandmarkPersistence"]),
    .library(name: "LandmarkServices", targets: ["LandmarkServices"]),
    .library(name: "ProfileServices", targets: ["ProfileServices"]),
    .library(name: "SearchServices", targets: ["SearchServices"]),
  ],
  dependencies: [
    .package(
      name: "swift-furnish", path: "..",
      traits: ["Configuration", "GRPC", "Hummingbird", "Logging", "Metrics", "ServiceLifecycle", "Tracing"]),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: [.trait(name: "JSON")]),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.0"),
    .package(url: "https://github.com/grpc/grpc-swift-2", from: "2.4.0"),
    .package(url: "https://github.com/grpc/grpc-swift-nio-transport", from: "2.9.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
  ],
  targets: [
    // MARK: - Landmarks: a server and its client

    // LandmarkServices: the model, the data set and the service, which is all that a client needs
    .target(
      name: "LandmarkServices",
      dependencies: [furnish, furnishRemote],
      path: "Landmarks/Sources/LandmarkServices", swiftSettings: settings),
    .testTarget(
      name: "LandmarkServicesTests",
      dependencies: ["LandmarkServices", furnish, furnishRemote, furnishTesting],
      path: "Landmarks/Tests/LandmarkServicesTests", swiftSettings: settings),

    // LandmarkPersistence: the SQLite database, and the live service that reads it
    .target(
      name: "LandmarkPersistence",
      dependencies: ["LandmarkServices", furnish, grdb],
      path: "Landmarks/Sources/LandmarkPersistence", swiftSettings: settings),
    .testTarget(
      name: "LandmarkPersistenceTests",
      dependencies: ["ExampleTestSupport", "LandmarkPersistence", "LandmarkServices", grdb],
      path: "Landmarks/Tests/LandmarkPersistenceTests", swiftSettings: settings),

    // LandmarkNetworking: the live service that requests landmarks from a server
    .target(
      name: "LandmarkNetworking",
      dependencies: ["LandmarkServices", furnishMacros, httpClient, nio, nioHTTP, nioPosix],
      path: "Landmarks/Sources/LandmarkNetworking", swiftSettings: settings),
    .testTarget(
      name: "LandmarkNetworkingTests",
      dependencies: ["ExampleTestSupport", "LandmarkNetworking", "LandmarkServices", furnish, furnishTesting],
      path: "Landmarks/Tests/LandmarkNetworkingTests", swiftSettings: settings),

    // LandmarkRemote: the service over gRPC: the server of its endpoints, and the connection to it
    .target(
      name: "LandmarkRemote",
      dependencies: [
        "LandmarkPersistence", "LandmarkServices", furnish, furnishGRPC, furnishLifecycle, furnishObservability,
        furnishRemote, grpc, grpcHTTP2, lifecycle, logging,
      ],
      path: "Landmarks/Sources/LandmarkRemote", swiftSettings: settings),

    // LandmarkPages: the pages, as HTML in which every inserted text is escaped
    .target(
      name: "LandmarkPages",
      dependencies: ["LandmarkServices"],
      path: "Landmarks/Sources/LandmarkPages", resources: [.embedInCode("Assets")], swiftSettings: settings),
    .testTarget(
      name: "LandmarkPagesTests",
      dependencies: ["LandmarkPages", "LandmarkServices"],
      path: "Landmarks/Tests/LandmarkPagesTests", swiftSettings: settings),

    // LandmarkMetrics: a back end of swift-metrics, and the text that Prometheus reads
    .target(
      name: "LandmarkMetrics",
      dependencies: [metrics],
      path: "Landmarks/Sources/LandmarkMetrics", swiftSettings: settings),
    .testTarget(
      name: "LandmarkMetricsTests",
      dependencies: ["LandmarkMetrics", metrics],
      path: "Landmarks/Tests/LandmarkMetricsTests", swiftSettings: settings),

    // LandmarkServer: routes, middleware and errors
    .target(
      name: "LandmarkServer",
      dependencies: [
        "LandmarkMetrics", "LandmarkPages", "LandmarkPersistence", "LandmarkServices", furnish, furnishHummingbird,
        furnishLifecycle, furnishObservability, furnishRemote, httpTypes, hummingbird, logging, nio, nioHTTP,
        nioHTTPTypes,
      ],
      path: "Landmarks/Sources/LandmarkServer", swiftSettings: settings),
    .testTarget(
      name: "LandmarkServerTests",
      dependencies: [
        "ExampleTestSupport", "LandmarkMetrics", "LandmarkPages", "LandmarkPersistence", "LandmarkPrograms",
        "LandmarkRemote", "landmarks-server", "landmarks-store", "LandmarkServer", "LandmarkServices", furnish,
        furnishLifecycle, furnishRemote, furnishTesting, grdb, httpTypes, hummingbird, hummingbirdTesting,
        inMemoryLogging, lifecycle, logging, nio, nioConcurrency, nioPosix, tracing,
      ],
      path: "Landmarks/Tests/LandmarkServerTests", swiftSettings: settings),

    // LandmarkBrowserTests: the page in a real browser
    .testTarget(
      name: "LandmarkBrowserTests",
      dependencies: [
        "ExampleTestSupport", "LandmarkPersistence", "landmarks-server", "landmarks-store", "LandmarkServices", grdb,
        nio,
        nioPosix,
      ],
      path: "Landmarks/Tests/LandmarkBrowserTests", swiftSettings: settings),

    // LandmarkPrograms: the code that the two programs of the server share: ports, output, logs and traces
    .target(
      name: "LandmarkPrograms",
      dependencies: ["LandmarkPersistence", arguments, furnish, logging, nio, tracing],
      path: "Landmarks/Sources/LandmarkPrograms", swiftSettings: settings),

    // landmarks-server: the program
    .executableTarget(
      name: "landmarks-server",
      dependencies: [
        "LandmarkMetrics", "LandmarkPersistence", "LandmarkPrograms", "LandmarkRemote", "LandmarkServer",
        "LandmarkServices", arguments, furnish, furnishLifecycle, furnishObservability, logging, metrics,
      ],
      path: "Landmarks/Sources/landmarks-server", swiftSettings: settings),

    // landmarks-store: the program that serves the database to landmarks-server
    .executableTarget(
      name: "landmarks-store",
      dependencies: [
        "LandmarkPersistence", "LandmarkPrograms", "LandmarkRemote", arguments, furnish, furnishLifecycle,
      ],
      path: "Landmarks/Sources/landmarks-store", swiftSettings: settings),

    // landmarks: the client program
    .executableTarget(
      name: "landmarks",
      dependencies: ["LandmarkNetworking", "LandmarkServices", arguments, furnish],
      path: "Landmarks/Sources/landmarks", swiftSettings: settings),
    .testTarget(
      name: "LandmarkClientTests",
      dependencies: ["ExampleTestSupport", "LandmarkNetworking", "landmarks", "landmarks-server", "LandmarkServices"],
      path: "Landmarks/Tests/LandmarkClientTests", swiftSettings: settings),

    // MARK: - PrimeTime: a terminal program of reducers

    // PrimeArithmetic: whether a number is prime, and which prime is the nth
    .target(name: "PrimeArithmetic", path: "PrimeTime/Sources/PrimeArithmetic", swiftSettings: settings),
    .testTarget(
      name: "PrimeArithmeticTests",
      dependencies: ["PrimeArithmetic"],
      path: "PrimeTime/Tests/PrimeArithmeticTests", swiftSettings: settings),

    // FileClient: files as a service
    .target(name: "FileClient", path: "PrimeTime/Sources/FileClient", swiftSettings: settings),
    .testTarget(
      name: "FileClientTests",
      dependencies: ["FileClient"],
      path: "PrimeTime/Tests/FileClientTests", swiftSettings: settings),

    // Counter: a number, whether it is prime, and which prime has that number
    .target(
      name: "Counter",
      dependencies: ["PrimeArithmetic", furnish, furnishNetworking, reducers],
      path: "PrimeTime/Sources/Counter", swiftSettings: settings),
    .testTarget(
      name: "CounterTests",
      dependencies: ["Counter", furnish, furnishNetworking, reducers, reducersTesting],
      path: "PrimeTime/Tests/CounterTests", swiftSettings: settings),

    // FavoritePrimes: a list of primes, stored in a file
    .target(
      name: "FavoritePrimes",
      dependencies: ["FileClient", reducers],
      path: "PrimeTime/Sources/FavoritePrimes", swiftSettings: settings),
    .testTarget(
      name: "FavoritePrimesTests",
      dependencies: ["FavoritePrimes", "FileClient", reducers, reducersTesting],
      path: "PrimeTime/Tests/FavoritePrimesTests", swiftSettings: settings),

    // ActivityFeed: a list of events, stored in a file
    .target(
      name: "ActivityFeed",
      dependencies: ["FileClient", reducers],
      path: "PrimeTime/Sources/ActivityFeed", swiftSettings: settings),
    .testTarget(
      name: "ActivityFeedTests",
      dependencies: ["ActivityFeed", "FileClient", reducers, reducersTesting],
      path: "PrimeTime/Tests/ActivityFeedTests", swiftSettings: settings),

    // Undo: any reducer, with its previous states
    .target(name: "Undo", dependencies: [reducers], path: "PrimeTime/Sources/Undo", swiftSettings: settings),
    .testTarget(
      name: "UndoTests",
      dependencies: ["Undo", reducers, reducersTesting],
      path: "PrimeTime/Tests/UndoTests", swiftSettings: settings),

    // PrimeTimeApp: the app that consists of these modules
    .target(
      name: "PrimeTimeApp",
      dependencies: ["ActivityFeed", "Counter", "FavoritePrimes", "FileClient", "Undo", reducers],
      path: "PrimeTime/Sources/PrimeTimeApp", swiftSettings: settings),
    .testTarget(
      name: "PrimeTimeAppTests",
      dependencies: [
        "ActivityFeed", "Counter", "FavoritePrimes", "FileClient", "PrimeTimeApp", "Undo", reducers, reducersTesting,
      ],
      path: "PrimeTime/Tests/PrimeTimeAppTests", swiftSettings: settings),

    // PrimeTimeConsole: the screen of the app, and the commands that the user types
    .target(
      name: "PrimeTimeConsole",
      dependencies: ["Counter", "FavoritePrimes", "PrimeArithmetic", "PrimeTimeApp", "Undo", reducers],
      path: "PrimeTime/Sources/PrimeTimeConsole", swiftSettings: settings),
    .testTarget(
      name: "PrimeTimeConsoleTests",
      dependencies: [
        "Counter", "ExampleTestSupport", "FileClient", "primetime", "PrimeTimeApp", "PrimeTimeConsole", reducers,
        reducersTesting,
      ],
      path: "PrimeTime/Tests/PrimeTimeConsoleTests", swiftSettings: settings),

    // primetime: the program
    .executableTarget(
      name: "primetime",
      dependencies: ["Counter", "FileClient", "PrimeTimeApp", "PrimeTimeConsole", reducers],
      path: "PrimeTime/Sources/primetime", swiftSettings: settings),

    // MARK: - Profile: an app without a screen

    // ProfileServices: the services of the program, live and mock ones
    .target(
      name: "ProfileServices",
      dependencies: [configuration, furnish, furnishNetworking, system],
      path: "Profile/Sources/ProfileServices", swiftSettings: settings),
    .testTarget(
      name: "ProfileServicesTests",
      dependencies: [
        "ExampleTestSupport", "ProfileServices", "ProfileTestSupport", configuration, furnish, furnishNetworking,
        furnishTesting,
      ],
      path: "Profile/Tests/ProfileServicesTests", swiftSettings: settings),

    // profile: the program
    .executableTarget(
      name: "profile",
      dependencies: ["ProfileServices", arguments, configuration, furnish],
      path: "Profile/Sources/profile", swiftSettings: settings),
    .testTarget(
      name: "ProfileProgramTests",
      dependencies: ["ExampleTestSupport", "profile", "ProfileServices", "ProfileTestSupport"],
      path: "Profile/Tests/ProfileProgramTests", swiftSettings: settings),

    // ProfileTestSupport: the code that the tests of two modules share
    .target(name: "ProfileTestSupport", path: "Profile/Tests/ProfileTestSupport", swiftSettings: settings),

    // MARK: - Search: a search engine as a service

    // SearchServices: a search engine whose operations read the whole environment
    .target(
      name: "SearchServices",
      dependencies: [furnish, furnishFoundation, httpClient, nio, nioHTTP, nioPosix],
      path: "Search/Sources/SearchServices", swiftSettings: settings),
    .testTarget(
      name: "SearchServicesTests",
      dependencies: ["ExampleTestSupport", "SearchServices", furnish, furnishFoundation, furnishTesting],
      path: "Search/Tests/SearchServicesTests", swiftSettings: settings),

    // search: the program
    .executableTarget(
      name: "search",
      dependencies: ["SearchServices", arguments, furnish, furnishFoundation],
      path: "Search/Sources/search", swiftSettings: settings),
    .testTarget(
      name: "SearchProgramTests",
      dependencies: ["ExampleTestSupport", "search"],
      path: "Search/Tests/SearchProgramTests", swiftSettings: settings),

    // MARK: - The tests of the modules for servers
    // Links to folders of the package's Tests: they need Hummingbird, which this package has compiled already.

    .testTarget(
      name: "FurnishServiceLifecycleTests",
      dependencies: [furnish, furnishLifecycle, furnishTesting, inMemoryLogging, lifecycle, logging],
      path: "Integrations/FurnishServiceLifecycleTests", swiftSettings: settings),
    .testTarget(
      name: "FurnishObservabilityTests",
      dependencies: [
        furnish, furnishObservability, furnishReports, furnishTesting, inMemoryLogging, inMemoryTracing, logging,
        metrics,
        metricsTestKit, tracing,
      ],
      path: "Integrations/FurnishObservabilityTests", swiftSettings: settings),
    .testTarget(
      name: "FurnishConfigurationTests",
      dependencies: [
        configuration, furnish, furnishConfiguration, furnishLifecycle, furnishObservability, furnishTesting,
        inMemoryLogging, lifecycle, logging,
      ],
      path: "Integrations/FurnishConfigurationTests", swiftSettings: settings),
    .testTarget(
      name: "FurnishHummingbirdTests",
      dependencies: [
        "ExampleTestSupport", furnish, furnishHummingbird, furnishLifecycle, furnishObservability, furnishTesting,
        httpTypes, hummingbird,
        hummingbirdTesting, inMemoryLogging, inMemoryTracing, lifecycle, logging, nio, nioConcurrency, nioPosix,
        tracing,
      ],
      path: "Integrations/FurnishHummingbirdTests", swiftSettings: settings),

    .testTarget(
      name: "FurnishGRPCTests",
      dependencies: [
        "ExampleTestSupport", "remote-test-server", furnish, furnishGRPC, furnishObservability, furnishRemote,
        furnishTesting, grpc, grpcHTTP2, inMemoryLogging, inMemoryTracing, logging, tracing,
      ],
      path: "Integrations/FurnishGRPCTests", swiftSettings: settings),

    // remote-test-server: the second process of these tests
    .executableTarget(
      name: "remote-test-server",
      dependencies: [furnishGRPC, furnishRemote, grpc, grpcHTTP2],
      path: "Integrations/RemoteTestServer", swiftSettings: settings),

    // MARK: - The code that the tests of all examples share

    .target(
      name: "ExampleTestSupport",
      dependencies: [nio, nioConcurrency, nioPosix, subprocess, system],
      path: "TestSupport", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
