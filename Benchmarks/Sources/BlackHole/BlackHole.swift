// A module of its own, so that the optimizer cannot see that nothing is done here.

/// Takes a number.
@inline(never)
public func consume(_ value: Int) {}

/// Takes an object. Not optimized, or the optimizer would see that it does not escape, and
/// allocate it on the stack.
@inline(never) @_optimize(none)
public func consume(_ object: AnyObject) {}

/// Retains an object and releases it.
@inline(never)
public func retainAndRelease(_ object: AnyObject) {
  Unmanaged.passRetained(object).release()
}

/// An existential whose dynamic type the optimizer cannot determine.
public protocol Counting {
  func next() -> Int
}

struct Counter: Counting {
  let number: Int
  func next() -> Int { number }
}

@inline(never)
public func makeCounter() -> any Counting { Counter(number: 3) }
