import Testing

@testable import FurnishValues

@Suite struct StandardErrorOutputTests {
  @Test func `a line is printed with a line break`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        StandardErrorOutput.print("first")
        StandardErrorOutput.print("→ second")
      })
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("first\n→ second\n"))
  }

  @Test func `a long line is printed whole`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        StandardErrorOutput.print(String(repeating: "x", count: 1_000_000))
      })
    #expect(result.standardErrorContent.count(where: { $0 == UInt8(ascii: "x") }) >= 1_000_000)
  }
}
