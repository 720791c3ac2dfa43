import Foundation
import FurnishGraph
import Testing

@testable import FurnishScanner

/// Programs that Xcode builds.
@Suite struct XcodeProjectTests {
  /// An app with a list of its files, a framework and tests with folders, and a package.
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (KIT, APP, TESTS, TOOL); buildConfigurationList = PC; };
        MAIN = { isa = PBXGroup; children = (SOURCES, KITFOLDER, TESTFOLDER, PACKAGE); sourceTree = "<group>"; };
        SOURCES = { isa = PBXGroup; path = "My App"; children = (F1, F2, VIEWS, F4); sourceTree = "<group>"; };
        VIEWS = { isa = PBXGroup; name = Views; children = (F3); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Unused.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = "My App/Page.swift"; sourceTree = SOURCE_ROOT; };
        F4 = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
        PACKAGE = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Login; sourceTree = "<group>"; };
        KITFOLDER = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; exceptions = (E1, E2); sourceTree = "<group>"; };
        TESTFOLDER = { isa = PBXFileSystemSynchronizedRootGroup; path = Checks; sourceTree = "<group>"; };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = KIT; membershipExceptions = (Info.plist, Old); };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (Shared.swift); };
        APP = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
          buildPhases = (PHASE); buildConfigurationList = AC; packageProductDependencies = (PRODUCT); };
        PHASE = { isa = PBXSourcesBuildPhase; files = (B1, B3, B4); };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B3 = { isa = PBXBuildFile; fileRef = F3; };
        B4 = { isa = PBXBuildFile; fileRef = F4; };
        PRODUCT = { isa = XCSwiftPackageProductDependency; productName = Design; };
        KIT = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          buildPhases = (); fileSystemSynchronizedGroups = (KITFOLDER); buildConfigurationList = KC; };
        TESTS = { isa = PBXNativeTarget; name = Checks; productType = "com.apple.product-type.bundle.unit-test";
          buildPhases = (); fileSystemSynchronizedGroups = (TESTFOLDER); };
        TOOL = { isa = PBXAggregateTarget; name = Lint; };
        REMOTE = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/someone/Charts.git"; };
        PC = { isa = XCConfigurationList; buildConfigurations = (PD, PR); };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG APPLE"; }; };
        PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = APPLE; }; };
        AC = { isa = XCConfigurationList; buildConfigurations = (AD, AR); };
        AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", MOCK); SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
        AR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
        KC = { isa = XCConfigurationList; buildConfigurations = (KD, KR); };
        KD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { OTHER_SWIFT_FLAGS = "-D KIT -DFAST"; }; };
        KR = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
      };
      rootObject = ROOT;
    }
    """

  private static func manifest(_ name: String) -> String {
    #"let package = Package(name: "\#(name)", products: [.library(name: "\#(name)", targets: ["\#(name)"])])"#
  }

  private static let files = [
    "App.xcodeproj/project.pbxproj": project,
    "My App/Main.swift": "", "My App/Unused.swift": "", "My App/Page.swift": "",
    "Kit/Kit.swift": "", "Kit/Shared.swift": "", "Kit/Old/Old.swift": "", "Checks/Checks.swift": "",
    "Login/Package.swift": manifest("Login"), "Login/Sources/Login/Login.swift": "",
    "Packages/Design/Package.swift": manifest("Design"), "Packages/Design/Sources/Design/Design.swift": "",
    "Packages/Spare/Package.swift": manifest("Spare"), "Packages/Spare/Sources/Spare/Spare.swift": "",
  ]

  private func layout(
    of path: String = ".", _ files: [String: String] = files, includesTests: Bool = false
  ) throws -> ProjectLayout {
    let folder = try TemporaryFolder(files)
    return withExtendedLifetime(folder) {
      ProjectLayout(of: path, from: folder.url.path, includesTests: includesTests, readsManifest: false)
    }
  }

  @Test func `files belong to the modules of their targets`() throws {
    let layout = try layout()
    #expect(
      layout.files.map { "\($0.path): \($0.module)" }.sorted() == [
        "Kit/Kit.swift: Kit", "Kit/Shared.swift: Kit", "Kit/Shared.swift: My_App",
        "Login/Sources/Login/Login.swift: Login", "My App/Main.swift: My_App", "My App/Page.swift: My_App",
        "Packages/Design/Sources/Design/Design.swift: Design",
      ])
    #expect(
      SkippedSource.summary(of: layout.skipped) == [
        "1 file of tests (--include-tests reads them)",
        "2 files that no target compiles (Kit/Old/Old.swift, My App/Unused.swift)",
        "Packages/Spare (nothing here depends on this package)",
        "Charts (a remote package)",
      ])
  }

  @Test func `the project determines which targets are tests`() throws {
    let tests = try layout(includesTests: true).files.filter { $0.path == "Checks/Checks.swift" }
    #expect(tests.map(\.module) == ["Checks"])
  }

  @Test func `a file that tests compile as well is read once without them`() throws {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = Self.project.replacing(
      "TESTFOLDER); };", with: "TESTFOLDER, KITFOLDER); };")
    let shared = try layout(files).files.filter { $0.path == "Kit/Shared.swift" }
    #expect(shared.map(\.module) == ["My_App", "Kit"])
    let all = try layout(files, includesTests: true).files.filter { $0.path == "Kit/Shared.swift" }
    #expect(all.map(\.module) == ["My_App", "Kit", "Checks"])
  }

  @Test func `a file of several targets is counted once and judged in each`() throws {
    var files = Self.files
    files["Kit/Shared.swift"] = """
      import Furnish
      struct Log: Sendable {}
      struct Cart: Sendable { let log: Log }
      func addCart(to services: any ServiceCollection) { services.register(Cart.self, Cart.init(log:)) }
      """
    files["My App/Main.swift"] = """
      import Furnish
      func start() throws {
        let container = ServiceContainer()
        try container.services.register(Log.self) { Log() }
        addCart(to: try container.services)
        container.build()
      }
      """
    files["Kit/Kit.swift"] = """
      import Furnish
      func startKit() throws {
        let container = ServiceContainer()
        addCart(to: try container.services)
        container.build()
      }
      """
    let folder = try TemporaryFolder(files)
    let reading = withExtendedLifetime(folder) {
      Program.reading(["."], from: folder.url.path, readsManifest: false)
    }
    #expect(reading.fileCount == 6)
    let missing = reading.program.judged().findings.filter { $0.rule == "missing-service" }
    #expect(missing.map { "\($0.place?.file ?? ""):\($0.place?.line ?? 0)" } == ["Kit/Shared.swift:4"])
  }

  @Test func `registrations that one of several targets never uses are not reported`() throws {
    var files = Self.files
    files["Kit/Shared.swift"] = """
      import Furnish
      struct Log: Sendable {}
      struct Cart: Sendable { let log: Log }
      func addCart(to services: any ServiceCollection) { services.register(Cart.self, Cart.init(log:)) }
      """
    files["My App/Main.swift"] = """
      import Furnish
      func start() throws -> Cart {
        let container = ServiceContainer()
        try container.services.register(Log.self) { Log() }
        addCart(to: try container.services)
        return try container.validated().resolveRequired(Cart.self)
      }
      """
    let folder = try TemporaryFolder(files)
    let reading = withExtendedLifetime(folder) {
      Program.reading(["."], from: folder.url.path, readsManifest: false)
    }
    #expect(reading.program.judged().findings.map(\.message) == [])
  }

  @Test func `an edit of a file of several targets is read in each`() throws {
    let folder = try TemporaryFolder(Self.files)
    let path = folder.url.path
    let live = LiveProgram(ProjectLayout(of: path, from: path, readsManifest: false), in: path)
    _ = live.judged(Program.Options())
    let isChanged = live.read("Kit/Shared.swift", text: Data("struct Shared {}".utf8))
    let isChangedAgain = live.read("Kit/Shared.swift", text: Data("struct Shared {}".utf8))
    #expect(live.judged(Program.Options())?.verdict.findings == live.program.judged().findings)
    #expect(isChanged)
    #expect(!isChangedAgain)
    let edited = live.program.files.filter { $0.path == "Kit/Shared.swift" }
    #expect(edited.map(\.module) == ["My_App", "Kit"])
    #expect(edited.allSatisfy { $0.facts.types.map(\.name) == ["Shared"] })
    #expect(live.program.files.map(\.path) == live.program.files.map(\.path).sorted())
  }

  @Test func `a flag is set in a target if every configuration sets it there`() throws {
    let own = try project()
    let flags = own.targets.map(own.flags)
    #expect(flags.map(\.always) == [["APPLE"], ["APPLE"], []])
    #expect(flags.map(\.possible) == [["DEBUG", "APPLE", "MOCK"], ["DEBUG", "APPLE", "KIT", "FAST"], []])
    #expect(
      own.targets.map(\.flags) == [
        [["DEBUG", "APPLE", "MOCK"], ["APPLE"]], [["DEBUG", "APPLE", "KIT", "FAST"], ["APPLE"]], [],
      ])
  }

  @Test func `the default isolation of a target is read from its settings`() throws {
    #expect(try layout().modulesBoundToMainActor == ["My_App"])
  }

  @Test func `a project that cannot be read is named, and its folders are read by their names`() throws {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = "{ damaged"
    let layout = try layout(files)
    #expect(SkippedSource.summary(of: layout.skipped).last == "App.xcodeproj (the project file cannot be read)")
    #expect(layout.files.map(\.path).contains("My App/Unused.swift"))
  }

  @Test func `a project does not declare the modules of other folders`() throws {
    var files = Dictionary(uniqueKeysWithValues: Self.files.map { ("ios/\($0)", $1) })
    files["server/Package.swift"] = Self.manifest("Server")
    files["server/Sources/Server/Main.swift"] = ""
    files["scripts/release.swift"] = ""
    let layout = try layout(files)
    #expect(layout.files.contains { $0.module == "Server" })
    #expect(layout.files.contains { $0.path == "scripts/release.swift" })
    #expect(layout.skipped.contains(SkippedSource(path: "ios/Packages/Spare", reason: .unusedPackage)))
  }

  private func project() throws -> XcodeProject {
    let list = try #require(PropertyList([UInt8](Self.project.utf8)))
    return try #require(XcodeProject(list, in: "/nowhere"))
  }
}
