// swift-tools-version: 6.2
import PackageDescription

// The checks of this repository's own text. The package has no dependencies, so that it is built without the network.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
  name: "furnish-tools",
  platforms: [.macOS(.v14)],
  targets: [
    // MARK: RepositoryChecks: one folder for each subject, one type for each check
    .target(name: "RepositoryChecks", swiftSettings: settings),
    .testTarget(name: "RepositoryChecksTests", dependencies: ["RepositoryChecks"], swiftSettings: settings),

    // MARK: check: the program that Scripts/check runs
    .executableTarget(name: "check", dependencies: ["RepositoryChecks"], swiftSettings: settings),
  ]
)
