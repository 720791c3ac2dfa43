// These functions are in a module of their own, so that the optimizer cannot determine that they do nothing.

/// Counts as a use of a number, so that the optimizer does not remove the computation of it.
@inline(never)
public func consume(_ value: Int) {}

/// Counts as a use of an object. This function is not optimized, because the optimizer would determine that the object
/// does not escape, and allocate it on the stack.
@inline(never) @_optimize(none)
public func consume(_ object: AnyObject) {}

/// Retains an object and releases it.
@inline(never)
public func retainAndRelease(_ object: AnyObject) {
  Unmanaged.passRetained(object).release()
}

/// The protocol of an existential whose dynamic type the optimizer cannot determine.
public protocol Counting {
  func next() -> Int
}

struct Counter: Counting {
  let number: Int
  func next() -> Int { number }
}

@inline(never)
public func makeCounter() -> any Counting { Counter(number: 3) }
