// swift-format-ignore-file: written by Scripts/generate-arities.

// A recipe for each number of parameters up to six. The compiler specializes these for each use; functions over
// parameter packs receive their arguments through memory, which is a third of the cost of a transient service.
//
// Each function is cast by way of a struct, for the reason that `Recipe.unisolated` states.

@frozen
@usableFromInline
struct PossiblyIsolated0<T> {
  @usableFromInline let call: @isolated(any) @Sendable () throws -> T

  @inlinable
  init(call: @escaping @isolated(any) @Sendable () throws -> T) { self.call = call }
}

@frozen
@usableFromInline
struct Unisolated0<T> {
  @usableFromInline let call: @Sendable () throws -> T
}

extension Recipe {
  @inlinable
  convenience init<T>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable () throws -> T
  ) {
    // Both structs hold the same function: `unisolated` explains the cast.
    let call = unsafeBitCast(PossiblyIsolated0(call: make), to: Unisolated0<T>.self).call
    self.init(
      service, dependencies: [], isolation: make.isolation,
      maker: Maker<T> { scope, edges in
        try call()
      }.erased)
  }
}

@frozen
@usableFromInline
struct PossiblyIsolated1<T, A> {
  @usableFromInline let call: @isolated(any) @Sendable (A) throws -> T

  @inlinable
  init(call: @escaping @isolated(any) @Sendable (A) throws -> T) { self.call = call }
}

@frozen
@usableFromInline
struct Unisolated1<T, A> {
  @usableFromInline let call: @Sendable (A) throws -> T
}

extension Recipe {
  @inlinable
  convenience init<T, A>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable (A) throws -> T
  ) {
    // Both structs hold the same function: `unisolated` explains the cast.
    let call = unsafeBitCast(PossiblyIsolated1(call: make), to: Unisolated1<T, A>.self).call
    self.init(
      service, dependencies: [.of(A.self)], isolation: make.isolation,
      maker: Maker<T> { scope, edges in
        try call(try scope.argument(along: edges, as: A.self))
      }.erased)
  }
}

@frozen
@usableFromInline
struct PossiblyIsolated2<T, A, B> {
  @usableFromInline let call: @isolated(any) @Sendable (A, B) throws -> T

  @inlinable
  init(call: @escaping @isolated(any) @Sendable (A, B) throws -> T) { self.call = call }
}

@frozen
@usableFromInline
struct Unisolated2<T, A, B> {
  @usableFromInline let call: @Sendable (A, B) throws -> T
}

extension Recipe {
  @inlinable
  convenience init<T, A, B>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable (A, B) throws -> T
  ) {
    // Both structs hold the same function: `unisolated` explains the cast.
    let call = unsafeBitCast(PossiblyIsolated2(call: make), to: Unisolated2<T, A, B>.self).call
    self.init(
      service, dependencies: [.of(A.self), .of(B.self)], isolation: make.isolation,
      maker: Maker<T> { scope, edges in
        try call(try scope.argument(along: edges, as: A.self), try scope.argument(along: edges + 1, as: B.self))
      }.erased)
  }
}

@frozen
@usableFromInline
struct PossiblyIsolated3<T, A, B, C> {
  @usableFromInline let call: @isolated(any) @Sendable (A, B, C) throws -> T

  @inlinable
  init(call: @escaping @isolated(any) @Sendable (A, B, C) throws -> T) { self.call = call }
}

@frozen
@usableFromInline
struct Unisolated3<T, A, B, C> {
  @usableFromInline let call: @Sendable (A, B, C) throws -> T
}

extension Recipe {
  @inlinable
  convenience init<T, A, B, C>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable (A, B, C) throws -> T
  ) {
    // Both structs hold the same function: `unisolated` explains the cast.
    let call = unsafeBitCast(PossiblyIsolated3(call: make), to: Unisolated3<T, A, B, C>.self).call
    self.init(
      service, dependencies: [.of(A.self), .of(B.self), .of(C.self)], isolation: make.isolation,
      maker: Maker<T> { scope, edges in
        try call(try scope.argument(along: edges, as: A.self), try scope.argument(along: edges + 1, as: B.self), try scope.argument(along: edges + 2, as: C.self))
      }.erased)
  }
}

