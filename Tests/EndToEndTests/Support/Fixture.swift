import Foundation
import Testing

/// A package under `Fixtures/` that depends on the package of these tests.
struct Fixture: Sendable {
  let name: String

  private init(name: String) { self.name = name }

  /// The fixture whose tests link FurnishTesting.
  static let linked = Fixture(name: "Linked")

  /// The fixture with a program, and with tests that do not link FurnishTesting.
  static let unlinked = Fixture(name: "Unlinked")

  static let folder = PackageFolder.url.appendingPathComponent("Tests/EndToEndTests/Fixtures")

  private var path: String { Fixture.folder.appendingPathComponent(name).path }

  /// The folder of the build, which remains between runs. It is not the folder of the outer `swift test`, which has
  /// locked its own. Each fixture has its own, because SwiftPM stores in it which package it has planned.
  private var scratch: String {
    PackageFolder.url.appendingPathComponent(".build/end-to-end/\(name)").path
  }

  /// The options that compile each module as a whole, which takes a quarter less processor time if everything is
  /// compiled.
  static let wholeModules = [
    "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "1",
  ].flatMap { ["-Xswiftc", $0] }

  /// SwiftPM lets one command at a time use a scratch folder, so the commands of tests wait for each other.
  private let queue = SerialQueue()

  func swift(_ command: String, _ arguments: [String]) async throws -> Output {
    let place = ["--package-path", path, "--scratch-path", scratch]
    let options = place + ["-Xswiftc", "-warnings-as-errors"] + Fixture.wholeModules
    return try await queue.run {
      try await run("swift", [command] + options + arguments)
    }
  }

  /// Finds the only line of a source file that contains `text`, and returns its number.
  func line(of text: String, in file: String) throws -> Int {
    let lines = try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let numbers = lines.indices.filter { lines[$0].contains(text) }
    try #require(numbers.count == 1, "\(text) occurs \(numbers.count) times in \(file)")
    return numbers[0] + 1
  }
}

/// A queue that runs the work of one caller at a time, in the order of the calls.
actor SerialQueue {
  private var last: Task<Void, Never>?

  func run<Success: Sendable>(
    _ work: @escaping @Sendable () async throws -> Success
  ) async throws -> Success {
    let previous = last
    let task = Task {
      await previous?.value
      return try await work()
    }
    last = Task { _ = try? await task.value }
    return try await task.value
  }
}
