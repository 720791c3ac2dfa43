import Foundation
import Testing

@testable import FurnishScanner

/// The conditions under which a file counts as unchanged without reading it.
@Suite struct FileStampCacheTests {
  private static let content = ContentHash(high: 1, low: 2)
  /// A file that was not changed for longer than a tick.
  private static let old = #filePath

  private let folder = CacheFolder(
    FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString)").path)

  private func open(_ program: String = "1") -> FileStampCache { FileStampCache(folder, program: program) }

  private func inFolder(_ test: () throws -> Void) rethrows {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    try test()
  }

  /// Returns the hash that the next run would use for the old file, if this run has noted it.
  private func believed(noting change: (inout FileStatus) -> Void) throws -> ContentHash? {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    try note(change)
    return open().content(of: Self.old)
  }

  private func note(_ change: (inout FileStatus) -> Void = { _ in }) throws {
    var status = try #require(FileStatus(of: Self.old))
    change(&status)
    let cache = open()
    cache.note(Self.old, status, Self.content)
    cache.close()
  }

  @Test func `an untouched file is not read again`() throws {
    let content = try believed { _ in }
    #expect(content == Self.content)
  }

  @Test func `another size is not believed`() throws {
    let content = try believed { $0.size += 1 }
    #expect(content == nil)
  }

  @Test func `another time of writing is not believed`() throws {
    let content = try believed { $0.written -= 1 }
    #expect(content == nil)
  }

  @Test func `a later change is not believed`() throws {
    let content = try believed { $0.changed -= 1 }
    #expect(content == nil)
  }

  @Test func `another file in its place is not believed`() throws {
    let content = try believed { $0.identity.number += 1 }
    #expect(content == nil)
  }

  @Test func `a file that is younger than a tick is not noted`() throws {
    try inFolder {
      let young = folder.url.appendingPathComponent("young")
      try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
      try Data("young".utf8).write(to: young)
      // A time that programs may set is not enough.
      try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: young.path)
      let cache = open()
      cache.note(young.path, try #require(FileStatus(of: young.path)), Self.content)
      cache.close()
      #expect(open().content(of: young.path) == nil)
    }
  }

  @Test func `cached facts stay cached`() throws {
    try inFolder {
      try note()
      let cache = open()
      cache.note("/nowhere", try #require(FileStatus(of: Self.old)), Self.content)
      cache.close()
      #expect(open().content(of: Self.old) == Self.content)
      #expect(open().content(of: "/nowhere") == nil)
    }
  }

  @Test func `a damaged byte is noticed`() throws {
    try inFolder {
      try note()
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

  @Test func `another programs stamps are not believed`() throws {
    try inFolder {
      try note()
      #expect(open("2").content(of: Self.old) == nil)
      #expect(open("2").isDamaged)
    }
  }
}
