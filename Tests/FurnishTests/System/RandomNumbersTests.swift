import Furnish
import FurnishTesting
import Testing

@Suite struct RandomNumbersTests {
  @Test func `reading random numbers without an override fails the test`() {
    withKnownIssue {
      _ = ServiceValues.current.withRandomNumberGenerator
    } matching: {
      $0.proposes("$0.withRandomNumberGenerator = .seeded(1)")
    }
  }

  @Test func `two generators draw the same numbers only if their seeds are equal`() {
    #expect(draw(8, from: .seeded(5)) == draw(8, from: .seeded(5)))
    #expect(draw(8, from: .seeded(5)) != draw(8, from: .seeded(6)))
  }

  /// Compares with the first outputs of the reference implementation in C for the seed 1234567 (Vigna,
  /// https://prng.di.unimi.it/splitmix64.c).
  @Test func `seeded numbers are the numbers of SplitMix64`() {
    #expect(
      draw(3, from: .seeded(1_234_567)) == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }

  @Test func `copies of a generator draw from one sequence`() {
    let generator = WithRandomNumberGenerator.seeded(9)
    let copy = generator
    let interleaved = [draw(1, from: generator), draw(1, from: copy), draw(1, from: generator)]
    #expect(interleaved.flatMap(\.self) == draw(3, from: .seeded(9)))
  }

  @Test func `a closure may draw numbers inside of another closure`() {
    let generator = WithRandomNumberGenerator.seeded(9)
    let numbers = generator { outer in
      [outer.next()] + generator { inner in [inner.next()] } + [outer.next()]
    }
    #expect(numbers == draw(3, from: .seeded(9)))
  }

  @Test func `an error of the closure keeps its type`() {
    struct Empty: Error {}
    let generator = WithRandomNumberGenerator.seeded(1)
    func attempt() throws(Empty) { try generator { (_) throws(Empty) in throw Empty() } }
    #expect(throws: Empty.self) { try attempt() }
  }

  @Test func `a generator of the program can be used`() {
    struct Sevens: RandomNumberGenerator {
      mutating func next() -> UInt64 { 7 }
    }
    #expect(draw(3, from: WithRandomNumberGenerator(Sevens())) == [7, 7, 7])
  }

  @Test func `two sequences of the system's numbers differ`() {
    #expect(draw(4, from: .system) != draw(4, from: .system))
  }

  @Test func `no number is drawn twice concurrently`() async {
    let generator = WithRandomNumberGenerator.seeded(3)
    let drawn = await withTaskGroup(of: [UInt64].self) { group in
      for _ in 0..<16 { group.addTask { draw(100, from: generator) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(drawn) == Set(draw(1_600, from: .seeded(3))))
  }
}

private func draw(_ count: Int, from generator: WithRandomNumberGenerator) -> [UInt64] {
  generator { source in
    (0..<count).map { _ in UInt64.random(in: .min ... .max, using: &source) }
  }
}
