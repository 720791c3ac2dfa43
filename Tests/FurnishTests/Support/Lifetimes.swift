import Furnish

/// A lifetime that ends when the test changes the version.
struct UntilChanged: Lifetime {
  let version: Shared<Int>
  let sharing = LifetimeSharing.container

  func stamp() -> Int { version.value }

  func isCurrent(_ stamp: Int) -> Bool { stamp == version.value }
}

/// A lifetime that serves no later request.
struct Once: Lifetime {
  let name = "once"
  let sharing = LifetimeSharing.container

  func stamp() -> Int { 0 }

  func isCurrent(_ stamp: Int) -> Bool { false }
}
