import FileClient
import Foundation
import Testing

@Suite struct FileClientTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("primetime-\(UUID().uuidString)")

  @Test func `a saved file is loaded`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileClient.live(in: folder)
    try files.save("primes", Data("2 3".utf8))
    #expect(try files.load("primes") == Data("2 3".utf8))
  }

  @Test func `a missing file is nil`() throws {
    #expect(try FileClient.live(in: folder).load("primes") == nil)
  }

  @Test func `saving to a place that cannot be written throws`() {
    let files = FileClient.live(in: URL(fileURLWithPath: "/dev/null/folder"))
    #expect(throws: (any Error).self) { try files.save("primes", Data()) }
  }

  @Test func `files in memory are shared`() throws {
    let memory = MemoryFiles()
    try FileClient.inMemory(memory).save("primes", Data("5".utf8))
    #expect(try FileClient.inMemory(memory).load("primes") == Data("5".utf8))
    #expect(memory.text("primes") == "5")
  }
}
