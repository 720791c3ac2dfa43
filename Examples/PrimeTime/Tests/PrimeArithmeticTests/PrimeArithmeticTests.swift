import PrimeArithmetic
import Testing

@Suite struct PrimeArithmeticTests {
  @Test func theFirstPrimesArePrimeAndTheRestIsNot() {
    #expect((-3..<30).filter(isPrime) == [2, 3, 5, 7, 11, 13, 17, 19, 23, 29])
  }

  @Test func theSquareOfAPrimeIsNotPrime() {
    #expect(!isPrime(7_919 * 7_919))
  }

  @Test func theLargestPrimeBelowTwoToTheThirtyFirstIsPrime() {
    #expect(isPrime(2_147_483_647))
  }

  @Test func theSieveFindsTheFirstPrimes() {
    #expect((1...10).map(nthPrimeBySieve) == [2, 3, 5, 7, 11, 13, 17, 19, 23, 29])
  }

  @Test(arguments: 1...500)
  func bothWaysFindTheSamePrime(count: Int) {
    #expect(nthPrimeBySieve(count) == nthPrimeByTrialDivision(count))
  }

  @Test func theThousandthPrimeIsThatOfTheBooks() {
    #expect(nthPrimeBySieve(1_000) == 7_919)
  }

  @Test(arguments: [0, -1, Int.min])
  func thereIsNoPrimeBeforeTheFirst(count: Int) {
    #expect(nthPrimeBySieve(count) == nil)
    #expect(nthPrimeByTrialDivision(count) == nil)
  }

  @Test func theSieveRefusesWhatWouldNotFitInMemory() {
    #expect(nthPrimeBySieve(Int.max) == nil)
  }
}
