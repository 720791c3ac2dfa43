import ExampleTestSupport
import Foundation
import GRDB
import LandmarkPersistence
import LandmarkServices
import NIOCore
import Testing

@testable import LandmarkServer

@Suite struct ProgramTests {
  let folder: TemporaryFolder
  let database: String

  init() throws {
    folder = try TemporaryFolder()
    database = folder.path("demo/landmarks.sqlite")
  }

  private func start(_ arguments: String...) async throws -> ServerProcess {
    try await ServerProcess(["--port", "0", "--database", database] + arguments)
  }

  private func health(_ port: Int, services: String? = nil) async throws -> Health {
    let answer = try await RawConnection.get("/health", services: services, port: port)
    return try JSONDecoder().decode(Health.self, from: Data(answer.body.utf8))
  }

  @Test func `the program prints its address once it listens`() async throws {
    let server = try await start()
    let (url, port) = try await server.address()
    #expect(url == "http://127.0.0.1:\(port)")
    #expect(try await health(port).landmarks == LandmarkDataSet.all.count)
  }

  @Test(arguments: [SIGTERM, SIGINT]) func `a signal stops the program with status 0`(signal: Int32) async throws {
    let server = try await start()
    let (url, _) = try await server.address()
    server.signal(signal)
    let ending = try await server.ending()
    let output = """
      9 services are wired: 8 singleton, 1 scoped; 1 note
      Landmarks are served at \(url)

      """
    #expect(ending == .init(status: 0, output: output, errors: ""))
    #expect(try folder.names == ["demo"])
    #expect(FileManager.default.fileExists(atPath: database))
    #expect(!FileManager.default.fileExists(atPath: database + "-wal"))
  }

  @Test func `a request in flight is finished before the program stops`() async throws {
    let server = try await start()
    let (_, port) = try await server.address()
    // The answer to the first of two requests on one connection shows that the server has read the second.
    let requests = ["preview", "mock"].map { "GET /health?services=\($0) HTTP/1.1\r\nHost: test\r\n\r\n" }
    let connection = try await RawConnection.open(port: port)
    try await connection.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: requests.joined()))
      var answers = ByteBuffer()
      for try await var part in inbound {
        if answers.readableBytes == 0 { server.signal(SIGTERM) }
        answers.writeBuffer(&part)
      }
      #expect(String(buffer: answers).ranges(of: "HTTP/1.1 200 OK").count == 2)
    }
    #expect(try await server.ending().status == 0)
  }

  @Test(arguments: ["", "GET /health HTTP/1.1\r\nHost: te", "GET / HTTP/1.1\r\nContent-Length: 9\r\n\r\n"])
  func `a client that never finishes does not prevent the program from stopping`(bytes: String) async throws {
    let server = try await start()
    let (_, port) = try await server.address()
    let connection = try await RawConnection.open(port: port)
    try await connection.executeThenClose { _, outbound in
      try await outbound.write(.init(string: bytes))
      try await Task.sleep(for: .milliseconds(200))
      server.signal(SIGTERM)
      let ending = try await server.ending()
      #expect(ending.status == 0)
      // Only the calls of the services are logged.
      #expect(ending.errors.split(separator: "\n").allSatisfy { $0.contains("landmarks-calls") })
    }
  }

  @Test func `every request chooses its own services`() async throws {
    let server = try await start()
    let (_, port) = try await server.address()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<64 {
        let name = ["live", "mock", "preview"][index % 3]
        group.addTask {
          let health = try await health(port, services: name)
          #expect(health.landmarks == ServiceSelectionTests.totals[name])
        }
      }
      try await group.waitForAll()
    }
    let refused = try await RawConnection.get("/health?services=unimplemented", port: port)
    #expect(refused.status == 501)
    #expect(try await health(port).status == "ok")
  }

  @Test func `a program that was killed starts again`() async throws {
    let killed = try await start()
    _ = try await killed.address()
    killed.signal(SIGKILL)
    _ = try await killed.ending()
    let server = try await start()
    let (_, port) = try await server.address()
    #expect(try await health(port).landmarks == LandmarkDataSet.all.count)
  }

  @Test func `a second start leaves the content of the database`() async throws {
    try LandmarkDatabase(path: database).close()
    let queue = try DatabaseQueue(path: database)
    try await queue.write { try $0.execute(sql: "DELETE FROM landmark WHERE id <> 'petra'") }
    try queue.close()
    let server = try await start()
    let (_, port) = try await server.address()
    #expect(try await health(port).landmarks == 1)
  }

  @Test func `a database that is damaged while the program runs is reported as unavailable`() async throws {
    let server = try await start()
    let (_, port) = try await server.address()
    let queue = try DatabaseQueue(path: database)
    try await queue.write { try $0.execute(sql: "ALTER TABLE landmark RENAME TO hidden") }
    let broken = try await RawConnection.get("/", port: port)
    #expect(broken.status == 503)
    #expect(!broken.body.contains("SQL"))
    try await queue.write { try $0.execute(sql: "ALTER TABLE hidden RENAME TO landmark") }
    #expect(try await RawConnection.get("/", port: port).status == 200)
    server.signal(SIGTERM)
    #expect(try await server.ending().errors.contains("no such table: landmark"))
  }
}
