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
let furnishTesting: Target.Dependency = .product(name: "FurnishTesting", package: "swift-furnish")
let configuration: Target.Dependency = .product(name: "Configuration", package: "swift-configuration")

let package = Package(
  name: "Profile",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "profile", targets: ["profile"]),
    .library(name: "ProfileServices", targets: ["ProfileServices"]),
  ],
  dependencies: [
    .package(name: "swift-furnish", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: [.trait(name: "JSON")]),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
  ],
  targets: [
    // MARK: - ProfileServices: what the program uses, and which of it when

    .target(
      name: "ProfileServices",
      dependencies: [
        furnish, configuration,
        .product(name: "FurnishNetworking", package: "swift-furnish"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ProfileServicesTests",
      dependencies: [
        "ProfileServices", "ProfileTestSupport", furnish, furnishTesting, configuration,
        .product(name: "FurnishNetworking", package: "swift-furnish"),
      ],
      swiftSettings: settings),

    // MARK: - profile: the program

    .executableTarget(
      name: "profile",
      dependencies: [
        "ProfileServices", furnish, configuration,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ProfileProgramTests",
      dependencies: ["profile", "ProfileServices", "ProfileTestSupport"],
      swiftSettings: settings),

    // MARK: - ProfileTestSupport: what the tests of two modules share

    .target(
      name: "ProfileTestSupport",
      path: "Tests/ProfileTestSupport",
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
