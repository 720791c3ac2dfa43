import ExampleTestSupport
import Foundation
import LandmarkPersistence
import Testing

/// The command line of `landmarks-store`, and of `landmarks-server --store`.
@Suite(.timeLimit(.minutes(60))) struct StoreProgramTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [SIGTERM, SIGINT]) func `a signal stops the store`(_ signal: Int32) async throws {
    let store = try await StoreProcess(database: folder.path("landmarks.sqlite"))
    store.process.signal(signal)
    let ending = try await store.process.ending()
    #expect(ending == .init(status: 0, output: "Landmarks are stored at 127.0.0.1:\(store.port)\n", errors: ""))
    #expect(try folder.names == ["landmarks.sqlite"])
  }

  @Test func `a port in use is refused, and its owner continues`() async throws {
    let store = try await StoreProcess(database: folder.path("landmarks.sqlite"))
    let ending = try await StoreProcess.run(
      ["--port", "\(store.port)", "--database", folder.path("landmarks.sqlite")])
    #expect(ending.status == 1)
    #expect(ending.output.isEmpty)
    #expect(
      ending.errors == """
        landmarks-store: Port \(store.port) on 127.0.0.1 is in use. Stop the program that listens there, or choose another \
        port with --port; 0 takes a free one.

        """)
    let page = try await ServerProcess(["--port", "0", "--store", "127.0.0.1:\(store.port)"])
    let (_, port) = try await page.address()
    #expect(
      try await Deadline.poll("the store") {
        try await RawConnection.get("/health", port: port).status == 200 ? true : nil
      })
  }

  @Test(arguments: [["--host", "no.such.host.invalid"], ["--host", "203.0.113.7"]])
  func `a host that this machine does not have is refused`(_ arguments: [String]) async throws {
    let ending = try await StoreProcess.run(
      ["--port", "0", "--database", folder.path("landmarks.sqlite")] + arguments)
    #expect(ending.status == 1)
    #expect(ending.errors.hasPrefix("landmarks-store: This machine has no address '\(arguments[1])'."))
    #expect(ending.errors.count { $0.isNewline } == 1)
  }

  @Test func `a file that is no database is refused`() async throws {
    try folder.write("my diary\n", to: "diary.txt")
    let ending = try await StoreProcess.run(["--port", "0", "--database", folder.path("diary.txt")])
    #expect(ending.status == 1)
    #expect(ending.errors.hasPrefix("landmarks-store: \(folder.path("diary.txt")) is not an SQLite database"))
    #expect(try folder.text("diary.txt") == "my diary\n")
  }

  @Test(arguments: ["abc", "70000", "-1", " "]) func `an invalid port in the variable is refused`(
    _ port: String
  ) async throws {
    let ending = try await StoreProcess.run([], environment: ["STORE_PORT": port])
    #expect(ending.status == 1)
    #expect(ending.errors.hasPrefix("landmarks-store: The environment variable STORE_PORT is '\(port)'"))
  }

  @Test(arguments: [
    ["--store", "nowhere:port"], ["--store", ""], ["--store"], ["--store", "a:1", "--database", "b"],
  ])
  func `an invalid address of the store is refused`(_ arguments: [String]) async throws {
    let ending = try await ServerProcess.run(arguments, in: folder.url)
    #expect(ending.status == 1)
    #expect(ending.errors.contains("--store"))
    #expect(ending.errors.count { $0.isNewline } == 1)
    #expect(try folder.names.isEmpty)
  }
}
