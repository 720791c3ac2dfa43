// swift-tools-version: 6.2
import PackageDescription

// The runtime and its tests, for Scripts/test-tsan. The parser of Swift, which the rest of Furnish needs, takes minutes
// to build for the sanitizer, and its threads share nothing.

// The option that loads the program of the macros, which Scripts/Support/macros-plugin builds.
let macros: [SwiftSetting] =
  Context.environment["FURNISH_MACROS_PLUGIN"].map { program in
    [.unsafeFlags(["-load-plugin-executable", "\(program)#FurnishMacrosPlugin"])]
  } ?? []

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ] + macros

/// Declares a module, and its tests.
func tested(
  _ name: String, _ dependencies: [Target.Dependency] = ["Furnish"], tests: [Target.Dependency] = ["FurnishTesting"]
) -> [Target] {
  [
    .target(name: name, dependencies: dependencies, swiftSettings: settings),
    .testTarget(
      name: name + "Tests", dependencies: [.target(name: name)] + tests, swiftSettings: settings),
  ]
}

let issues = Target.Dependency.product(name: "IssueReporting", package: "xctest-dynamic-overlay")

let package = Package(
  name: "sanitized-tests",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.0"),
  ],
  targets: [
    .target(name: "FurnishPrimitives"),
    .target(name: "FurnishValues", dependencies: ["FurnishPrimitives"], swiftSettings: settings),
    .target(name: "FurnishTestingLoader"),
    .target(name: "SplitKeys", dependencies: ["Furnish"], path: "Tests/SplitKeys", swiftSettings: settings),
  ]
    + tested("FurnishGraph", [], tests: [])
    + tested(
      "Furnish", ["FurnishPrimitives", "FurnishGraph", "FurnishValues"], tests: ["FurnishTesting", "SplitKeys"])
    + tested("FurnishFoundation")
    + tested("FurnishNetworking")
    + tested(
      "FurnishTesting",
      [
        "Furnish", "FurnishTestingLoader", issues,
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ], tests: [issues])
    + tested("FurnishReducers")
    + tested(
      "FurnishReducersTesting",
      ["FurnishReducers", "FurnishTesting", .product(name: "CustomDump", package: "swift-custom-dump")], tests: [])
    + tested("FurnishCombine", ["FurnishReducers"])
    + tested("FurnishMacros")
    + tested("FurnishRemote", ["FurnishMacros"])
)
