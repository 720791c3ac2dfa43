import Testing

@testable import FurnishScanner

@Suite struct LargeStackTests {
  @Test(arguments: [(0, 1), (1, 4), (63, 2), (64, 2), (1_000, 1), (1_000, 2), (1_000, 7), (1_001, 64)])
  func `results are in order for any number of threads`(count: Int, threads: Int) {
    for portion in [1, 64] {
      let results = LargeStack.map(count, threads: threads, portion: portion) { $0 * 3 }
      #expect(results == (0..<count).map { $0 * 3 })
    }
  }
}
