/// Returns a Boolean value that indicates whether a number is prime.
///
/// - Complexity: O(√n).
public func isPrime(_ number: Int) -> Bool {
  if number < 4 { return number > 1 }
  if number.isMultiple(of: 2) { return false }
  var divisor = 3
  while divisor <= number / divisor {
    if number.isMultiple(of: divisor) { return false }
    divisor += 2
  }
  return true
}

/// Finds the nth prime by trial division, or returns `nil` for numbers below 1.
///
/// It also returns `nil` when its task is canceled.
public func nthPrimeByTrialDivision(_ count: Int) -> Int? {
  guard count > 0 else { return nil }
  var found = 0
  var candidate = 1
  while found < count {
    candidate += 1
    if isPrime(candidate) { found += 1 }
    if Task.isCancelled { return nil }
  }
  return candidate
}
