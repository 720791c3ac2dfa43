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

  @Test func `a flag that all targets define without a condition is common`() {
    func flags(_ core: String) -> Set<String>? {
      PackageManifest(
        """
        let shared: [SwiftSetting] = [.define("PRO"), .define("TRACE", .when(configuration: .debug))]
        let package = Package(name: "Shop", targets: [
          .executableTarget(name: "App", swiftSettings: shared + [.define("APP")]),
          .target(name: "Core", swiftSettings: \(core)),
          .testTarget(name: "CoreTests"),
        ])
        """
      ).commonFlags
    }
    #expect(flags("shared") == ["PRO"])
    #expect(flags("[]") == [])
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
    #expect(manifest.commonFlags.sorted().joined(separator: " ") == flags)
  }
}
