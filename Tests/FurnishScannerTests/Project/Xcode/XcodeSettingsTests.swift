import Foundation
import Testing

@testable import FurnishScanner

/// Build settings in files `.xcconfig`.
@Suite struct XcodeSettingsTests {
  private static let project = """
    {
      objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP); buildConfigurationList = PC; };
        MAIN = { isa = PBXGroup; children = (SOURCES, CONFIGS); sourceTree = "<group>"; };
        SOURCES = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        CONFIGS = { isa = PBXGroup; path = Config; children = (BASE, OWN); sourceTree = "<group>"; };
        BASE = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        OWN = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (); fileSystemSynchronizedGroups = (SOURCES); buildConfigurationList = AC; };
        PC = { isa = XCConfigurationList; buildConfigurations = (PD, PR); };
        PD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = BASE; buildSettings = { PROJECT }; };
        PR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = BASE; buildSettings = { PROJECT }; };
        AC = { isa = XCConfigurationList; buildConfigurations = (AD, AR); };
        AD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = OWN; buildSettings = { TARGET }; };
        AR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReferenceAnchor = CONFIGS;
          baseConfigurationReferenceRelativePath = App.xcconfig; buildSettings = { TARGET }; };
      };
      rootObject = ROOT;
    }
    """

  /// Writes a project with these settings, and reads the project and its target.
  private func read(
    base: String = "", app: String = "", project: String = "", target: String = "", _ more: [String: String] = [:],
    body: (XcodeProject, XcodeProject.Target) throws -> Void
  ) throws {
    let text = Self.project.replacing("{ PROJECT }", with: "{ \(project) }").replacing(
      "{ TARGET }", with: "{ \(target) }")
    let folder = try TemporaryFolder(
      ["App.xcodeproj/project.pbxproj": text, "Config/Base.xcconfig": base, "Config/App.xcconfig": app]
        .merging(more) { $1 })
    let read = try #require(XcodeProject(at: "\(folder.url.path)/App.xcodeproj"))
    try withExtendedLifetime(folder) { try body(read, try #require(read.targets.first)) }
  }

  @Test func `a file of settings is read for each configuration`() throws {
    try read(app: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = MOCK APPLE // both") { project, target in
      #expect(target.flags == [["MOCK", "APPLE"], ["MOCK", "APPLE"]])
      #expect(project.flags(of: target) == ModuleFlags(always: ["MOCK", "APPLE"], possible: ["MOCK", "APPLE"]))
      #expect(project.unreadableSettings.isEmpty)
    }
  }

  @Test func `each level takes precedence over the one before it, and may inherit from it`() throws {
    let name = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
    try read(
      base: "\(name) = ONE", app: "\(name) = $(inherited) THREE", project: "\(name) = \"$(inherited) TWO\";",
      target: "\(name) = (\"$(inherited)\", FOUR);"
    ) { #expect($1.flags.first == ["ONE", "TWO", "THREE", "FOUR"]) }
    try read(base: "\(name) = ONE", app: "\(name) = THREE", project: "\(name) = TWO;") {
      #expect($1.flags.first == ["THREE"])
    }
    try read(base: "\(name) = ONE", project: "\(name) = TWO;") { #expect($1.flags.first == ["TWO"]) }
  }

  @Test func `a file includes others, which later lines override`() throws {
    let files = [
      "Config/Shared/Flags.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = SHARED\n#include \"../Deep.xcconfig\"",
      "Config/Deep.xcconfig": "OTHER_SWIFT_FLAGS = -D DEEP -DDEEPER;",
    ]
    let app = """
      #include "Shared/Flags.xcconfig"
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) APP
      """
    try read(app: app, files) { #expect($1.flags.first == ["SHARED", "APP", "DEEP", "DEEPER"]) }
  }

  @Test func `a setting refers to others by their names`() throws {
    let app = """
      MY_FLAGS = $(MORE_FLAGS) MINE $(UNKNOWN)
      MORE_FLAGS = MORE
      ROUND = $(ROUND_TRIP)
      ROUND_TRIP = $(ROUND)
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = ${MY_FLAGS} $(ROUND) IS_$(MODE)
      PRODUCT_NAME = $(TARGET_NAME)
      """
    try read(app: app) {
      #expect($1.flags.first == ["MORE", "MINE"])
      #expect($1.module == "App")
    }
  }

  @Test func `the module and its isolation are read`() throws {
    try read(app: "PRODUCT_MODULE_NAME = Shop\nSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor") {
      #expect($1.module == "Shop")
      #expect($1.isBoundToMainActor)
    }
  }

  @Test func `a condition on the configuration is decided`() throws {
    let app = """
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = BOTH
      SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Deb*] = $(inherited) DEBUG
      """
    try read(app: app) { project, target in
      #expect(target.flags == [["BOTH", "DEBUG"], ["BOTH"]])
      #expect(project.undecidedSettings.isEmpty)
    }
  }

  @Test func `a condition on the system is named and left out`() throws {
    let app = """
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = BOTH
      SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos*][arch=arm64] = PHONE
      CODE_SIGN_IDENTITY[sdk=iphoneos*] = me
      """
    try read(app: app, target: "\"OTHER_SWIFT_FLAGS[sdk=macosx*]\" = \"-DMAC\";") { project, target in
      #expect(target.flags.first == ["BOTH"])
      #expect(
        project.undecidedSettings == [
          "OTHER_SWIFT_FLAGS[sdk=macosx*] in the project",
          "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos*][arch=arm64] in Config/App.xcconfig",
        ])
    }
  }

  @Test func `a file that is missing is named unless it is optional`() throws {
    let app = """
      #include "Pods/App.xcconfig"
      #include? "Local.xcconfig"
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = APP
      """
    try read(app: app) { project, target in
      #expect(target.flags.first == ["APP"])
      #expect(
        project.unreadableSettings.map { $0.split(separator: "/").suffix(3).joined(separator: "/") } == [
          "Config/Pods/App.xcconfig"
        ])
    }
  }

  @Test func `files that include each other do not lead to an endless loop`() throws {
    let other = "#include \"App.xcconfig\"\nOTHER_SWIFT_FLAGS = -DOTHER"
    try read(app: "#include \"Other.xcconfig\"\n", ["Config/Other.xcconfig": other]) {
      #expect($1.flags.first == ["OTHER"])
    }
  }

  @Test(.timeLimit(.minutes(60))) func `hostile files do not lead to an endless expansion`() throws {
    let name = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
    let app =
      String(repeating: "#include \"Other.xcconfig\"\n", count: 200) + "\(name) = "
      + String(repeating: "$(A) ", count: 200) + "END\nA = " + String(repeating: "$(A) X ", count: 200)
    let others = (0..<20).map { number in
      (
        "Config/Other\(number == 0 ? "" : "\(number)").xcconfig",
        String(repeating: "#include \"Other\(number + 1).xcconfig\"\n", count: 20)
      )
    }
    try read(app: app, Dictionary(uniqueKeysWithValues: others)) { #expect($1.flags.first == ["X"]) }
  }

  @Test func `damaged lines are skipped`() throws {
    let app = "=\n[sdk=x] = Y\n#include\nNAME\nA[b\nSWIFT_ACTIVE_COMPILATION_CONDITIONS=OK"
    try read(app: app) { #expect($1.flags.first == ["OK"]) }
  }

  @Test func `the last line names settings that were not decided`() {
    let skipped = [
      SkippedSource(path: "Pods/App.xcconfig", reason: .unreadableSettings),
      SkippedSource(path: "OTHER_SWIFT_FLAGS[sdk=macosx*] in the project", reason: .undecidedSetting),
      SkippedSource(path: "https://github.com/groue/GRDB.swift", reason: .remotePackage),
      SkippedSource(path: "git@github.com:Swinject/Swinject.git", reason: .remotePackage),
    ]
    #expect(
      SkippedSource.summary(of: skipped) == [
        "GRDB.swift, Swinject (remote packages)",
        "Pods/App.xcconfig (build settings that cannot be read)",
        "OTHER_SWIFT_FLAGS[sdk=macosx*] in the project (a build setting with a condition)",
      ])
  }
}
