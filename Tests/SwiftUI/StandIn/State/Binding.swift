/// A reference that reads and writes a value of another owner.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// The identity of this binding, if it leads to a view's state.
  private let origin: [AnyHashable]?

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let isOnMainActor = get.isolation === MainActor.shared || set.isolation === MainActor.shared
    // A function with an isolation is called like any other; the closures below check that they run on the main actor.
    let (get, set) = (
      unsafeBitCast(get, to: (() -> Value).self), unsafeBitCast(set, to: ((Value) -> Void).self)
    )
    read = {
      if isOnMainActor { MainActor.preconditionIsolated() }
      return get()
    }
    write = {
      if isOnMainActor { MainActor.preconditionIsolated() }
      set($0)
    }
    origin = nil
  }

  init(_ location: StateLocation<Value>) {
    self.init(read: location.read, write: location.write, origin: [ObjectIdentifier(location)])
  }

  private init(read: @escaping () -> Value, write: @escaping (Value) -> Void, origin: [AnyHashable]?) {
    self.read = read
    self.write = write
    self.origin = origin
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _ in }, origin: nil)
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      read: { read()[keyPath: keyPath] },
      write: { subject in
        var value = read()
        value[keyPath: keyPath] = subject
        write(value)
      },
      origin: origin.map { $0 + [keyPath] })
  }
}

// `@unchecked Sendable`: the closures of a view's state reach only a `StateLocation`, which has a lock; those of the
// public initializer are `Sendable`.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty, SelfComparing {
  func isSame(as other: Any) -> Bool {
    guard let origin, let other = other as? Binding<Value> else { return false }
    return origin == other.origin
  }
}
