import FurnishGraph
import Testing

/// The findings do not depend on the hashes of the standard library, which differ between processes.
@Suite struct DeterminismTests {
  @Test func `two processes report the same findings`() async throws {
    let first = try #require(await findingsOfAProcess())
    let second = try #require(await findingsOfAProcess())
    #expect(first == second)
    #expect(first.contains("missing-service"))
  }

  private func findingsOfAProcess() async -> String? {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      for seed in UInt64(0)..<20 {
        for finding in RandomWiring.faulty(seed: seed).findings() { print(finding.rule, finding, finding.notes) }
      }
    }
    return result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) }
  }
}
