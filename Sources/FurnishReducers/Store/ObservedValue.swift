public import Observation

/// A value of a store's state that is observed.
///
/// It stores the value that was read last, and notifies its observers after a reduction that changes
/// it. Then it drops the value until the next read.
@usableFromInline
final class ObservedValue<Value>: StateWatcher {
  @usableFromInline let hub: StoreHub
  @usableFromInline let read: () -> Value
  @usableFromInline let isEqual: ((Value, Value) -> Bool)?
  @usableFromInline let subject = ObservedSubject()
  @usableFromInline @exclusivity(unchecked) var isWatching = false
  @usableFromInline @exclusivity(unchecked) var last: Value?

  @inlinable
  init(_ hub: StoreHub, read: @escaping () -> Value) {
    self.hub = hub
    self.read = read
    isEqual = equality(of: Value.self)
  }

  /// Reads the value for a caller that may be observing.
  @inlinable
  func observed() -> Value {
    subject.access()
    let value = read()
    if !isWatching {
      isWatching = true
      if isEqual != nil { last = value }
      hub.add(self)
    }
    return value
  }

  @inlinable
  override func handleReduction() -> Bool {
    if let isEqual, let last, isEqual(last, read()) { return true }
    isWatching = false
    last = nil
    subject.change()
    return false
  }
}

/// The object, and its key path, by which Observation identifies an observed value.
@usableFromInline
final class ObservedSubject: Observable {
  private let registrar = ObservationRegistrar()

  @usableFromInline
  init() {}

  private var value: Int { 0 }

  /// Created once: creating a key path costs more than reading a state.
  private static let path: any KeyPath<ObservedSubject, Int> & Sendable = \.value

  @usableFromInline
  func access() { registrar.access(self, keyPath: Self.path) }

  @usableFromInline
  func change() { registrar.withMutation(of: self, keyPath: Self.path) {} }
}

/// Returns a function that compares two values, if their type is `Equatable`.
@usableFromInline
func equality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  func comparing<Same: Equatable>(_ type: Same.Type) -> (Value, Value) -> Bool {
    // `Same` is `Value`; the compiler has no proof here that it is `Equatable`.
    { unsafeBitCast($0, to: Same.self) == unsafeBitCast($1, to: Same.self) }
  }
  guard let equatable = type as? any Equatable.Type else { return nil }
  return comparing(equatable)
}
