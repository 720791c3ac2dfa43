import Foundation
import Testing

/// The cache of the real command: used by several runs at the same time, and by runs that are killed.
@Suite(.serialized, .whereNotSanitized) struct CacheEndToEndTests {
  /// A program of many files, in a folder of its own.
  private final class CachedProgram {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString)")
    var cache: String { folder.appendingPathComponent("cache").path }

    init(files: Int) throws {
      let sources = folder.appendingPathComponent("Sources/App")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      for number in 0..<files {
        // Each file registers a service, and every tenth requests one that is missing.
        let need = number.isMultiple(of: 10) ? "Gone\(number)" : "S\((number + 1) % files)x"
        let text = """
          import Furnish
          struct S\(number) { init(need: \(need)) {} }
          struct S\(number)x: Sendable {}
          struct M\(number): ServiceModule {
            func register(in services: any ServiceCollection) {
              services.register(S\(number).self, lifetime: .transient, S\(number).init(need:)).register(S\(number)x.self) { S\(number)x() }
            }
          }

          """
        try Data(text.utf8).write(to: sources.appendingPathComponent("S\(number).swift"))
      }
      let includes = (0..<files).map { "services.include(M\($0)())" }.joined(separator: "\n")
      let main =
        "import Furnish\nlet container = ServiceContainer()\nlet services = try container.services\n\(includes)\ncontainer.build()\n"
      try Data(main.utf8).write(to: sources.appendingPathComponent("main.swift"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func check(_ options: [String]) async throws -> Output {
      try await run(CommandProgram.path, ["check", folder.path, "--skip-manifest"] + options)
    }
  }

  @Test func `a run that is killed at any moment does not damage the cache`() async throws {
    let checked = try CachedProgram(files: 300)
    let whole = try await checked.check(["--no-cache"])
    #expect(whole.standardOutput.contains("error: Gone10 is not registered. [missing-service]"))
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<12 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandProgram.path)
      process.arguments = ["check", checked.folder.path, "--skip-manifest", "--cache", checked.cache]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      try await Task.sleep(for: .milliseconds(Int.random(in: 0..<250, using: &generator)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let next = try await checked.check(["--cache", checked.cache])
      #expect(next.standardOutput == whole.standardOutput)
      #expect(!next.standardError.contains("cache"))
      // Half of the time the next run finds no cache.
      if Bool.random(using: &generator) { try? FileManager.default.removeItem(atPath: checked.cache) }
    }
  }

  @Test func `runs at the same time share a cache`() async throws {
    let checked = try CachedProgram(files: 100)
    let whole = try await checked.check(["--no-cache"])
    for _ in 0..<3 {
      let (folder, cache) = (checked.folder.path, checked.cache)
      let outputs = try await withThrowingTaskGroup(of: Output.self) { group in
        for _ in 0..<4 {
          group.addTask { try await run(CommandProgram.path, ["check", folder, "--skip-manifest", "--cache", cache]) }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(outputs.map(\.standardOutput) == [String](repeating: whole.standardOutput, count: 4))
      #expect(!outputs.contains { $0.standardError.contains("cache") })
    }
  }

  @Test func `a damaged cache is reported once`() async throws {
    let checked = try CachedProgram(files: 20)
    let whole = try await checked.check(["--cache", checked.cache])
    try Data("something else".utf8).write(to: URL(fileURLWithPath: "\(checked.cache)/facts"))
    let repaired = try await checked.check(["--cache", checked.cache])
    let remark = "furnish: the cache in '\(checked.cache)' is damaged, or another program's; it was written again.\n"
    #expect(repaired.standardOutput == whole.standardOutput)
    #expect(repaired.standardError == remark + whole.standardError)
    #expect(try await checked.check(["--cache", checked.cache]).standardError == whole.standardError)
  }
}
