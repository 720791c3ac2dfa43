import Foundation
import Testing

@testable import FurnishScanner

/// The conditions under which a file counts as unchanged without being read.
@Suite struct FileStampCacheTests {
  private static let content = ContentHash(high: 1, low: 2)
  /// A file whose last change is longer ago than a tick of the file system's clock.
  private static let old = #filePath

  private let folder = CacheFolder(
    FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString)").path)

  private func open(_ tool: String = "1") -> FileStampCache { FileStampCache(folder, tool: tool) }

  private func inFolder(_ test: () throws -> Void) rethrows {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    try test()
  }

  /// Stores the old file with a changed status, and returns the hash that the next run would use for it.
  private func reusedHash(afterStoring change: (inout FileStatus) -> Void) throws -> ContentHash? {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    try storeOldFile(change)
    return open().content(of: Self.old)
  }

  private func storeOldFile(_ change: (inout FileStatus) -> Void = { _ in }) throws {
    var status = try #require(FileStatus(of: Self.old))
    change(&status)
    let cache = open()
    cache.note(Self.old, status, Self.content)
    cache.close()
  }

  @Test func `an untouched file is not read again`() throws {
    let content = try reusedHash { _ in }
    #expect(content == Self.content)
  }

  @Test func `a stamp with another size is not used`() throws {
    let content = try reusedHash { $0.size += 1 }
    #expect(content == nil)
  }

  @Test func `a stamp with another time of writing is not used`() throws {
    let content = try reusedHash { $0.written -= 1 }
    #expect(content == nil)
  }

  @Test func `a stamp with another time of change is not used`() throws {
    let content = try reusedHash { $0.changed -= 1 }
    #expect(content == nil)
  }

  @Test func `a stamp of another file at the same path is not used`() throws {
    let content = try reusedHash { $0.identity.number += 1 }
    #expect(content == nil)
  }

  @Test func `a file that is younger than a tick is not stored`() throws {
    try inFolder {
      let young = folder.url.appendingPathComponent("young")
      try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
      try Data("young".utf8).write(to: young)
      // Programs may set this time, so it does not prove the age of the file.
      try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: young.path)
      let cache = open()
      cache.note(young.path, try #require(FileStatus(of: young.path)), Self.content)
      cache.close()
      #expect(open().content(of: young.path) == nil)
    }
  }

  @Test func `a stamp remains after another run`() throws {
    try inFolder {
      try storeOldFile()
      let cache = open()
      cache.note("/nowhere", try #require(FileStatus(of: Self.old)), Self.content)
      cache.close()
      #expect(open().content(of: Self.old) == Self.content)
      #expect(open().content(of: "/nowhere") == nil)
    }
  }

  @Test func `a damaged byte is detected`() throws {
    try inFolder {
      try storeOldFile()
      let file = folder.url.appendingPathComponent("stamps")
      let whole = try Data(contentsOf: file)
      for place in whole.indices {
        var damaged = whole
        damaged[place] ^= 0x41
        try damaged.write(to: file)
        #expect(open().isDamaged)
        #expect(open().content(of: Self.old) == nil)
      }
    }
  }

  @Test func `the stamps of another tool are not used`() throws {
    try inFolder {
      try storeOldFile()
      #expect(open("2").content(of: Self.old) == nil)
      #expect(open("2").isDamaged)
    }
  }
}
