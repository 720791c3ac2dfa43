import Foundation
import FurnishGraph
import FurnishScanner
import Testing

/// The reading of files and folders: faults, links, line endings and byte order marks.
@Suite struct FileReadingTests {
  @Test func `a file that is no UTF-8 is reported`() throws {
    let folder = try TemporaryFolder(["Sources/App/Main.swift": Data([0x6C, 0x65, 0x74, 0xFF, 0x20])])
    #expect(folder.messages == ["Sources/App/Main.swift cannot be read: it is not UTF-8."])
  }

  @Test func `a file of fifty megabytes is reported`() throws {
    let folder = try TemporaryFolder(["Sources/App/Main.swift": Data()])
    try FileHandle(forWritingTo: folder.file("Sources/App/Main.swift")).truncate(atOffset: 50 << 20)
    #expect(folder.messages == ["Sources/App/Main.swift cannot be read: it is larger than 4 MB."])
  }

  @Test func `a folder that links to itself is read once`() throws {
    let folder = try TemporaryFolder(["Sources/App/Main.swift": Data(Self.sourceWithMissingService.utf8)])
    try FileManager.default.createSymbolicLink(
      at: folder.file("Sources/App/Loop"), withDestinationURL: folder.file("Sources"))
    #expect(folder.messages == ["String is not registered."])
  }

  @Test func `a broken link is skipped unless it is named like a Swift file`() throws {
    let folder = try TemporaryFolder(["Sources/App/Main.swift": Data(Self.sourceWithMissingService.utf8)])
    try FileManager.default.createSymbolicLink(
      at: folder.file("Sources/App/Gone"), withDestinationURL: folder.file("Nowhere"))
    let reading = Program.reading(["."], from: folder.url.path, readsManifest: false)
    #expect(reading.program.judged().findings.map(\.message) == ["String is not registered."])
    #expect(
      SkippedSource.summary(of: reading.skipped) == ["Sources/App/Gone (a link that leads nowhere)"])
    try FileManager.default.createSymbolicLink(
      at: folder.file("Sources/App/Gone.swift"), withDestinationURL: folder.file("Nowhere.swift"))
    #expect(
      folder.messages == [
        "Sources/App/Gone.swift cannot be read: no such file or directory.", "String is not registered.",
      ])
  }

  @Test func `a linked file is read once in a module, under the path that is not a link`() throws {
    let folder = try TemporaryFolder(["Sources/App/Main.swift": Data(Self.sourceWithMissingService.utf8)])
    try FileManager.default.createSymbolicLink(
      at: folder.file("Sources/App/Again.swift"), withDestinationURL: folder.file("Sources/App/Main.swift"))
    #expect(folder.findings.map(\.place?.file) == ["Sources/App/Main.swift"])
    let reading = Program.reading(["."], from: folder.url.path, readsManifest: false)
    #expect(reading.fileCount == 1)
  }

  @Test func `a file that is linked into another module is part of both`() throws {
    let folder = try TemporaryFolder(["Sources/App/Main.swift": Data(Self.sourceWithMissingService.utf8)])
    try FileManager.default.createDirectory(at: folder.file("Sources/Tool"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.file("Sources/Tool/Main.swift"), withDestinationURL: folder.file("Sources/App/Main.swift"))
    #expect(folder.findings.compactMap(\.place?.file) == ["Sources/App/Main.swift", "Sources/Tool/Main.swift"])
  }

  @Test(.enabled(if: geteuid() != 0)) func `a folder without permission is reported`() throws {
    let folder = try TemporaryFolder(["Sources/App/Main.swift": Data(), "Sources/Closed/Main.swift": Data()])
    let closed = folder.file("Sources/Closed").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed) }
    #expect(folder.messages == ["Sources/Closed cannot be read: permission denied."])
  }

  @Test(arguments: ["\r\n", "\r", "\n"]) func `every kind of line ending begins a new line`(_ ending: String) throws {
    let text = Self.sourceWithMissingService.replacing("\n", with: ending)
    let folder = try TemporaryFolder(["Sources/App/Main.swift": Data(text.utf8)])
    #expect(folder.findings.map(\.place) == [ServicePlace(file: "Sources/App/Main.swift", line: 4, column: 24)])
  }

  @Test func `a byte order mark does not change places`() throws {
    let folder = try TemporaryFolder([
      "Sources/App/Main.swift": Data([0xEF, 0xBB, 0xBF]) + Data("import Furnish; let x = = 1".utf8)
    ])
    #expect(folder.findings.map(\.place) == [ServicePlace(file: "Sources/App/Main.swift", line: 1, column: 25)])
  }

  private static let sourceWithMissingService = """
    import Furnish
    struct Page { init(word: String) {} }
    let container = ServiceContainer()
    try container.services.register(Page.self, Page.init)
    """
}

extension TemporaryFolder {
  fileprivate var findings: [Finding] {
    Program.reading(["."], from: url.path, readsManifest: false).program.judged().findings
  }

  fileprivate var messages: [String] { findings.map(\.message).sorted() }
}
