/// A value that belongs to a view, and lives as long as the view's identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) { initial = value }

  public init(initialValue value: Value) { initial = value }

  /// The value. Before the view is in the tree, it is the initial value, and setting it has no effect.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location)
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: InstalledProperty, SelfComparing {
  mutating func install(in node: ViewNode, slot: Int) {
    location = node.location(slot) { StateLocation(initial) }
  }

  /// Returns whether the other value is a property of this type: the node stores the value, and ignores the initial value
  /// of a new view.
  func isSame(as other: Any) -> Bool { other is State<Value> }
}

/// The storage of a view's value, with the evaluations that have read it.
// `@unchecked Sendable`: everything is guarded by `lock`.
final class StateLocation<Value>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var value: Value
  private var readers: [Invalidation] = []

  init(_ value: Value) { self.value = value }

  func read() -> Value {
    lock.withLock {
      if let reader = Invalidation.current, !readers.contains(where: { $0 === reader }) {
        readers.removeAll { $0.isSet }
        readers.append(reader)
      }
      return value
    }
  }

  func write(_ newValue: Value) {
    let (old, outdated): (Value?, [Invalidation]) = lock.withLock {
      if Same.values(value, newValue) { return (nil, []) }
      let old = value
      value = newValue
      defer { readers = [] }
      return (old, readers)
    }
    for reader in outdated { reader.set() }
    withExtendedLifetime(old) {}
  }
}
