// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "swift-furnish",
  platforms: [
    .macOS(.v14), .macCatalyst(.v17), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1),
  ],
  products: [
    .library(name: "Furnish", targets: ["Furnish"]),
    .library(name: "FurnishValues", targets: ["FurnishValues"]),
    .library(name: "FurnishFoundation", targets: ["FurnishFoundation"]),
    .library(name: "FurnishNetworking", targets: ["FurnishNetworking"]),
    .library(name: "FurnishTesting", targets: ["FurnishTesting"]),
    .library(name: "FurnishReducers", targets: ["FurnishReducers"]),
    .library(name: "FurnishReducersTesting", targets: ["FurnishReducersTesting"]),
    .library(name: "FurnishCombine", targets: ["FurnishCombine"]),
    .library(name: "FurnishObservability", targets: ["FurnishObservability"]),
    .library(name: "FurnishConfiguration", targets: ["FurnishConfiguration"]),
    .library(name: "FurnishServiceLifecycle", targets: ["FurnishServiceLifecycle"]),
    .library(name: "FurnishHummingbird", targets: ["FurnishHummingbird"]),
    .library(name: "FurnishGRPC", targets: ["FurnishGRPC"]),
    .library(name: "FurnishMacros", targets: ["FurnishMacros"]),
    .library(name: "FurnishRemote", targets: ["FurnishRemote"]),
    .library(name: "FurnishSwiftUI", targets: ["FurnishSwiftUI"]),
    .library(name: "FurnishReports", targets: ["FurnishReports"]),
    .executable(name: "furnish", targets: ["FurnishCLI"]),
    .plugin(name: "FurnishCheck", targets: ["FurnishCheck"]),
    .plugin(name: "FurnishCommand", targets: ["FurnishCommand"]),
    .plugin(name: "FurnishFix", targets: ["FurnishFix"]),
  ],
  traits: [
    .trait(name: "Configuration", description: "FurnishConfiguration over swift-configuration: settings as services."),
    .trait(name: "GRPC", description: "FurnishGRPC, over grpc-swift-2.", enabledTraits: ["ServiceLifecycle"]),
    .trait(
      name: "Hummingbird", description: "FurnishHummingbird, over Hummingbird.", enabledTraits: ["ServiceLifecycle"]),
    .trait(name: "Logging", description: "FurnishObservability over swift-log: calls and containers in a log."),
    .trait(name: "Metrics", description: "FurnishObservability over swift-metrics: calls and containers in timers."),
    .trait(name: "OpenCombine", description: "FurnishCombine over OpenCombine, where there is no Combine."),
    .trait(name: "ServiceLifecycle", description: "FurnishServiceLifecycle, over swift-service-lifecycle."),
    .trait(
      name: "Tracing",
      description: "FurnishObservability over swift-distributed-tracing: calls and containers in spans."),
    .default(enabledTraits: []),
  ],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"605.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: []),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/grpc/grpc-swift-2", from: "2.4.0"),
  ],
  targets: [
    // The groups are in the order of the map of folders in CONTRIBUTING.md. The loop below gives each target its
    // settings.

    // MARK: FurnishPrimitives: in C, what is below the standard library
    .target(name: "FurnishPrimitives"),

    // MARK: FurnishGraph: the wiring as a graph, and the rules that judge it
    .target(name: "FurnishGraph"),
    .testTarget(name: "FurnishGraphTests", dependencies: ["FurnishGraph"]),

    // MARK: FurnishValues: values, interceptors, and the engine that builds defaults and services
    .target(name: "FurnishValues", dependencies: ["FurnishPrimitives"]),

    // MARK: Furnish: containers and the locator
    .target(name: "Furnish", dependencies: ["FurnishPrimitives", "FurnishGraph", "FurnishValues"]),
    // Tests need keys of another module, whose live values they declare.
    .target(name: "SplitKeys", dependencies: ["Furnish"], path: "Tests/SplitKeys"),
    .testTarget(name: "FurnishTests", dependencies: ["Furnish", "FurnishTesting", "SplitKeys"]),

    // MARK: FurnishFoundation: dates, identifiers and regional settings as values
    .target(name: "FurnishFoundation", dependencies: ["Furnish"]),
    .testTarget(name: "FurnishFoundationTests", dependencies: ["FurnishFoundation", "FurnishTesting"]),

    // MARK: FurnishNetworking: the network as a value
    .target(name: "FurnishNetworking", dependencies: ["Furnish"]),
    .testTarget(name: "FurnishNetworkingTests", dependencies: ["FurnishNetworking", "FurnishTesting"]),

    // MARK: FurnishReducers: reducers, effects and stores
    .target(name: "FurnishReducers", dependencies: ["Furnish"]),
    .testTarget(name: "FurnishReducersTests", dependencies: ["FurnishReducers", "FurnishTesting"]),

    // MARK: FurnishReducersTesting: a store that is asserted step by step
    .target(
      name: "FurnishReducersTesting",
      dependencies: [
        "FurnishReducers", "FurnishTesting",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ]
    ),
    .testTarget(name: "FurnishReducersTestingTests", dependencies: ["FurnishReducersTesting"]),

    // MARK: FurnishCombine: effects as publishers
    .target(
      name: "FurnishCombine",
      dependencies: [
        "FurnishReducers",
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
      ]
    ),
    .testTarget(
      name: "FurnishCombineTests",
      dependencies: [
        "FurnishCombine", "FurnishTesting",
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
        .product(name: "OpenCombineDispatch", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
      ]
    ),

    // The tests of the next four modules and of FurnishGRPC are targets of the package of the examples, which has
    // compiled their dependencies already (Documentation/Development.md).

    // MARK: FurnishObservability: calls and containers in logs, metrics and spans
    .target(
      name: "FurnishObservability",
      dependencies: [
        "Furnish",
        .product(name: "CoreMetrics", package: "swift-metrics", condition: .when(traits: ["Metrics"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Logging"])),
        .product(name: "Tracing", package: "swift-distributed-tracing", condition: .when(traits: ["Tracing"])),
      ]
    ),

    // MARK: FurnishConfiguration: settings from a configuration
    .target(
      name: "FurnishConfiguration",
      dependencies: [
        "Furnish",
        .product(name: "Configuration", package: "swift-configuration", condition: .when(traits: ["Configuration"])),
      ]
    ),

    // MARK: FurnishServiceLifecycle: services that run
    .target(
      name: "FurnishServiceLifecycle",
      dependencies: [
        "Furnish",
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["ServiceLifecycle"])),
        .product(
          name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: .when(traits: ["ServiceLifecycle"])),
        .product(
          name: "UnixSignals", package: "swift-service-lifecycle", condition: .when(traits: ["ServiceLifecycle"])),
      ]
    ),

    // MARK: FurnishHummingbird: scopes for requests of Hummingbird
    .target(
      name: "FurnishHummingbird",
      dependencies: [
        "FurnishObservability", "FurnishReports", "FurnishServiceLifecycle",
        .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Hummingbird"])),
      ]
    ),

    // MARK: FurnishRemote: closure services in another process
    .target(name: "FurnishRemote", dependencies: ["FurnishMacros", "FurnishMacrosPlugin"]),
    .testTarget(name: "FurnishRemoteTests", dependencies: ["FurnishRemote", "FurnishTesting"]),
    .testTarget(
      name: "FurnishRemoteMainActorTests", dependencies: ["FurnishRemote", "FurnishTesting"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // MARK: FurnishGRPC: remote services over gRPC
    .target(
      name: "FurnishGRPC",
      dependencies: [
        "FurnishRemote", "FurnishServiceLifecycle",
        .product(name: "GRPCCore", package: "grpc-swift-2", condition: .when(traits: ["GRPC"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["GRPC"])),
        .product(name: "Tracing", package: "swift-distributed-tracing", condition: .when(traits: ["Tracing"])),
      ]
    ),

    // MARK: FurnishSwiftUI: services in views. Its tests are a package of their own, Tests/SwiftUI
    .target(name: "FurnishSwiftUI", dependencies: ["Furnish", "FurnishFoundation", "FurnishReducers"]),

    // MARK: FurnishTesting: isolation and reports in tests
    .target(name: "FurnishTestingLoader"),
    .target(
      name: "FurnishTesting",
      dependencies: [
        "Furnish", "FurnishTestingLoader",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "FurnishTestingTests",
      dependencies: ["FurnishTesting", .product(name: "IssueReporting", package: "xctest-dynamic-overlay")]),

    // MARK: FurnishSyntax: declarations, read out of their syntax
    .target(
      name: "FurnishSyntax",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]
    ),
    .testTarget(
      name: "FurnishSyntaxTests",
      dependencies: ["FurnishSyntax", .product(name: "SwiftParser", package: "swift-syntax")]),

    // MARK: FurnishMacros: macros for services, injected properties, values and cases
    .target(name: "FurnishMacros", dependencies: ["Furnish", "FurnishMacrosPlugin"]),
    .testTarget(name: "FurnishMacrosTests", dependencies: ["FurnishMacros", "FurnishTesting"]),
    .testTarget(
      name: "FurnishMacrosMainActorTests", dependencies: ["FurnishMacros", "FurnishTesting"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // MARK: FurnishMacrosPlugin: the implementations of the macros
    .macro(
      name: "FurnishMacrosPlugin",
      dependencies: [
        "FurnishSyntax",
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
    // These tests compile the sources of the macros, which a link in their folder leads to: for tests that depend on a
    // macro itself, SwiftPM compiles all tests, and all that these use, once more as tools.
    .testTarget(
      name: "FurnishMacrosPluginTests",
      dependencies: [
        "FurnishSyntax",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      exclude: ["Expansions", "Plugin/FurnishMacrosPlugin.swift"]
    ),

    // MARK: FurnishScanner: source files as facts for the rules
    .target(
      name: "FurnishScanner",
      dependencies: [
        "FurnishGraph", "FurnishSyntax",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .testTarget(
      name: "FurnishScannerTests", dependencies: ["Furnish", "FurnishGraph", "FurnishReports", "FurnishScanner"]),
    .testTarget(name: "AgreementTests", dependencies: ["Furnish", "FurnishGraph", "FurnishScanner"]),
    .testTarget(
      name: "ScannerProofTests",
      dependencies: [
        "FurnishGraph", "FurnishScanner",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),

    // MARK: FurnishReports: findings and graphs as documents
    .target(name: "FurnishReports", dependencies: ["FurnishGraph"]),
    .testTarget(name: "FurnishReportsTests", dependencies: ["FurnishReports"]),

    // MARK: FurnishLanguageServer: findings in an editor
    .target(name: "FurnishLanguageServer", dependencies: ["FurnishGraph", "FurnishReports", "FurnishScanner"]),
    .testTarget(
      name: "FurnishLanguageServerTests",
      dependencies: ["FurnishGraph", "FurnishLanguageServer", "FurnishReports", "FurnishScanner"]),

    // MARK: FurnishCLI: the command line `furnish`
    .executableTarget(
      name: "FurnishCLI",
      dependencies: [
        "FurnishGraph", "FurnishLanguageServer", "FurnishReports", "FurnishScanner",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(
      name: "FurnishCLITests", dependencies: ["FurnishCLI", "FurnishGraph", "FurnishReports", "FurnishScanner"]),

    // MARK: FurnishCheck: the check of each target that is built
    .plugin(name: "FurnishCheck", capability: .buildTool(), dependencies: ["FurnishCLI"]),

    // MARK: FurnishCommand: `swift package furnish`
    .plugin(
      name: "FurnishCommand",
      // Without permissions: to have a file written, pass --allow-writing-to-package-directory.
      capability: .command(
        intent: .custom(verb: "furnish", description: "Judges how the services of this package are wired.")),
      dependencies: ["FurnishCLI"]
    ),

    // MARK: FurnishFix: `swift package furnish-fix`
    .plugin(
      name: "FurnishFix",
      capability: .command(
        intent: .custom(
          verb: "furnish-fix", description: "Fixes what `furnish check` finds, where the fix is certain."),
        permissions: [.writeToPackageDirectory(reason: "furnish check --fix changes source files of this package.")]),
      dependencies: ["FurnishCLI"]
    ),

    // MARK: EndToEndTests: whole packages and programs that use this one
    .testTarget(name: "EndToEndTests", exclude: ["Fixtures"]),
  ]
)

// MARK: The settings of each target
for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
    ] + (target.swiftSettings ?? [])
}

// MARK: The builds of this repository (FURNISH_MACROS_PLUGIN)
// SwiftPM compiles the programs of plugins and macros as tools, and swift-syntax for them a second time, which takes
// minutes. The scripts of this repository build the program of the macros first, as an ordinary program, and set this
// variable to its path (Scripts/Support/macros-plugin): the compiler loads it, and no plugin depends on the command
// line.
if let program = Context.environment["FURNISH_MACROS_PLUGIN"] {
  for (index, target) in package.targets.enumerated() {
    switch target.type {
    case .plugin: target.dependencies = []
    case .macro:
      package.targets[index] = .executableTarget(
        name: target.name, dependencies: target.dependencies, swiftSettings: target.swiftSettings)
    default:
      let others = target.dependencies.filter { !"\($0)".contains("FurnishMacrosPlugin") }
      if others.count == target.dependencies.count { continue }
      target.dependencies = others
      target.swiftSettings?.append(.unsafeFlags(["-load-plugin-executable", "\(program)#FurnishMacrosPlugin"]))
    }
  }
}
