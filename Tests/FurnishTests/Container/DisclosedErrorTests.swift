import Furnish
import FurnishTesting
import Testing

/// The texts of errors of recipes: they may contain secrets, so only debugging shows them.
@Suite struct DisclosedErrorTests {
  private static let secret = "swordfish-4711"

  /// As that of a driver: the description has the address with the password.
  private struct Refused: Error, CustomStringConvertible {
    var description: String { "postgres://ada:\(DisclosedErrorTests.secret)@db refused" }
  }

  private struct PortInUse: DisclosableError, CustomStringConvertible {
    let port: Int
    var description: String { "port \(port) is in use" }
  }

  private final class Pool: Closeable, Sendable {
    func close() throws { throw Refused() }
  }

  @Test func `the text of a recipe's error is in no description`() throws {
    let provider = try validatedProvider {
      $0.register(Int.self) { () throws -> Int in throw Refused() }
      $0.register(String.self) { (number: Int) in "\(number)" }
    }
    let error = try #require(throws: ServiceError.self) { try provider.require(String.self) }
    #expect(error.finding.message == "The recipe of Int threw: Refused")
    for text in ["\(error)", error.description, "\(error.finding)", "\(error.finding.fix)", error.rule] {
      #expect(!text.contains(Self.secret))
    }
    #expect(error.underlying is Refused)
  }

  @Test func `debugging shows the text`() throws {
    let provider = try validatedProvider { $0.register(Int.self) { () throws -> Int in throw Refused() } }
    let error = try #require(throws: ServiceError.self) { try provider.require(Int.self) }
    #expect(String(reflecting: error) == "\(error)\n  error: postgres://ada:\(Self.secret)@db refused")
    #expect(error.testDescription == error.debugDescription)
  }

  @Test func `an error without the error of a recipe has one text`() throws {
    let provider = try validatedProvider { _ in }
    let error = try #require(throws: ServiceError.self) { try provider.require(Int.self) }
    #expect(error.debugDescription == error.description)
  }

  @Test func `the text of a disclosable error is repeated`() throws {
    let provider = try validatedProvider { $0.register(Int.self) { () throws -> Int in throw PortInUse(port: 80) } }
    let error = try #require(throws: ServiceError.self) { try provider.require(Int.self) }
    #expect(error.finding.message == "The recipe of Int threw: port 80 is in use")
  }

  @Test func `the text of an error of closing is shown by debugging alone`() async throws {
    let container = ServiceContainer()
    try container.services.register(Pool.self, eager: true) { Pool() }
    try await container.start()
    let error = try await #require(throws: ClosingError.self) { try await container.close() }
    #expect(error.description.hasPrefix("Pool could not be closed: Refused\n"))
    #expect(!"\(error)".contains(Self.secret))
    #expect(String(reflecting: error).hasSuffix("  error: postgres://ada:\(Self.secret)@db refused"))
    #expect(error.testDescription == error.debugDescription)
  }
}
