import Foundation
import Testing

@testable import FurnishScanner

/// Programs whose Xcode project is generated from `project.yml`.
@Suite struct ProjectSpecificationTests {
  private static func manifest(_ name: String) -> String {
    #"let package = Package(name: "\#(name)", products: [.library(name: "\#(name)", targets: ["\#(name)"])], "#
      + #"targets: [.target(name: "\#(name)")])"#
  }

  private static let files = [
    "project.yml": """
    name: &NAME Shop # the app
    include:
      - Kit/target.yml
      - path: Project/packages.yml
    configs: { Debug: debug, Release: release }
    settings:
      base: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: "APPLE SHOP" }
      configs:
        Debug:
          SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) MOCK
    targetTemplates:
      Framework:
        type: framework
        sources: "Modules/${target_name}"
        settings:
          PRODUCT_NAME: ${target_name}Kit
    targets:
      App:
        type: application
        platform: iOS
        sources:
          - App
          - path: Shared
            excludes: ["**/*.generated.swift", Old]
        preBuildScripts:
          - name: Lint
            script: |
              if [ "$CI" != "true" ]; then
                echo "no: { yaml ["
              fi
        dependencies:
          - target: Log
          - package: Login
      Log: { templates: [Framework] }
      AppTests:
        type: bundle.unit-test
        sources: [AppTests]
        settings:
          base:
            'CODE_SIGN_IDENTITY[sdk=macosx*]': '-'
    """,
    "Kit/target.yml": """
    ---
    targets:
      shop.kit:
        type: framework
        sources:
        - path: Sources/
          name: "Kit"
    """,
    "Project/packages.yml": """
    packages:
      Login: { path: Packages/Login }
      Charts:
        url: https://example.com/Charts.git
        from: 1.0.0
    """,
    "App/Main.swift": "", "App/Views/Page.swift": "", "Shared/Shared.swift": "", "Shared/Old/Old.swift": "",
    "Shared/Assets.generated.swift": "", "Modules/Log/Log.swift": "", "Kit/Sources/Model/Kit.swift": "",
    "Kit/Sources/Views/View.swift": "", "AppTests/Tests.swift": "", "Unused/Unused.swift": "",
    "Packages/Login/Package.swift": manifest("Login"), "Packages/Login/Sources/Login/Login.swift": "",
    "Packages/Spare/Package.swift": manifest("Spare"), "Packages/Spare/Sources/Spare/Spare.swift": "",
  ]

  private func layout(_ files: [String: String] = files, of path: String = ".") throws -> ProjectLayout {
    let folder = try TemporaryFolder(files)
    return withExtendedLifetime(folder) {
      ProjectLayout(of: path, from: folder.url.path, readsManifest: false)
    }
  }

  private func modules(_ layout: ProjectLayout) -> [String] { layout.files.map { "\($0.path): \($0.module)" }.sorted() }

  private static let expected = [
    "App/Main.swift: App", "App/Views/Page.swift: App", "Kit/Sources/Model/Kit.swift: shop_kit",
    "Kit/Sources/Views/View.swift: shop_kit", "Modules/Log/Log.swift: LogKit",
    "Packages/Login/Sources/Login/Login.swift: Login", "Shared/Shared.swift: App",
  ]

