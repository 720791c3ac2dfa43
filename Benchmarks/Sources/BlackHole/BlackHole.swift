// A module of its own, and not optimized: the optimizer must not see that nothing is done here.

/// Takes a number.
@inline(never) @_optimize(none)
public func consume(_ value: Int) {}

/// Takes an object.
@inline(never) @_optimize(none)
public func consume(_ object: AnyObject) {}

/// Retains an object and releases it.
@inline(never) @_optimize(none)
public func retainAndRelease(_ object: AnyObject) {
  Unmanaged.passRetained(object).release()
}

/// An existential about whose type the optimizer knows nothing.
public protocol Counting {
  func next() -> Int
}

struct Counter: Counting {
  let number: Int
  func next() -> Int { number }
}

@inline(never) @_optimize(none)
public func makeCounter() -> any Counting { Counter(number: 3) }
