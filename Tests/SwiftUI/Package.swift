// swift-tools-version: 6.2
import PackageDescription

// The tests of FurnishSwiftUI, over a module called SwiftUI, which Linux does not have. Where SwiftPM builds such a
// module, `canImport(SwiftUI)` is true for all modules that are built beside it, so it has a package of its own.
// FurnishSwiftUI uses `package` declarations of the modules below, which the sources of another package cannot see, so
// this package compiles those modules once more, by a link to their sources.
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
let views = settings + [.define("FURNISH_SWIFTUI_STANDIN")]

let package = Package(
  name: "swiftui-tests",
  targets: [
    .target(name: "SwiftUI", path: "StandIn", swiftSettings: settings),

    .target(name: "FurnishPrimitives"),
    .target(name: "FurnishGraph", swiftSettings: settings),
    .target(name: "FurnishValues", dependencies: ["FurnishPrimitives"], swiftSettings: settings),
    .target(
      name: "Furnish", dependencies: ["FurnishPrimitives", "FurnishGraph", "FurnishValues"], swiftSettings: settings),
    .target(name: "FurnishFoundation", dependencies: ["Furnish"], swiftSettings: settings),
    .target(name: "FurnishReducers", dependencies: ["Furnish"], swiftSettings: settings),
    .target(name: "FurnishMacros", dependencies: ["Furnish"], swiftSettings: settings),
    .target(
      name: "FurnishSwiftUI", dependencies: ["Furnish", "FurnishFoundation", "FurnishReducers", "SwiftUI"],
      swiftSettings: settings),

    .target(
      name: "SwiftUIExamples", dependencies: ["FurnishMacros", "FurnishSwiftUI", "SwiftUI"], path: "Examples",
      exclude: ["README.md"], swiftSettings: views),
    .target(
      name: "MainActorClient", dependencies: ["FurnishReducers", "FurnishSwiftUI", "SwiftUI"], path: "MainActorClient",
      swiftSettings: views + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "FurnishSwiftUITests",
      dependencies: [
        "FurnishMacros", "FurnishReducers", "FurnishSwiftUI", "MainActorClient", "SwiftUI", "SwiftUIExamples",
      ],
      path: "FurnishSwiftUITests", swiftSettings: views),
  ]
)
