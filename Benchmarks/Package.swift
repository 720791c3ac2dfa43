// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
  name: "furnish-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "swift-furnish", path: "..", traits: ["Logging", "Metrics", "Tracing"]),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    // MARK: Workloads: the work that the programs below measure
    .target(name: "BlackHole", swiftSettings: settings),
    .target(
      name: "Workloads",
      dependencies: [
        "BlackHole", .product(name: "Furnish", package: "swift-furnish"),
        .product(name: "FurnishReducers", package: "swift-furnish"),
      ],
      swiftSettings: settings
    ),

    // MARK: furnish-instructions: runs one workload, for callgrind
    .executableTarget(
      name: "furnish-instructions", dependencies: ["Workloads"], swiftSettings: settings),

    // MARK: furnish-observation: the same for services and containers with logs, metrics and spans
    .executableTarget(
      name: "furnish-observation",
      dependencies: [
        "BlackHole", "Workloads", .product(name: "FurnishObservability", package: "swift-furnish"),
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ],
      swiftSettings: settings
    ),

    // MARK: furnish-clocks: measures durations that a count of instructions does not show
    .target(name: "Pinning"),
    .executableTarget(
      name: "furnish-clocks",
      dependencies: ["Workloads", "Pinning", .product(name: "Furnish", package: "swift-furnish")],
      swiftSettings: settings
    ),

    // MARK: FurnishBenchmarks: wall clock and memory
    .executableTarget(
      name: "FurnishBenchmarks",
      dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/FurnishBenchmarks",
      swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ]
)
