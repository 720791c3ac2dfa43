// swift-tools-version: 6.2
import PackageDescription

// This is a package of its own, so that the other benchmarks compile neither gRPC nor HTTP/2.

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

let package = Package(
  name: "furnish-remote-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "swift-furnish", path: "../..", traits: ["GRPC"]),
    .package(url: "https://github.com/grpc/grpc-swift-2", from: "2.4.0"),
    .package(url: "https://github.com/grpc/grpc-swift-nio-transport", from: "2.9.0"),
  ],
  targets: [
    // MARK: remote-calls: one service, by hand over gRPC and with FurnishGRPC
    .executableTarget(
      name: "remote-calls",
      dependencies: [
        .product(name: "FurnishGRPC", package: "swift-furnish"),
        .product(name: "FurnishRemote", package: "swift-furnish"),
        .product(name: "GRPCCore", package: "grpc-swift-2"),
        .product(name: "GRPCNIOTransportHTTP2Posix", package: "grpc-swift-nio-transport"),
      ],
      swiftSettings: settings
    )
  ],
  swiftLanguageModes: [.v6]
)
