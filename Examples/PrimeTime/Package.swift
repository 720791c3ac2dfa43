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
let networking: Target.Dependency = .product(name: "FurnishNetworking", package: "swift-furnish")
let reducers: Target.Dependency = .product(name: "FurnishReducers", package: "swift-furnish")
let reducersTesting: Target.Dependency = .product(
  name: "FurnishReducersTesting", package: "swift-furnish")

let package = Package(
  name: "PrimeTime",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "primetime", targets: ["primetime"])],
  dependencies: [.package(name: "swift-furnish", path: "../..")],
  targets: [
    // MARK: - PrimeArithmetic: what is prime, and which prime is the nth

    .target(name: "PrimeArithmetic", swiftSettings: settings),
    .testTarget(
      name: "PrimeArithmeticTests", dependencies: ["PrimeArithmetic"], swiftSettings: settings),

    // MARK: - FileClient: files as a service

    .target(name: "FileClient", swiftSettings: settings),
    .testTarget(name: "FileClientTests", dependencies: ["FileClient"], swiftSettings: settings),

    // MARK: - Counter: a number, whether it is prime, and which prime has that number

    .target(
      name: "Counter",
      dependencies: ["PrimeArithmetic", furnish, networking, reducers],
      swiftSettings: settings),
    .testTarget(
      name: "CounterTests",
      dependencies: ["Counter", furnish, networking, reducers, reducersTesting],
      swiftSettings: settings),

    // MARK: - FavoritePrimes: a list of primes, kept in a file

    .target(name: "FavoritePrimes", dependencies: ["FileClient", reducers], swiftSettings: settings),
    .testTarget(
      name: "FavoritePrimesTests",
      dependencies: ["FavoritePrimes", "FileClient", reducers, reducersTesting],
      swiftSettings: settings),

    // MARK: - ActivityFeed: what happened, kept in a file

    .target(name: "ActivityFeed", dependencies: ["FileClient", reducers], swiftSettings: settings),
    .testTarget(
      name: "ActivityFeedTests",
      dependencies: ["ActivityFeed", "FileClient", reducers, reducersTesting],
      swiftSettings: settings),

    // MARK: - Undo: any reducer, with its past

    .target(name: "Undo", dependencies: [reducers], swiftSettings: settings),
    .testTarget(
      name: "UndoTests", dependencies: ["Undo", reducers, reducersTesting], swiftSettings: settings),

    // MARK: - PrimeTimeApp: the app that the modules make

    .target(
      name: "PrimeTimeApp",
      dependencies: ["ActivityFeed", "Counter", "FavoritePrimes", "FileClient", "Undo", reducers],
      swiftSettings: settings),
    .testTarget(
      name: "PrimeTimeAppTests",
      dependencies: [
        "ActivityFeed", "Counter", "FavoritePrimes", "FileClient", "PrimeTimeApp", "Undo",
        reducers, reducersTesting,
      ],
      swiftSettings: settings),

    // MARK: - PrimeTimeConsole: its screen, and what is typed

    .target(
      name: "PrimeTimeConsole",
      dependencies: ["Counter", "FavoritePrimes", "PrimeArithmetic", "PrimeTimeApp", "Undo", reducers],
      swiftSettings: settings),
    .testTarget(
      name: "PrimeTimeConsoleTests",
      dependencies: [
        "Counter", "FileClient", "PrimeTimeApp", "PrimeTimeConsole", "primetime", reducers,
        reducersTesting,
      ],
      swiftSettings: settings),

    // MARK: - primetime: the program

    .executableTarget(
      name: "primetime",
      dependencies: ["Counter", "FileClient", "PrimeTimeApp", "PrimeTimeConsole", reducers],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
