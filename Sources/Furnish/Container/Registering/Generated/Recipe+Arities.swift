// swift-format-ignore-file: written by `Scripts/check generated --write`.

// A recipe for each number of parameters up to six. The compiler specializes these for each use; functions over
// parameter packs receive their arguments through memory, which is a third of the cost of a transient service.
//
// Each function is cast by way of a struct, for the reason that `Recipe.unisolated` states.

@frozen
@usableFromInline
struct PossiblyIsolated0<T, Failure: Error> {
  @usableFromInline let call: @isolated(any) @Sendable () throws(Failure) -> T

  @inlinable
  init(call: @escaping @isolated(any) @Sendable () throws(Failure) -> T) { self.call = call }
}

@frozen
@usableFromInline
struct Unisolated0<T, Failure: Error> {
  @usableFromInline let call: @Sendable () throws(Failure) -> T
}

extension Recipe {
  @inlinable
  convenience init<T, Failure: Error>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable () throws(Failure) -> T
  ) {
    // Both structs hold the same function: `unisolated` explains the cast.
    let call = unsafeBitCast(PossiblyIsolated0(call: make), to: Unisolated0<T, Failure>.self).call
    self.init(
      service, dependencies: [], isolation: make.isolation,
      maker: { scope, edges, memory in
        let created = try call()
        memory.initializeMemory(as: T.self, to: created)
      })
  }
}

@frozen
@usableFromInline
struct PossiblyIsolated1<T, A, Failure: Error> {
  @usableFromInline let call: @isolated(any) @Sendable (A) throws(Failure) -> T

  @inlinable
  init(call: @escaping @isolated(any) @Sendable (A) throws(Failure) -> T) { self.call = call }
}

@frozen
@usableFromInline
struct Unisolated1<T, A, Failure: Error> {
  @usableFromInline let call: @Sendable (A) throws(Failure) -> T
}

extension Recipe {
  @inlinable
  convenience init<T, A, Failure: Error>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable (A) throws(Failure) -> T
  ) {
    // Both structs hold the same function: `unisolated` explains the cast.
    let call = unsafeBitCast(PossiblyIsolated1(call: make), to: Unisolated1<T, A, Failure>.self).call
    self.init(
      service, dependencies: [.of(A.self)], isolation: make.isolation,
      maker: { scope, edges, memory in
        let created = try call(try scope.argument(along: edges, as: A.self))
        memory.initializeMemory(as: T.self, to: created)
      })
  }
}

@frozen
@usableFromInline
struct PossiblyIsolated2<T, A, B, Failure: Error> {
  @usableFromInline let call: @isolated(any) @Sendable (A, B) throws(Failure) -> T

  @inlinable
  init(call: @escaping @isolated(any) @Sendable (A, B) throws(Failure) -> T) { self.call = call }
}

@frozen
@usableFromInline
struct Unisolated2<T, A, B, Failure: Error> {
  @usableFromInline let call: @Sendable (A, B) throws(Failure) -> T
}

extension Recipe {
  @inlinable
  convenience init<T, A, B, Failure: Error>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable (A, B) throws(Failure) -> T
  ) {
    // Both structs hold the same function: `unisolated` explains the cast.
    let call = unsafeBitCast(PossiblyIsolated2(call: make), to: Unisolated2<T, A, B, Failure>.self).call
    self.init(
      service, dependencies: [.of(A.self), .of(B.self)], isolation: make.isolation,
      maker: { scope, edges, memory in
        let created = try call(try scope.argument(along: edges, as: A.self), try scope.argument(along: edges + 1, as: B.self))
        memory.initializeMemory(as: T.self, to: created)
      })
  }
}

@frozen
@usableFromInline
struct PossiblyIsolated3<T, A, B, C, Failure: Error> {
  @usableFromInline let call: @isolated(any) @Sendable (A, B, C) throws(Failure) -> T

  @inlinable
  init(call: @escaping @isolated(any) @Sendable (A, B, C) throws(Failure) -> T) { self.call = call }
}

@frozen
@usableFromInline
struct Unisolated3<T, A, B, C, Failure: Error> {
  @usableFromInline let call: @Sendable (A, B, C) throws(Failure) -> T
}

extension Recipe {
  @inlinable
  convenience init<T, A, B, C, Failure: Error>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable (A, B, C) throws(Failure) -> T
  ) {
    // Both structs hold the same function: `unisolated` explains the cast.
    let call = unsafeBitCast(PossiblyIsolated3(call: make), to: Unisolated3<T, A, B, C, Failure>.self).call
    self.init(
      service, dependencies: [.of(A.self), .of(B.self), .of(C.self)], isolation: make.isolation,
      maker: { scope, edges, memory in
        let created = try call(try scope.argument(along: edges, as: A.self), try scope.argument(along: edges + 1, as: B.self), try scope.argument(along: edges + 2, as: C.self))
        memory.initializeMemory(as: T.self, to: created)
      })
  }
}

