// A recipe for each number of parameters up to six, which says the same as the one for any
// number: but the compiler makes a version of its own of these for each use, and none of
// functions over parameter packs, which look up types while they run. That is what a
// transient costs, so it is what these are for.
//
// The casts are those of `Recipe.unisolated`: each function is called on its actor alone.

extension Recipe {
  @inlinable
  convenience init<T>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable () throws -> T
  ) {
    let call = unsafeBitCast(make, to: (@Sendable () throws -> T).self)
    self.init(
      service, dependencies: [], isolation: make.isolation,
      maker: Maker<T> { _, _ in
        try call()
      }.erased)
  }

  @inlinable
  convenience init<T, A>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable (A) throws -> T
  ) {
    let call = unsafeBitCast(make, to: (@Sendable (A) throws -> T).self)
    self.init(
      service, dependencies: [.of(A.self)], isolation: make.isolation,
      maker: Maker<T> { scope, edges in
        try call(
          try scope.argument(along: edges, as: A.self))
      }.erased)
  }

  @inlinable
  convenience init<T, A, B>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable (A, B) throws -> T
  ) {
    let call = unsafeBitCast(make, to: (@Sendable (A, B) throws -> T).self)
    self.init(
      service, dependencies: [.of(A.self), .of(B.self)], isolation: make.isolation,
      maker: Maker<T> { scope, edges in
        try call(
          try scope.argument(along: edges, as: A.self),
          try scope.argument(along: edges + 1, as: B.self))
      }.erased)
  }

  @inlinable
  convenience init<T, A, B, C>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable (A, B, C) throws -> T
  ) {
    let call = unsafeBitCast(make, to: (@Sendable (A, B, C) throws -> T).self)
    self.init(
      service, dependencies: [.of(A.self), .of(B.self), .of(C.self)], isolation: make.isolation,
      maker: Maker<T> { scope, edges in
        try call(
          try scope.argument(along: edges, as: A.self),
          try scope.argument(along: edges + 1, as: B.self),
          try scope.argument(along: edges + 2, as: C.self))
      }.erased)
  }

  @inlinable
  convenience init<T, A, B, C, D>(
    _ service: T.Type,
    calling make: @escaping @isolated(any) @Sendable (A, B, C, D) throws -> T
  ) {
    let call = unsafeBitCast(make, to: (@Sendable (A, B, C, D) throws -> T).self)
    self.init(
      service, dependencies: [.of(A.self), .of(B.self), .of(C.self), .of(D.self)], isolation: make.isolation,
      maker: Maker<T> { scope, edges in
        try call(
          try scope.argument(along: edges, as: A.self),
          try scope.argument(along: edges + 1, as: B.self),
          try scope.argument(along: edges + 2, as: C.self),
          try scope.argument(along: edges + 3, as: D.self))
      }.erased)
  }

  @inlinable
  convenience init<T, A, B, C, D, E>(
    _ service: T.Type,
    calling make: @escaping @isolated(any) @Sendable (A, B, C, D, E) throws -> T
  ) {
    let call = unsafeBitCast(
      make, to: (@Sendable (A, B, C, D, E) throws -> T).self)
    self.init(
      service,
      dependencies: [
        .of(A.self), .of(B.self), .of(C.self),
        .of(D.self), .of(E.self),
      ], isolation: make.isolation,
      maker: Maker<T> { scope, edges in
        try call(
          try scope.argument(along: edges, as: A.self),
          try scope.argument(along: edges + 1, as: B.self),
          try scope.argument(along: edges + 2, as: C.self),
          try scope.argument(along: edges + 3, as: D.self),
          try scope.argument(along: edges + 4, as: E.self))
      }.erased)
  }

  @inlinable
  convenience init<T, A, B, C, D, E, F>(
    _ service: T.Type,
    calling make:
      @escaping @isolated(any) @Sendable (A, B, C, D, E, F) throws -> T
  ) {
    let call = unsafeBitCast(
      make, to: (@Sendable (A, B, C, D, E, F) throws -> T).self)
    self.init(
      service,
      dependencies: [
        .of(A.self), .of(B.self), .of(C.self),
        .of(D.self), .of(E.self), .of(F.self),
      ], isolation: make.isolation,
      maker: Maker<T> { scope, edges in
        try call(
          try scope.argument(along: edges, as: A.self),
          try scope.argument(along: edges + 1, as: B.self),
          try scope.argument(along: edges + 2, as: C.self),
          try scope.argument(along: edges + 3, as: D.self),
          try scope.argument(along: edges + 4, as: E.self),
          try scope.argument(along: edges + 5, as: F.self))
      }.erased)
  }
}
