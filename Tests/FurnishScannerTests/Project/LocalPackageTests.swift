import Foundation
import Testing

@testable import FurnishScanner

/// Packages that are inside of the checked package, or next to it.
@Suite struct LocalPackageTests {
  private static func manifest(_ name: String, _ dependencies: String = "", targets: String? = nil) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(dependencies)], targets: [\(targets ?? ".target(name: \"\(name)\")")])
    """
  }

  private static let files = [
    "App/Package.swift": manifest("App", #".package(path: "Packages/Login"), .package(path: "../Shared")"#),
    "App/Sources/App/Page.swift": "import Login",
    "App/Tests/AppTests/PageTests.swift": "",
    "App/Packages/Login/Package.swift": manifest("Login"),
    "App/Packages/Login/Sources/Login/Login.swift": "",
    "App/Packages/Login/Tests/LoginTests/Tests.swift": "",
    "App/Examples/Demo/Package.swift": manifest("Demo"), "App/Examples/Demo/Sources/Demo/Demo.swift": "",
    "App/Pods/Other/Other.swift": "", "App/Modules/SQLite.swift/Query.swift": "", "App/v2.0/Old.swift": "",
    "App/Docs.docc/Tutorial.swift": "",
    "Shared/Package.swift": manifest("Shared"), "Shared/Sources/Shared/Shared.swift": "",
  ]

  private func layout(
    of path: String = "App", _ files: [String: String] = files, readsManifest: Bool = false, includesTests: Bool = false
  ) throws -> ProjectLayout {
    let folder = try TemporaryFolder(files)
    return withExtendedLifetime(folder) {
      ProjectLayout(of: path, from: folder.url.path, includesTests: includesTests, readsManifest: readsManifest)
    }
  }

  private func modules(_ layout: ProjectLayout) -> [String: String] {
    Dictionary(layout.files.map { ($0.path, $0.module) }, uniquingKeysWith: { "\($0) and \($1)" })
  }

  @Test func `without the package manager, local packages are read with their modules`() throws {
    let layout = try layout()
    #expect(
      modules(layout) == [
        "App/Sources/App/Page.swift": "App", "App/Packages/Login/Sources/Login/Login.swift": "Login",
        "Shared/Sources/Shared/Shared.swift": "Shared", "App/Modules/SQLite.swift/Query.swift": "App",
        "App/v2.0/Old.swift": "App",
      ])
    #expect(
      SkippedSource.summary(of: layout.skipped) == [
        "2 files of tests (--include-tests reads them)",
        "App/Examples/Demo (nothing here depends on this package)", "App/Pods (the code of other projects)",
      ])
  }

  @Test func `remote packages are listed as skipped, and Furnish is not`() throws {
    var files = Self.files
    files["App/Package.swift"] = Self.manifest(
      "App",
      #"""
      .package(url: "https://github.com/example/Charts.git", from: "1.0.0"), .package(id: "example.maps", from: "1.0.0"),
      .package(url: "https://github.com/example/swift-furnish", from: "1.0.0"), .package(path: "../Shared")
      """#)
    files["Shared/Package.swift"] = Self.manifest(
      "Shared", #".package(name: "Charts", url: "https://github.com/example/Charts", branch: "main")"#)
    #expect(
      SkippedSource.summary(of: try layout(of: "App", files).skipped).last == "Charts, example.maps (remote packages)")
  }

  @Test func `without the package manager, each folder belongs to the target with the nearest path`() throws {
    let targets = """
      .target(name: "Core", path: "Code"), .target(name: "Extra", path: "Code/Extra"), .target(name: "my-lib"),
      .target(name: "my_lib"), .testTarget(name: "Checks", path: "Code/Checks")
      """
    let names = [
      "Code/A", "Code/Sub/B", "Code/Extra/C", "Code/Extra/Deep/D", "Codec/E", "Code/Checks/F", "Sources/my-lib/G",
    ]
    var files = ["App/Package.swift": Self.manifest("App", targets: targets)]
    for name in names { files["App/\(name).swift"] = "" }
    let layout = try layout(files)
    #expect(
      modules(layout) == [
        "App/Code/A.swift": "Core", "App/Code/Sub/B.swift": "Core", "App/Code/Extra/C.swift": "Extra",
        "App/Code/Extra/Deep/D.swift": "Extra", "App/Codec/E.swift": "App", "App/Sources/my-lib/G.swift": "my_lib",
      ])
    #expect(SkippedSource.summary(of: layout.skipped) == ["1 file of tests (--include-tests reads them)"])
  }

  @Test func `the package manager names local packages`() throws {
    var files = Self.files
    files["App/Package.swift"] = Self.manifest(
      "App", #"Package.Dependency.package(path: "Packages/" + "Login")"#,
      targets: #".target(name: "App"), .testTarget(name: "AppTests")"#)
    let layout = try layout(files, readsManifest: true)
    #expect(
      modules(layout) == [
        "App/Sources/App/Page.swift": "App", "App/Packages/Login/Sources/Login/Login.swift": "Login",
      ])
    #expect(layout.exposedModules == ["App", "Login"])
    #expect(
      SkippedSource.summary(of: layout.skipped) == [
        "1 file of tests (--include-tests reads them)",
        "3 files that no target compiles (App/Modules/SQLite.swift/Query.swift, "
          + "App/Packages/Login/Tests/LoginTests/Tests.swift, App/v2.0/Old.swift)",
        "App/Examples/Demo (nothing here depends on this package)", "App/Pods (the code of other projects)",
      ])
  }

  @Test func `all packages of a folder without a manifest are read`() throws {
    let layout = try layout(of: ".")
    #expect(Set(layout.files.map(\.module)) == ["App", "Login", "Shared"])
    #expect(layout.skipped.contains(SkippedSource(path: "App/Examples/Demo", reason: .unusedPackage)))
  }

  @Test func `all packages inside of one are read if its manifest computes their paths`() throws {
    var files = Self.files
    files["App/Package.swift"] = Self.manifest("App", #"["Login"].map { .package(path: "Packages/\($0)") }[0]"#)
    #expect(Set(try layout(files).files.map(\.module)) == ["App", "Login", "Demo"])
  }

  @Test func `a part of a package is read without the rest`() throws {
    var files = Self.files
    files["App/Package.swift"] = Self.manifest("App", #".package(path: "Packages/Login")"#)
    let layout = try layout(of: "App/Sources", files, readsManifest: true)
    #expect(layout.files.map(\.path) == ["App/Sources/App/Page.swift"])
    #expect(layout.skipped == [])
  }

  @Test func `tests are read if that is requested`() throws {
    let layout = try layout(includesTests: true)
    #expect(modules(layout)["App/Tests/AppTests/PageTests.swift"] == "AppTests")
    #expect(
      layout.skipped.contains(SkippedSource(path: "App/Packages/Login/Tests/LoginTests/Tests.swift", reason: .test)))
  }

  @Test func `the libraries of a local package are read, and those of Furnish are not`() throws {
    let layout = try layout(
      of: "A",
      [
        "A/Package.swift": Self.manifest("A", #".package(path: "../B"), .package(path: "../swift-furnish")"#),
        "A/Sources/A/A.swift": "",
        "B/Package.swift": Self.manifest("B", targets: #".target(name: "B"), .executableTarget(name: "Tool")"#),
        "B/Sources/B/B.swift": "", "B/Sources/Tool/main.swift": "",
        "swift-furnish/Package.swift":
          #"let package = Package(products: [.plugin(name: "FurnishCheck", targets: [])], targets: [.target(name: "Furnish")])"#,
        "swift-furnish/Sources/Furnish/Furnish.swift": "",
      ])
    #expect(layout.files.map(\.path) == ["A/Sources/A/A.swift", "B/Sources/B/B.swift"])
    #expect(layout.skipped == [SkippedSource(path: "B/Sources/Tool/main.swift", reason: .otherProgram)])
  }

  @Test func `packages that depend on each other are read once`() throws {
    let layout = try layout(
      of: "A",
      [
        "A/Package.swift": Self.manifest("A", #".package(path: "../B")"#), "A/Sources/A/A.swift": "",
        "B/Package.swift": Self.manifest("B", #".package(path: "../A")"#), "B/Sources/B/B.swift": "",
      ])
    #expect(layout.files.map(\.path) == ["A/Sources/A/A.swift", "B/Sources/B/B.swift"])
  }
}