@frozen
@usableFromInline
struct PossiblyIsolated4<T, A, B, C, D> {
  @usableFromInline let call: @isolated(any) @Sendable (A, B, C, D) throws -> T

  @inlinable
  init(call: @escaping @isolated(any) @Sendable (A, B, C, D) throws -> T) { self.call = call }
}

@frozen
@usableFromInline
struct Unisolated4<T, A, B, C, D> {
  @usableFromInline let call: @Sendable (A, B, C, D) throws -> T
}

extension Recipe {
  @inlinable
  convenience init<T, A, B, C, D>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable (A, B, C, D) throws -> T
  ) {
    // Both structs hold the same function: `unisolated` explains the cast.
    let call = unsafeBitCast(PossiblyIsolated4(call: make), to: Unisolated4<T, A, B, C, D>.self).call
    self.init(
      service, dependencies: [.of(A.self), .of(B.self), .of(C.self), .of(D.self)], isolation: make.isolation,
      maker: Maker<T> { scope, edges in
        try call(try scope.argument(along: edges, as: A.self), try scope.argument(along: edges + 1, as: B.self), try scope.argument(along: edges + 2, as: C.self), try scope.argument(along: edges + 3, as: D.self))
      }.erased)
  }
}

@frozen
@usableFromInline
struct PossiblyIsolated5<T, A, B, C, D, E> {
  @usableFromInline let call: @isolated(any) @Sendable (A, B, C, D, E) throws -> T

  @inlinable
  init(call: @escaping @isolated(any) @Sendable (A, B, C, D, E) throws -> T) { self.call = call }
}

@frozen
@usableFromInline
struct Unisolated5<T, A, B, C, D, E> {
  @usableFromInline let call: @Sendable (A, B, C, D, E) throws -> T
}

extension Recipe {
  @inlinable
  convenience init<T, A, B, C, D, E>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable (A, B, C, D, E) throws -> T
  ) {
    // Both structs hold the same function: `unisolated` explains the cast.
    let call = unsafeBitCast(PossiblyIsolated5(call: make), to: Unisolated5<T, A, B, C, D, E>.self).call
    self.init(
      service, dependencies: [.of(A.self), .of(B.self), .of(C.self), .of(D.self), .of(E.self)], isolation: make.isolation,
      maker: Maker<T> { scope, edges in
        try call(try scope.argument(along: edges, as: A.self), try scope.argument(along: edges + 1, as: B.self), try scope.argument(along: edges + 2, as: C.self), try scope.argument(along: edges + 3, as: D.self), try scope.argument(along: edges + 4, as: E.self))
      }.erased)
  }
}

@frozen
@usableFromInline
struct PossiblyIsolated6<T, A, B, C, D, E, F> {
  @usableFromInline let call: @isolated(any) @Sendable (A, B, C, D, E, F) throws -> T

  @inlinable
  init(call: @escaping @isolated(any) @Sendable (A, B, C, D, E, F) throws -> T) { self.call = call }
}

@frozen
@usableFromInline
struct Unisolated6<T, A, B, C, D, E, F> {
  @usableFromInline let call: @Sendable (A, B, C, D, E, F) throws -> T
}

extension Recipe {
  @inlinable
  convenience init<T, A, B, C, D, E, F>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F) throws -> T
  ) {
    // Both structs hold the same function: `unisolated` explains the cast.
    let call = unsafeBitCast(PossiblyIsolated6(call: make), to: Unisolated6<T, A, B, C, D, E, F>.self).call
    self.init(
      service, dependencies: [.of(A.self), .of(B.self), .of(C.self), .of(D.self), .of(E.self), .of(F.self)], isolation: make.isolation,
      maker: Maker<T> { scope, edges in
        try call(try scope.argument(along: edges, as: A.self), try scope.argument(along: edges + 1, as: B.self), try scope.argument(along: edges + 2, as: C.self), try scope.argument(along: edges + 3, as: D.self), try scope.argument(along: edges + 4, as: E.self), try scope.argument(along: edges + 5, as: F.self))
      }.erased)
  }
}
