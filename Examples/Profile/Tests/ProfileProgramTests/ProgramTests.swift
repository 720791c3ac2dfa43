import ExampleTestSupport
import Foundation
import ProfileServices
import ProfileTestSupport
import Testing

/// The real program, started like a user would start it.
@Suite struct ProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private typealias Ending = ChildProcess.Ending

  private func run(
    _ arguments: String..., input: String = "", variables: [String: String] = [:]
  ) async throws -> Ending {
    try await run(arguments, input: input, variables: variables)
  }

  private func run(
    _ arguments: [String], input: String = "", variables: [String: String] = [:]
  ) async throws -> Ending {
    try await ChildProcess(
      ChildProcess.product("profile"), arguments, input: input,
      environment: ["PROFILE_FOLDER": folder.path("")].merging(variables) { $1 }
    ).ending()
  }

  @Test func `a user logs in, shows the account and logs out`() async throws {
    let mock = ["--services", "mock"]
    #expect(
      try await run("login", "test@example.com", mock[0], mock[1], input: "secret\n")
        == Ending(output: "Hello, Test User!\n"))
    #expect(try await run("show", mock[0], mock[1]) == Ending(output: "Test User\ntest@example.com\n"))
    #expect(try await run("logout", mock[0], mock[1]) == Ending(output: "Goodbye.\n"))
    #expect(
      try await run("show", mock[0], mock[1])
        == Ending(
          status: 1, errors: "profile: No user is logged in. To log in: profile login <email>\n"))
  }

  @Test func `a live server receives the events`() async throws {
    let server = try RecordingServer { request in
      switch request.path {
      case "/login": .init(200, #"{"user": {"id": "7", "name": "Ada", "email": "ada@example.com"}, "token": "abc"}"#)
      case "/events": .init(204)
      default: .init(404)
      }
    }
    let ending = try await run(
      "login", "ada@example.com", "--services", "live", input: "secret\n",
      variables: ["PROFILE_API_BASE_URL": server.url.absoluteString])
    #expect(ending == Ending(output: "Hello, Ada!\n"))
    #expect(server.requests.map(\.path) == ["/login", "/events"])
    #expect(server.requests.last?.body.contains("Login successful") == true)
  }

  @Test func `a wrong password is reported in one line`() async throws {
    #expect(
      try await run("login", "test@example.com", "--services", "mock", input: "wrong\n")
        == Ending(status: 1, errors: "profile: The email or the password is wrong.\n"))
  }

  @Test func `a missing password is reported in one line`() async throws {
    #expect(
      try await run("login", "test@example.com", "--services", "mock")
        == Ending(status: 1, errors: "profile: There is no password.\n"))
  }

  @Test func `a server that does not run is reported in one line`() async throws {
    let ending = try await run(
      "login", "test@example.com", "--services", "live", input: "secret\n",
      variables: ["PROFILE_API_BASE_URL": "http://127.0.0.1:9"])
    #expect(ending.status == 1)
    #expect(ending.errors.hasPrefix("profile: The server 127.0.0.1 cannot be reached: "))
    #expect(ending.errors.filter(\.isNewline).count == 1)
  }

  @Test func `the settings are shown`() async throws {
    #expect(
      try await run("settings", variables: ["PROFILE_ENVIRONMENT": "staging"])
        == Ending(output: "staging\nhttps://staging-api.example.com\n"))
  }

  @Test func `a wrong setting is reported in one line`() async throws {
    let ending = try await run("settings", variables: ["PROFILE_ENVIRONMENT": "live"])
    #expect(ending.status == 1)
    #expect(ending.output == "")
    #expect(ending.errors.hasPrefix("profile: profile.environment is 'live', which is not development,"))
    #expect(ending.errors.filter(\.isNewline).count == 1)
  }

  @Test func `the services are listed`() async throws {
    let lines = try await run("services").output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { $0.contains(", added at ProfileServices/ServiceLocator+Profile.swift:") })
  }

  @Test(
    arguments: [
      (["login", "nobody"], "'nobody' is not an email address."), (["fly"], "'fly'"),
      (["show", "--services", "real"], "'real'"), (["show", "--configuration", "/nowhere.json"], "/nowhere.json"),
    ])
  func `invalid arguments are reported in one line`(arguments: [String], mention: String) async throws {
    let ending = try await run(arguments)
    #expect(ending.status == 1)
    #expect(ending.output == "")
    #expect(ending.errors.hasPrefix("profile: "))
    #expect(ending.errors.contains(mention))
    #expect(ending.errors.filter(\.isNewline).count == 1)
  }

  @Test func `a damaged keychain is reported in one line`() async throws {
    try folder.write("{", to: "keychain.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: folder.path("keychain.json"))
    for command in ["show", "logout"] {
      let ending = try await run(command)
      #expect(ending.status == 1)
      #expect(ending.errors.contains("is damaged. Remove it, and log in again."))
      #expect(ending.errors.filter(\.isNewline).count == 1)
    }
  }

  @Test func `help is printed with status 0`() async throws {
    let ending = try await run("--help")
    #expect(ending.status == 0)
    #expect(ending.output.contains("USAGE: profile"))
    #expect(ending.errors == "")
  }
}
