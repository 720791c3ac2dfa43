import Foundation
import Testing

@testable import FurnishScanner

/// The layout of a package, which the plugins pass to the command.
@Suite struct PackageLayoutTests {
  /// Reads a layout in the form that `Plugins/FurnishCheck/PackageLayout.swift` writes.
  @Test func `files that plugins write are read`() throws {
    let layout = try layout(
      of: """
        {
          "modules" : [
            { "files" : [ "/App/main.swift" ], "flags" : [ "FAST" ], "isExposed" : false, "kind" : "executable", "name" : "App" },
            { "files" : [], "flags" : [], "isExposed" : true, "kind" : "library", "name" : "Core" }
          ],
          "subject" : "App",
          "version" : 1
        }
        """)
    #expect(
      layout
        == PackageLayout(
          subject: "App",
          modules: [
            PackageLayout.Module(name: "App", kind: .executable, flags: ["FAST"], files: ["/App/main.swift"]),
            PackageLayout.Module(name: "Core", kind: .library, isExposed: true, files: []),
          ]))
  }

  @Test(arguments: [
    ("", "is no layout"), ("[1]", "is no layout"),
    (#"{"version": 2, "files": []}"#, "has the version 2, and this furnish reads 1"),
    (#"{"version": 1, "modules": 7}"#, "is damaged"),
  ])
  func `an unreadable file is explained`(_ text: String, reason: String) {
    #expect(throws: PackageLayout.Unusable(reason: reason)) { try layout(of: text) }
  }

  @Test func `a missing layout cannot be read`() {
    #expect(throws: PackageLayout.Unusable(reason: "cannot be read")) {
      try PackageLayout(contentsOf: URL(fileURLWithPath: "/nowhere/layout.json"))
    }
  }

  @Test func `a program is judged with its libraries, and a library without its programs`() {
    let modules = [
      PackageLayout.Module(name: "App", kind: .executable, files: []),
      PackageLayout.Module(name: "Core", kind: .library, files: []),
      PackageLayout.Module(name: "CoreTests", kind: .test, files: []),
    ]
    #expect(PackageLayout(subject: "App", modules: modules).scope == .program("App"))
    #expect(PackageLayout(subject: "Core", modules: modules).scope == .library("Core"))
    #expect(PackageLayout(subject: "CoreTests", modules: modules).scope == .library("CoreTests"))
    #expect(PackageLayout(modules: modules).scope == .everything)
  }

  @Test func `a flag is set in the modules that define it`() {
    let modules = [
      PackageLayout.Module(name: "App", kind: .executable, flags: ["FAST", "LOUD"], files: []),
      PackageLayout.Module(name: "Core", kind: .library, flags: ["LOUD"], files: []),
    ]
    let flags = PackageLayout(modules: modules).projectLayout(from: nil, includesTests: false).flagsOfModules.fixed
    #expect(flags["App"] == FixedFlags(set: ["FAST", "LOUD"]))
    #expect(flags["Core"] == FixedFlags(set: ["LOUD"], unset: ["FAST"]))
  }

  @Test func `files have their modules, and their paths are relative to a folder`() throws {
    try inTemporaryFolder { folder in
      let reading = Program.reading(try package(in: folder), from: folder)
      #expect(reading.program.files.map(\.path) == ["App/main.swift", "Core/Core.swift"])
      #expect(reading.program.files.map(\.module) == ["App", "Core"])
      #expect(reading.program.exposedModules == ["Core"])
      #expect(reading.missing == [])
    }
  }

  @Test func `without a folder paths are absolute`() throws {
    try inTemporaryFolder { folder in
      let reading = Program.reading(try package(in: folder))
      #expect(reading.program.files.map(\.path) == ["\(folder)/App/main.swift", "\(folder)/Core/Core.swift"])
    }
  }

  @Test func `tests are read if they are included`() throws {
    try inTemporaryFolder { folder in
      let reading = Program.reading(try package(in: folder), from: folder, includesTests: true)
      #expect(reading.fileCount == 3)
    }
  }

  @Test func `a test target that is built is read`() throws {
    try inTemporaryFolder { folder in
      var layout = try package(in: folder)
      layout.subject = "CoreTests"
      #expect(Program.reading(layout, from: folder).program.files.map(\.module) == ["App", "Core", "CoreTests"])
    }
  }

  @Test func `only named files are read`() throws {
    try inTemporaryFolder { folder in
      let layout = try package(in: folder)
      #expect(Program.reading(layout, in: ["Core"], from: folder).program.files.map(\.path) == ["Core/Core.swift"])
      #expect(Program.reading(layout, in: ["App/main.swift"], from: folder).fileCount == 1)
      // A folder whose name only begins with the argument is another one.
      #expect(Program.reading(layout, in: ["Cor"], from: folder).fileCount == 0)
    }
  }

  @Test func `a named file that is missing is reported`() throws {
    try inTemporaryFolder { folder in
      let layout = try package(in: folder)
      #expect(Program.reading(layout, in: ["Gone", "Core"], from: folder).missing == ["Gone"])
    }
  }

  private func layout(of text: String) throws -> PackageLayout {
    try inTemporaryFolder { folder in
      let file = URL(fileURLWithPath: folder).appendingPathComponent("layout.json")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return try PackageLayout(contentsOf: file)
    }
  }

  /// Creates a program, a library and its tests, each with a file.
  private func package(in folder: String) throws -> PackageLayout {
    let files = ["App/main.swift", "Core/Core.swift", "CoreTests/CoreTests.swift"]
    for file in files {
      let url = URL(fileURLWithPath: folder).appendingPathComponent(file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "import Furnish\n".write(to: url, atomically: true, encoding: .utf8)
    }
    return PackageLayout(modules: [
      PackageLayout.Module(name: "App", kind: .executable, files: ["\(folder)/\(files[0])"]),
      PackageLayout.Module(name: "Core", kind: .library, isExposed: true, files: ["\(folder)/\(files[1])"]),
      PackageLayout.Module(name: "CoreTests", kind: .test, files: ["\(folder)/\(files[2])"]),
    ])
  }

  private func inTemporaryFolder<Result>(_ body: (_ folder: String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-layout-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
  }
}
