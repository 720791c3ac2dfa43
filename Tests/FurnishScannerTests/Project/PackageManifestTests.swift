import Testing

@testable import FurnishScanner

/// The text of a manifest, read without the package manager.
@Suite struct PackageManifestTests {
  @Test func `targets, products and local packages are read`() {
    let manifest = PackageManifest(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App",
        products: [.library(name: "Core", targets: ["Core"]), .plugin(name: "Check", targets: ["Checker"])],
        dependencies: [
          .package(path: "Packages/Login"), .package(name: "Shared", path: "../Shared"),
          .package(url: "https://example.com/x", from: "1.0.0"),
        ],
        targets: [
          .target(name: "Core", dependencies: [.product(name: "Login", package: "Login")]),
          .executableTarget(name: "my-app", path: "App"),
          .testTarget(name: "CoreTests", dependencies: ["Core"], path: "Checks"),
          .plugin(name: "Checker", capability: .buildTool(), path: "Plugins/Checker"),
        ])
      """)
    #expect(manifest.localPackages == ["Packages/Login", "../Shared"])
    #expect(!manifest.computesDependencies)
    #expect(manifest.products == ["Core", "Check"])
    #expect(manifest.target(of: "App/Views/Page.swift")?.module == "my_app")
    #expect(manifest.target(of: "Checks/Page.swift")?.kind == .test)
    #expect(manifest.target(of: "Plugins/Checker/Plugin.swift")?.kind == .plugin)
    #expect(manifest.target(of: "Apple/Page.swift") == nil)
  }

  @Test func `Furnish is recognized under any name`() {
    func isFurnish(_ target: String, _ product: String) -> Bool {
      let products = "products: [.plugin(name: \"\(product)\", targets: [])]"
      return PackageManifest(#"let package = Package(name: "x", \#(products), targets: [.target(name: "\#(target)")])"#)
        .isOfFurnish
    }
    #expect(isFurnish("Furnish", "FurnishCheck"))
    #expect(!isFurnish("Furnish", "Check"))
    #expect(!isFurnish("Furniture", "FurnishCheck"))
  }

  @Test func `a computed path is not guessed`() {
    let manifest = PackageManifest(
      #"let package = Package(name: "A", dependencies: ["B", "C"].map { .package(path: "Packages/\($0)") })"#)
    #expect(manifest.localPackages == [])
    #expect(manifest.computesDependencies)
  }

  @Test(arguments: [
    ("[.defaultIsolation(MainActor.self)]", true), ("shared", true), ("shared + [.define(\"FAST\")]", true),
    ("[.defaultIsolation(nil)]", false), ("[.defaultIsolation(MainActor.self, .when(platforms: [.macOS]))]", false),
    ("[]", false), ("elsewhere", false), ("circular", false),
  ])
  func `the default isolation of a target is read from its settings`(settings: String, isBound: Bool) {
    let manifest = PackageManifest(
      """
      let shared: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      let circular: [SwiftSetting] = circular
      let package = Package(name: "A", targets: [.target(name: "my-app", swiftSettings: \(settings))])
      """)
    #expect(manifest.modulesBoundToMainActor == (isBound ? ["my_app"] : []))
  }

  @Test func `a target defines flags in all builds or in some`() {
    func flags(_ core: String, _ rest: String = "") -> ModuleFlags? {
      PackageManifest(
        """
        let shared: [SwiftSetting] = [.define("PRO"), .define("TRACE", .when(configuration: .debug))]
        let package = Package(name: "Shop", targets: [
          .executableTarget(name: "App", swiftSettings: shared + [.define("APP")]),
          .target(name: "Core", swiftSettings: \(core)),
          .testTarget(name: "CoreTests"),
        ])
        \(rest)
        """
      ).targets.first { $0.name == "Core" }?.flags
    }
    #expect(flags("shared") == ModuleFlags(always: ["PRO"], possible: ["PRO", "TRACE"]))
    #expect(flags("[]") == ModuleFlags(possible: []))
    #expect(flags("[.enableUpcomingFeature(\"ExistentialAny\")]") == ModuleFlags(possible: []))
    // The flags are unknown if the settings are computed, or contain options of the compiler.
    #expect(flags("settings()")?.possible == nil)
    #expect(flags("isPro ? shared : []")?.possible == nil)
    #expect(flags("[.unsafeFlags([\"-DPRO\"])]")?.possible == nil)
    #expect(flags("[]", "let more = [.define(name)]")?.possible == nil)
    // A trait is a flag of all targets, and other code may add flags.
    #expect(flags("[]", ".trait(name: \"FAST\")")?.possible == ["FAST"])
    #expect(flags("[]", "if isPro { package.targets[1].swiftSettings = shared }")?.possible == ["PRO", "TRACE"])
    #expect(flags("[]", "func add() { core.append(.define(\"ADDED\")) }")?.possible == ["ADDED"])
  }

  @Test func `a flag that another target defines is not set, unless the manifest may define it`() {
    func fixed(_ core: String) -> FixedFlags? {
      let manifest = PackageManifest(
        """
        let package = Package(name: "Shop", targets: [
          .target(name: "Radio", swiftSettings: [.define("LORA"), .define("TRACE", .when(configuration: .debug))]),
          .target(name: "Core", swiftSettings: \(core)),
        ])
        """)
      var all: [String: ModuleFlags] = [:]
      for target in manifest.targets { all.add(target.flags, of: target.module) }
      return all.fixed["Core"]
    }
    #expect(fixed("[]") == FixedFlags(unset: ["LORA"]))
    #expect(fixed("[.define(\"LORA\")]") == FixedFlags(set: ["LORA"]))
    #expect(fixed("[.define(\"LORA\", .when(platforms: [.linux]))]") == nil)
    #expect(fixed("settings") == nil)
  }

  @Test(arguments: [
    ("for target in package.targets { target.swiftSettings = (target.swiftSettings ?? []) + shared }", "PRO TRACE"),
    ("for target in package.targets { target.swiftSettings?.append(.define(\"PRO\")) }", "PRO TRACE"),
    ("for target in package.targets { target.swiftSettings = shared }", "PRO"),
    ("package.targets.forEach { $0.swiftSettings = [.define(\"PRO\")] }", "PRO"),
    (
      """
      for target in package.targets where target.type != .test && target.type != .plugin {
        var settings = target.swiftSettings ?? []
        settings.append(contentsOf: [.define("PRO"), .define("FAST", .when(configuration: .release))])
        target.swiftSettings = settings
      }
      """, "PRO TRACE"
    ),
    ("for target in package.targets { if target.isTest { continue }; target.swiftSettings! += shared }", "PRO TRACE"),
    ("for target in package.targets { if !target.isTest { target.swiftSettings! += shared } }", "PRO TRACE"),
    ("for target in package.targets where target.name == \"App\" { target.swiftSettings! += shared }", "TRACE"),
    ("for target in package.targets { if isPro { target.swiftSettings! += shared } }", "TRACE"),
    ("for target in package.targets { guard isPro else { continue }; target.swiftSettings! += shared }", "TRACE"),
    ("for target in package.targets { print(shared) }", "TRACE"),
  ])
  func `a loop sets flags of all targets`(loop: String, flags: String) {
    let manifest = PackageManifest(
      """
      let shared: [SwiftSetting] = [.define("PRO")]
      let package = Package(name: "Shop", targets: [
        .executableTarget(name: "App", swiftSettings: [.define("TRACE")]),
        .target(name: "Core", swiftSettings: [.define("TRACE")]),
        .testTarget(name: "CoreTests"),
      ])
      \(loop)
      """)
    for target in manifest.targets.prefix(2) {
      #expect(target.flags.always.sorted().joined(separator: " ") == flags)
      #expect(target.flags.possible?.isSuperset(of: target.flags.always) == true)
    }
  }
}
