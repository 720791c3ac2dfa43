/// The identity of a cancellable or throttled effect in its store.
// `@unchecked Sendable`: it stores only a `Sendable` value, which never changes.
package struct EffectID: Hashable, @unchecked Sendable {
  private let value: AnyHashable

  package init(_ value: some Hashable & Sendable) { self.value = AnyHashable(value) }
}
