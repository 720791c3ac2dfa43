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
    .package(name: "swift-furnish", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    // MARK: Workloads: what is measured, whatever measures it
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

    // MARK: furnish-clocks: what a count of instructions cannot show, with a clock
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
