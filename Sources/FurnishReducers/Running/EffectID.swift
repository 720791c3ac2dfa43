/// The identity of a cancellable or throttled effect in its store: a value and its type, because `AnyHashable`
/// considers numbers of several types equal.
// `@unchecked Sendable`: it stores only a `Sendable` value, which never changes.
package struct EffectID: Hashable, @unchecked Sendable {
  private let value: AnyHashable
  private let type: ObjectIdentifier

  package init(_ value: some Hashable & Sendable) {
    self.value = AnyHashable(value)
    type = ObjectIdentifier(Swift.type(of: self.value.base))
  }
}