@frozen
@usableFromInline
struct PossiblyIsolated4<T, A, B, C, D, Failure: Error> {
  @usableFromInline let call: @isolated(any) @Sendable (A, B, C, D) throws(Failure) -> T

  @inlinable
  init(call: @escaping @isolated(any) @Sendable (A, B, C, D) throws(Failure) -> T) { self.call = call }
}

@frozen
@usableFromInline
struct Unisolated4<T, A, B, C, D, Failure: Error> {
  @usableFromInline let call: @Sendable (A, B, C, D) throws(Failure) -> T
}

extension Recipe {
  @inlinable
  convenience init<T, A, B, C, D, Failure: Error>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable (A, B, C, D) throws(Failure) -> T
  ) {
    // Both structs hold the same function: `unisolated` explains the cast.
    let call = unsafeBitCast(PossiblyIsolated4(call: make), to: Unisolated4<T, A, B, C, D, Failure>.self).call
    self.init(
      service, dependencies: [.of(A.self), .of(B.self), .of(C.self), .of(D.self)], isolation: make.isolation,
      maker: { scope, edges, memory in
        let created = try call(try scope.argument(along: edges, as: A.self), try scope.argument(along: edges + 1, as: B.self), try scope.argument(along: edges + 2, as: C.self), try scope.argument(along: edges + 3, as: D.self))
        memory.initializeMemory(as: T.self, to: created)
      })
  }
}

@frozen
@usableFromInline
struct PossiblyIsolated5<T, A, B, C, D, E, Failure: Error> {
  @usableFromInline let call: @isolated(any) @Sendable (A, B, C, D, E) throws(Failure) -> T

  @inlinable
  init(call: @escaping @isolated(any) @Sendable (A, B, C, D, E) throws(Failure) -> T) { self.call = call }
}

@frozen
@usableFromInline
struct Unisolated5<T, A, B, C, D, E, Failure: Error> {
  @usableFromInline let call: @Sendable (A, B, C, D, E) throws(Failure) -> T
}

extension Recipe {
  @inlinable
  convenience init<T, A, B, C, D, E, Failure: Error>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable (A, B, C, D, E) throws(Failure) -> T
  ) {
    // Both structs hold the same function: `unisolated` explains the cast.
    let call = unsafeBitCast(PossiblyIsolated5(call: make), to: Unisolated5<T, A, B, C, D, E, Failure>.self).call
    self.init(
      service, dependencies: [.of(A.self), .of(B.self), .of(C.self), .of(D.self), .of(E.self)], isolation: make.isolation,
      maker: { scope, edges, memory in
        let created = try call(try scope.argument(along: edges, as: A.self), try scope.argument(along: edges + 1, as: B.self), try scope.argument(along: edges + 2, as: C.self), try scope.argument(along: edges + 3, as: D.self), try scope.argument(along: edges + 4, as: E.self))
        memory.initializeMemory(as: T.self, to: created)
      })
  }
}

@frozen
@usableFromInline
struct PossiblyIsolated6<T, A, B, C, D, E, F, Failure: Error> {
  @usableFromInline let call: @isolated(any) @Sendable (A, B, C, D, E, F) throws(Failure) -> T

  @inlinable
  init(call: @escaping @isolated(any) @Sendable (A, B, C, D, E, F) throws(Failure) -> T) { self.call = call }
}

@frozen
@usableFromInline
struct Unisolated6<T, A, B, C, D, E, F, Failure: Error> {
  @usableFromInline let call: @Sendable (A, B, C, D, E, F) throws(Failure) -> T
}

extension Recipe {
  @inlinable
  convenience init<T, A, B, C, D, E, F, Failure: Error>(
    _ service: T.Type, calling make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F) throws(Failure) -> T
  ) {
    // Both structs hold the same function: `unisolated` explains the cast.
    let call = unsafeBitCast(PossiblyIsolated6(call: make), to: Unisolated6<T, A, B, C, D, E, F, Failure>.self).call
    self.init(
      service, dependencies: [.of(A.self), .of(B.self), .of(C.self), .of(D.self), .of(E.self), .of(F.self)], isolation: make.isolation,
      maker: { scope, edges, memory in
        let created = try call(try scope.argument(along: edges, as: A.self), try scope.argument(along: edges + 1, as: B.self), try scope.argument(along: edges + 2, as: C.self), try scope.argument(along: edges + 3, as: D.self), try scope.argument(along: edges + 4, as: E.self), try scope.argument(along: edges + 5, as: F.self))
        memory.initializeMemory(as: T.self, to: created)
      })
  }
}
