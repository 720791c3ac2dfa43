import Furnish
import FurnishTesting
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// The programs of the article "Test with a started container".

actor Diary: Closeable {
  private let path: String
  private var lines: [String]

  init(path: String) throws {
    self.path = path
    lines = try Files.lines(of: path)
  }

  func add(_ line: String) { lines.append(line) }
  func all() -> [String] { lines }
  func close() throws { try Files.write(lines, to: path) }
}

@Suite(
  .container { services, folder in
    services.register(Diary.self, eager: true) { try Diary(path: folder.path("notes.txt")) }
  })
struct DiaryTests {
  @Test(arguments: ["milk", "bread"])
  func `a diary has the added entries, and nothing of another case`(line: String) async throws {
    let diary = try await TestContainer.current.provider.require(Diary.self)
    await diary.add(line)
    #expect(await diary.all() == [line])
  }
}

/// Text files, without Foundation.
enum Files {
  struct NotWritten: Error {}

  static func lines(of path: String) throws -> [String] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var lines: [String] = []
    var buffer = [CChar](repeating: 0, count: 256)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let line = buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
      lines.append(line.replacing("\n", with: ""))
    }
    return lines
  }

  static func write(_ lines: [String], to path: String) throws {
    guard let file = fopen(path, "w") else { throw NotWritten() }
    defer { fclose(file) }
    for line in lines { fputs("\(line)\n", file) }
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
