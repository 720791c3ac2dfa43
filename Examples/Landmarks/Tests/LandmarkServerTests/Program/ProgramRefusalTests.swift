import ExampleTestSupport
import Foundation
import LandmarkPersistence
import Testing

@Suite struct ProgramRefusalTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Expects status 1 and one line with some texts.
  private func expectRefusal(_ ending: ServerProcess.Ending, containing words: [String]) {
    #expect(ending.status == 1)
    #expect(ending.output.isEmpty)
    #expect(ending.errors.hasPrefix("landmarks-server: "))
    #expect(ending.errors.hasSuffix("\n"))
    #expect(ending.errors.count { $0.isNewline } == 1)
    for word in words { #expect(ending.errors.contains(word)) }
  }

  // MARK: Ports

  @Test func `a port in use is refused and its owner continues`() async throws {
    let path = folder.path("first.sqlite")
    let first = try await ServerProcess(["--port", "0", "--database", path])
    let (_, port) = try await first.address()
    let ending = try await ServerProcess.run(["--port", "\(port)", "--database", path])
    expectRefusal(ending, containing: ["Port \(port)", "in use", "--port"])
    #expect(try await RawConnection.get("/health", port: port).status == 200)
  }

  @Test(arguments: ["abc", "70000", "65536", "-1", "", " 80", "8080x", "99999999999999999999"])
  func `an invalid port is refused`(port: String) async throws {
    let ending = try await ServerProcess.run(["--port=\(port)"], in: folder.url)
    expectRefusal(ending, containing: ["--port"])
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: ["abc", "70000", "-1", " "])
  func `an invalid port in the variable is refused`(port: String) async throws {
    let ending = try await ServerProcess.run([], environment: ["PORT": port], in: folder.url)
    expectRefusal(ending, containing: ["PORT", "'\(port)'"])
    #expect(try folder.names.isEmpty)
  }

  @Test func `the option takes precedence over the variable`() async throws {
    let path = folder.path("landmarks.sqlite")
    let byVariable = try await ServerProcess(["--database", path], environment: ["PORT": "0"])
    #expect(try await byVariable.address().port > 0)
    let byOption = try await ServerProcess(
      ["--port", "0", "--database", path], environment: ["PORT": "nonsense"])
    #expect(try await byOption.address().port > 0)
  }

  @Test(arguments: ["203.0.113.7", "no.such.host.invalid"])
  func `a host that this machine does not have is refused`(host: String) async throws {
    let ending = try await ServerProcess.run(
      ["--port", "0", "--host", host, "--database", folder.path("landmarks.sqlite")])
    expectRefusal(ending, containing: [host, "--host"])
  }

  // MARK: Databases

  @Test func `a file that is no database is refused and not changed`() async throws {
    try folder.write("my diary\n".utf8, to: "diary.txt")
    let ending = try await ServerProcess.run(["--port", "0", "--database", folder.path("diary.txt")])
    expectRefusal(ending, containing: [])
    #expect(
      ending.errors == """
        landmarks-server: \(folder.path("diary.txt")) is not an SQLite database and was left as it is. \
        Name another file, or move this one away.

        """)
    #expect(try folder.read("diary.txt") == Data("my diary\n".utf8))
    #expect(try folder.names == ["diary.txt"])
  }

  @Test func `a path through a file is refused`() async throws {
    try folder.write("x".utf8, to: "file")
    let path = folder.path("file/landmarks.sqlite")
    expectRefusal(try await ServerProcess.run(["--port", "0", "--database", path]), containing: [path])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func `a folder that cannot be written is refused`() async throws {
    let path = "/proc/landmarks.sqlite"
    expectRefusal(
      try await ServerProcess.run(["--port", "0", "--database", path]),
      containing: [path, "may not be opened for writing"])
  }

  /// Starts the program as another user if the tests run as root, which may write everywhere.
  @Test(.enabled("no way to be a user without permissions") { await AnotherUser.command.value != nil })
  func `a folder without write permission is refused`() async throws {
    let command = try #require(await AnotherUser.command.value)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
    }
    let path = folder.path("landmarks.sqlite")
    let ending = try await ServerProcess.run(["--port", "0", "--database", path], through: command)
    expectRefusal(ending, containing: [path, "may not be opened for writing"])
    let deeper = folder.path("deeper/landmarks.sqlite")
    expectRefusal(
      try await ServerProcess.run(["--port", "0", "--database", deeper], through: command),
      containing: [deeper, "cannot be created"])
    #expect(try folder.names.isEmpty)
  }

  /// Starts the program as another user for the same reason.
  @Test(.enabled("no way to be a user without permissions") { await AnotherUser.command.value != nil })
  func `a database without write permission is refused and not changed`() async throws {
    let command = try #require(await AnotherUser.command.value)
    let path = folder.path("landmarks.sqlite")
    try LandmarkDatabase(path: path).close()
    let before = try folder.read("landmarks.sqlite")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
    }
    let ending = try await ServerProcess.run(["--port", "0", "--database", path], through: command)
    expectRefusal(ending, containing: [path])
    #expect(try folder.read("landmarks.sqlite") == before)
  }

  // MARK: The command line

  @Test(arguments: [["--nonsense"], ["more"], ["--port"], ["--database"], ["--host"]])
  func `an invalid command line is refused`(arguments: [String]) async throws {
    let ending = try await ServerProcess.run(arguments, in: folder.url)
    expectRefusal(ending, containing: ["--help"])
    #expect(try folder.names.isEmpty)
  }

  @Test func `help lists the options with status 0`() async throws {
    let ending = try await ServerProcess.run(["--help"], in: folder.url)
    #expect(ending.status == 0)
    #expect(ending.errors.isEmpty)
    for option in ["--port", "--host", "--database"] { #expect(ending.output.contains(option)) }
    #expect(try folder.names.isEmpty)
  }
}
