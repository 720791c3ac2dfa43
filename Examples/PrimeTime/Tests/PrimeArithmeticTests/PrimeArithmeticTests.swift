import PrimeArithmetic
import Testing

@Suite struct PrimeArithmeticTests {
  @Test func `the first primes are prime and the other numbers are not`() {
    #expect((-3..<30).filter(isPrime) == [2, 3, 5, 7, 11, 13, 17, 19, 23, 29])
  }

  @Test func `the square of a prime is not prime`() {
    #expect(!isPrime(7_919 * 7_919))
  }

  @Test func `the largest prime below two to the thirty first is prime`() {
    #expect(isPrime(2_147_483_647))
  }

  @Test func `the sieve finds the first primes`() {
    #expect((1...10).map(nthPrimeBySieve) == [2, 3, 5, 7, 11, 13, 17, 19, 23, 29])
  }

  @Test(arguments: 1...500)
  func `both functions find the same prime`(count: Int) {
    #expect(nthPrimeBySieve(count) == nthPrimeByTrialDivision(count))
  }

  @Test func `the thousandth prime is the known one`() {
    #expect(nthPrimeBySieve(1_000) == 7_919)
  }

  @Test(arguments: [0, -1, Int.min])
  func `a number below one has no prime`(count: Int) {
    #expect(nthPrimeBySieve(count) == nil)
    #expect(nthPrimeByTrialDivision(count) == nil)
  }

  @Test func `the sieve refuses a number that takes too much memory`() {
    #expect(nthPrimeBySieve(Int.max) == nil)
  }
}
