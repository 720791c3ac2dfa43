import Foundation
import SearchTestSupport
import Testing

/// The real program, with a server on this machine for a search engine and a script for a browser.
@Suite struct ProgramTests {
  private struct Ending {
    let status: Int32
    let output: String
    let errors: String
  }

  private func run(_ arguments: [String], path: String? = nil) async throws -> Ending {
    let process = Process()
    process.executableURL = Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent().appending(path: "search")
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    if let path { environment["PATH"] = "\(path):\(environment["PATH"] ?? "")" }
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch {
        process.terminationHandler = nil
        ended.resume(throwing: error)
      }
    }
    return Ending(
      status: process.terminationStatus,
      output: String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self),
      errors: String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
  }

  @Test func fetchingPrintsWhatTheEngineAnswers() async throws {
    let server = try await LoopbackServer.start()
    let ending = try await run(["--engine", server.address.absoluteString, "fetch", "swift"])
    try await server.stop()
    #expect(ending.status == 0)
    #expect(ending.output == "GET /search?q=swift\n")
    #expect(ending.errors == "")
  }

  #if os(Linux)
    @Test(arguments: [
      (["open", "swift"], "https://www.google.com/search?q=swift"),
      (["--open-with", "duckduckgo", "open", "swift"], "https://www.duckduckgo.com/?q=swift"),
    ])
    func openingStartsTheBrowser(arguments: [String], address: String) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (browser, note) = (folder.appending(path: "xdg-open"), folder.appending(path: "opened"))
      try Data("#!/bin/sh\nprintf '%s' \"$1\" >'\(note.path)'\n".utf8).write(to: browser)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: browser.path)
      #expect(try await run(arguments, path: folder.path).status == 0)
      // The browser goes on by itself, and the program does not wait for it.
      for _ in 0..<500 where (try? Data(contentsOf: note))?.isEmpty ?? true {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(String(decoding: try Data(contentsOf: note), as: UTF8.self) == address)
    }
  #endif

  @Test func nonsenseIsExplained() async throws {
    let ending = try await run(["close", "swift"])
    #expect(ending.status == 64)
    #expect(ending.errors.hasPrefix("search: Say what to do: open or fetch.\nusage: search "))
  }

  @Test func aServerThatIsNotThereIsOneLine() async throws {
    let ending = try await run(["--engine", "http://127.0.0.1:1", "fetch", "swift"])
    #expect(ending.status == 1)
    #expect(ending.errors.hasPrefix("search: Nobody answers at 127.0.0.1 ("))
    #expect(ending.errors.split(separator: "\n").count == 1)
  }
}

/// Says where the tests were built.
private final class Anchor {}
