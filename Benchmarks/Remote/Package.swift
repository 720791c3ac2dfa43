// swift-tools-version: 6.2
import PackageDescription

// A package of its own: gRPC over HTTP/2 takes minutes to compile, and only `Benchmarks/measure-remote` needs it.

var settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]
// As in Examples/Package.swift: the plugin of the macros, which takes minutes to compile.
if let plugin = Context.environment["FURNISH_MACROS_PLUGIN"] {
  settings.append(.unsafeFlags(["-load-plugin-executable", "\(plugin)#FurnishMacrosPlugin"]))
}

let package = Package(
  name: "furnish-remote-benchmark",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "swift-furnish", path: "../..", traits: ["GRPC"]),
    .package(url: "https://github.com/grpc/grpc-swift-2", from: "2.4.0"),
    .package(url: "https://github.com/grpc/grpc-swift-nio-transport", from: "2.9.0"),
  ],
  targets: [
    .executableTarget(
      name: "furnish-remote",
      dependencies: [
        .product(name: "FurnishGRPC", package: "swift-furnish"),
        .product(name: "GRPCCore", package: "grpc-swift-2"),
        .product(name: "GRPCNIOTransportHTTP2Posix", package: "grpc-swift-nio-transport"),
      ],
      swiftSettings: settings)
  ],
  swiftLanguageModes: [.v6]
)
