import FurnishRemote
import FurnishTesting
import Testing

/// Numbers that JSON cannot express.
struct NumberTests {
  @ClosureService(store: .none) @RemoteService
  struct Calculator: Sendable {
    var negated: @Sendable (Double) async throws -> Double
    var halved: @Sendable (Float) async throws -> Float
  }

  private let calculator = Calculator.remote(
    over: .inMemory(serving: Calculator(negated: { -$0 }, halved: { $0 / 2 })))

  @Test(arguments: [Double.infinity, -.infinity, .greatestFiniteMagnitude, 0.1])
  func `a number of any size arrives`(_ number: Double) async throws {
    #expect(try await calculator.negated(number) == -number)
  }

  @Test func `a value that is not a number arrives`() async throws {
    #expect(try await calculator.negated(.nan).isNaN)
    #expect(try await calculator.halved(.nan).isNaN)
  }

  @Test func `an infinite number is a string in the message`() throws {
    let bytes = try JSONRemoteCoder().encode([1, Double.infinity, -.infinity, .nan])
    #expect(String(decoding: bytes, as: UTF8.self) == #"[1,"Infinity","-Infinity","NaN"]"#)
  }
}