  @Test func `files belong to the targets of the specification, and its packages are read`() throws {
    let layout = try layout()
    #expect(modules(layout) == Self.expected)
    #expect(layout.flagsOfModules["App"]?.always == ["APPLE", "SHOP"])
    #expect(layout.flagsOfModules["App"]?.possible == nil)
    #expect(
      SkippedSource.summary(of: layout.skipped) == [
        "1 file of tests (--include-tests reads them)",
        "3 files that no target compiles (Shared/Assets.generated.swift, Shared/Old/Old.swift, Unused/Unused.swift)",
        "Packages/Spare (nothing here depends on this package)", "Charts (a remote package)",
      ])
  }

  @Test func `a package of tools in the folder of the specification takes no files of the app`() throws {
    var files = Self.files
    files["Package.swift"] = #"let package = Package(name: "Tools", dependencies: [])"#
    #expect(modules(try layout(files)) == Self.expected)
    files["Package.swift"] =
      #"let package = Package(name: "Tools", targets: [.target(name: "Tools", path: "App", sources: ["Tool.swift"])])"#
    files["App/Tool.swift"] = ""
    #expect(
      modules(try layout(files)).filter { !$0.hasPrefix("Unused") && !$0.hasPrefix("Shared/") }
        == (Self.expected + ["App/Tool.swift: Tools"]).filter { !$0.hasPrefix("Shared/") }.sorted())
  }

  @Test func `a specification that cannot be read is named, and one of another tool is not`() throws {
    var files = Self.files
    files["project.yml"] = "targets: [\n"
    #expect(
      SkippedSource.summary(of: try layout(files).skipped).contains("project.yml (the project file cannot be read)"))
    files["project.yml"] = "jobs:\n- build\n"
    #expect(!SkippedSource.summary(of: try layout(files).skipped).contains { $0.contains("project.yml") })
  }

  @Test func `a template of a template belongs to the target`() throws {
    let files = [
      "project.yml": """
      targetTemplates:
        Sourced: { sources: ["Modules/${target_name}"] }
        Flagged: { templates: [Sourced, Flagged], settings: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: KIT } }
      targets:
        Log: { type: framework, templates: [Flagged] }
      """,
      "Modules/Log/Log.swift": "", "Other.swift": "",
    ]
    let layout = try layout(files)
    #expect(modules(layout) == ["Modules/Log/Log.swift: Log"])
    #expect(layout.flagsOfModules["Log"]?.always == ["KIT"])
  }

  @Test func `a module has the default isolation of Swift if the configurations have no names`() throws {
    var files = ["App/Main.swift": ""]
    func modulesBoundToMainActor(with settings: String) throws -> Set<String> {
      files["project.yml"] = """
        configs: {}
        targets:
          App: { type: application, sources: App, settings: \(settings) }
        """
      return try layout(files).modulesBoundToMainActor
    }
    #expect(try modulesBoundToMainActor(with: "{}") == [])
    #expect(try modulesBoundToMainActor(with: "{ SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor }") == ["App"])
  }

  @Test func `includes that grow exponentially are not read`() throws {
    var files = ["project.yml": "include: [f0.yml, f0.yml]\n", "f14.yml": "targets:\n  App: { sources: App }\n"]
    for level in 0..<14 { files["f\(level).yml"] = "include: [f\(level + 1).yml, f\(level + 1).yml]\n" }
    #expect(
      SkippedSource.summary(of: try layout(files).skipped).contains("project.yml (the project file cannot be read)"))
  }

  @Test func `an Xcode project in the folder of a nested package without targets is read`() throws {
    let project = """
      { objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP); };
        MAIN = { isa = PBXGroup; children = (CODE); sourceTree = "<group>"; };
        CODE = { isa = PBXFileSystemSynchronizedRootGroup; path = iOS; sourceTree = "<group>"; };
        APP = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          buildPhases = (); fileSystemSynchronizedGroups = (CODE); };
      }; rootObject = ROOT; }
      """
    var files = [
      "Package.swift": Self.manifest("Core"), "Sources/Core/Core.swift": "", "App/iOS/Main.swift": "",
      "App/Package.swift": #"let package = Package(name: "client", products: [], targets: [])"#,
      "App/App.xcodeproj/project.pbxproj": project, "App/Unused.swift": "",
    ]
    let expected = ["App/iOS/Main.swift: Shop", "Sources/Core/Core.swift: Core"]
    #expect(modules(try layout(files)) == expected)
    // This package of tools in the same folder has targets.
    files["App/Package.swift"] = Self.manifest("Tools")
    files["App/Sources/Tools/Tool.swift"] = ""
    files["App/Unused.swift"] = nil
    #expect(modules(try layout(files)) == (["App/Sources/Tools/Tool.swift: Tools"] + expected).sorted())
  }

  @Test func `folders of Sources that no file imports are one module`() throws {
    let files = [
      "Shop/Sources/Views/Page.swift": "import UIKit", "Shop/Sources/Model/Model.swift": "import Foundation",
      "Lib/Sources/Core/Core.swift": "", "Lib/Sources/Main/Main.swift": "@testable import struct Core.Log",
    ]
    let names = modules(try layout(files)).map { $0.split(separator: " ").last.map(String.init) ?? "" }
    #expect(Array(names.prefix(2)) == ["Core", "Main"])
    #expect(names[2] == names[3])
    #expect(!["Views", "Model"].contains(names[2]))
  }

  @Test func `a local package whose path is wrong is found by its name`() throws {
    let files = [
      "Package.swift": #"""
      let package = Package(
        name: "App", dependencies: [.package(path: "../../Movies")], targets: [.target(name: "App")])
      """#,
      "Sources/App/App.swift": "", "Adapters/Movies/Package.swift": Self.manifest("Movies"),
      "Adapters/Movies/Sources/Movies/Movies.swift": "",
    ]
    #expect(
      modules(try layout(files)) == [
        "Adapters/Movies/Sources/Movies/Movies.swift: Movies", "Sources/App/App.swift: App",
      ])
  }
}
