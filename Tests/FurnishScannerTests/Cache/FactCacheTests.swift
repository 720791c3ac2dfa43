import Foundation
import Testing

@testable import FurnishScanner

@Suite struct FactCacheTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString)")
  private var file: URL { folder.appendingPathComponent("facts") }

  private func open(_ tool: String = "1") -> FactCache { FactCache(in: folder.path, tool: tool) }

  private func bytes<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = text
    return text.withUTF8(body)
  }

  /// Reads sources as a run of the check does, which reads no facts again that the cache contains.
  @discardableResult
  private func run(_ sources: [String], _ tool: String = "1") -> (read: Int, remark: String?) {
    let cache = open(tool)
    var read = 0
    for source in sources {
      bytes(source) { bytes in
        let facts = FileFacts(bytes)
        if let known = cache.facts(of: bytes) {
          #expect(known == facts)
        } else {
          read += 1
          cache.store(facts, of: bytes)
        }
      }
    }
    return (read, cache.close())
  }

  private func inFolder(_ test: () throws -> Void) rethrows {
    defer { try? FileManager.default.removeItem(at: folder) }
    try test()
  }

  @Test func `facts of one run are read from the cache in the next`() {
    inFolder {
      #expect(run(["struct A {}", "struct B {}"]) == (2, nil))
      #expect(run(["struct A {}", "struct B {}"]) == (0, nil))
      #expect(run(["struct A {}", "struct C {}"]) == (1, nil))
      #expect(run(["struct C {}", "struct B {}"]) == (0, nil))
    }
  }

  @Test func `a run without new facts writes nothing`() throws {
    try inFolder {
      run(["struct A {}"])
      let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
      let inode = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
      run(["struct A {}"])
      #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date == date)
      #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int == inode)
    }
  }

  @Test func `facts that no run requests are removed after some runs`() {
    inFolder {
      run(["struct Old {}"])
      for number in 0..<8 { run(["struct New\(number) {}"]) }
      #expect(run(["struct Old {}"]).read == 0)
      for number in 10..<20 { run(["struct New\(number) {}"]) }
      #expect(run(["struct Old {}"]).read == 1)
    }
  }

  @Test func `the facts of another tool are not used`() {
    inFolder {
      run(["struct A {}"], "1")
      let (read, remark) = run(["struct A {}"], "2")
      #expect(read == 1)
      #expect(remark == "the cache in '\(folder.path)' is damaged, or another program's; it was written again.")
      #expect(run(["struct A {}"], "2") == (0, nil))
    }
  }

  @Test(arguments: ["", "x", "{}", String(repeating: "FURNISH", count: 100)])
  func `a foreign file is replaced and reported once`(content: String) throws {
    try inFolder {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
      #expect(run(["struct A {}"]).remark != nil)
      #expect(run(["struct A {}"]) == (0, nil))
    }
  }

  @Test func `a damaged byte never leads to a wrong answer`() throws {
    try inFolder {
      let sources = (0..<5).map { "struct S\($0) { func register(in services: any ServiceCollection) {} }" }
      run(sources)
      let whole = try Data(contentsOf: file)
      for place in stride(from: 0, to: whole.count, by: 3) {
        var damaged = whole
        damaged[place] ^= 0x41
        try damaged.write(to: file)
        // `run` compares the facts of the cache with those of the parser. If any are missing, it reports the damage.
        let (read, remark) = run(sources)
        #expect((read == 0) == (remark == nil))
        #expect(run(sources) == (0, nil))
      }
    }
  }

  @Test func `a file that was cut off is written again`() throws {
    try inFolder {
      run(["struct A {}", "struct B {}"])
      let whole = try Data(contentsOf: file)
      for count in stride(from: 0, to: whole.count, by: 5) {
        try whole.prefix(count).write(to: file)
        #expect(run(["struct A {}", "struct B {}"]).remark != nil)
        #expect(run(["struct A {}", "struct B {}"]) == (0, nil))
      }
    }
  }

  @Test func `a folder that cannot be written is reported`() throws {
    try inFolder {
      // A file is in the place of the folder, so that even root cannot write into it.
      try Data().write(to: folder)
      #expect(
        run(["struct A {}"]).remark
          == "the cache in '\(folder.path)' cannot be written; every run reads all files until it can.")
    }
  }

  @Test func `files of a killed run are removed later`() throws {
    try inFolder {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let (old, young) = (folder.appendingPathComponent("facts.old"), folder.appendingPathComponent("facts.young"))
      for file in [old, young] { try Data("half".utf8).write(to: file) }
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -7_200)], ofItemAtPath: old.path)
      #expect(run(["struct A {}"]) == (1, nil))
      #expect(!FileManager.default.fileExists(atPath: old.path))
      #expect(FileManager.default.fileExists(atPath: young.path))
    }
  }

  @Test func `many runs at the same time leave an undamaged file`() throws {
    try inFolder {
      let sources = (0..<20).map { "struct S\($0) {}" }
      DispatchQueue.concurrentPerform(iterations: 16) { number in
        let cache = open()
        for source in sources[number..<(number + 4)] {
          bytes(source) { bytes in
            if cache.facts(of: bytes) == nil { cache.store(FileFacts(bytes), of: bytes) }
          }
        }
        #expect(cache.close() == nil)
      }
      let (read, remark) = run(sources)
      #expect(read < sources.count)
      #expect(remark == nil)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files == ["facts"])
    }
  }
}
