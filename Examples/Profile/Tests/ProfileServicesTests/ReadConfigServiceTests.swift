import Configuration
import ExampleTestSupport
import Foundation
import ProfileServices
import Testing

/// The settings of the program, valid and invalid.
@Suite struct ReadConfigServiceTests {
  private func read(_ variables: [String: String], file: String? = nil) async throws -> ReadConfigService {
    try await ReadConfigService(.profile(file: file, variables: variables))
  }

  @Test func `the environment is development by default`() async throws {
    let config = try await read([:])
    #expect(config.environment == .development)
    #expect(config.apiBaseURL.absoluteString == AppEnvironment.development.apiBaseURL)
    #expect(config.folder.lastPathComponent == ".profile-example")
  }

  @Test(arguments: AppEnvironment.allCases)
  func `the variable chooses the environment and its server`(environment: AppEnvironment) async throws {
    let config = try await read(["PROFILE_ENVIRONMENT": environment.rawValue])
    #expect(config.environment == environment)
    #expect(config.apiBaseURL.absoluteString == environment.apiBaseURL)
  }

  @Test func `the settings are read from the file`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"profile": {"environment": "staging", "api": {"baseURL": "http://localhost:1"}, "folder": "/tmp/x"}}"#,
      to: "settings.json")
    let config = try await read([:], file: folder.path("settings.json"))
    #expect(config.environment == .staging)
    #expect(config.apiBaseURL.absoluteString == "http://localhost:1")
    #expect(config.folder.path() == "/tmp/x/")
  }

  @Test func `variables take precedence over the file`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"profile": {"environment": "staging"}}"#, to: "settings.json")
    let config = try await read(
      ["PROFILE_ENVIRONMENT": "production", "PROFILE_API_BASE_URL": "http://localhost:2"],
      file: folder.path("settings.json"))
    #expect(config.environment == .production)
    #expect(config.apiBaseURL.absoluteString == "http://localhost:2")
  }

  @Test func `an empty variable counts as not set`() async throws {
    #expect(try await read(["PROFILE_ENVIRONMENT": ""]).environment == .development)
  }

  @Test(
    arguments: [
      (
        "PROFILE_ENVIRONMENT", "live",
        """
        profile.environment is 'live', which is not development, staging or production. \
        Set it in the configuration file, or as PROFILE_ENVIRONMENT.
        """
      ),
      (
        "PROFILE_API_BASE_URL", "example",
        """
        profile.api.baseURL is 'example', which is not an address such as https://api.example.com. \
        Set it in the configuration file, or as PROFILE_API_BASE_URL.
        """
      ),
      (
        "PROFILE_FOLDER", "here",
        """
        profile.folder is 'here', which is not a path that begins with a slash. \
        Set it in the configuration file, or as PROFILE_FOLDER.
        """
      ),
    ])
  func `a wrong setting is reported with its key`(variable: String, text: String, message: String) async throws {
    let error = await #expect(throws: InvalidConfiguration.self) { try await read([variable: text]) }
    #expect(error?.description == message)
  }

  @Test func `the error names a missing file`() async throws {
    let error = await #expect(throws: UnreadableConfiguration.self) { try await read([:], file: "/nowhere.json") }
    #expect(error?.description.hasPrefix("The configuration file /nowhere.json cannot be read: ") == true)
    #expect(error?.description.contains("\n") == false)
  }
}
