/// Finds the nth prime with the sieve of Eratosthenes. Returns `nil` for numbers below 1 and above 10,000,000, for
/// which the sieve would take too much memory.
///
/// - Complexity: O(n log n), and a byte for each number up to the prime.
public func nthPrimeBySieve(_ count: Int) -> Int? {
  guard (1...10_000_000).contains(count) else { return nil }
  var isComposite = [Bool](repeating: false, count: upperBoundOfPrime(count) + 1)
  var found = 0
  for number in 2..<isComposite.count where !isComposite[number] {
    found += 1
    if found == count { return number }
    var multiple = number * number
    while multiple < isComposite.count {
      isComposite[multiple] = true
      multiple += number
    }
  }
  return nil
}

/// Returns an upper bound of the nth prime. By Rosser, n (ln n + ln ln n) is an upper bound from
/// the sixth prime on. The number of bits of n is larger than the natural logarithm, so this
/// function counts bits.
private func upperBoundOfPrime(_ count: Int) -> Int {
  if count < 6 { return 13 }
  let logarithm = Int.bitWidth - count.leadingZeroBitCount
  return count * logarithm + count * (Int.bitWidth - logarithm.leadingZeroBitCount)
}
