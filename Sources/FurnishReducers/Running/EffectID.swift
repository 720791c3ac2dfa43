/// The identity of a cancellable or throttled effect in its store.
// `@unchecked Sendable`: made of a `Sendable` value alone, which never changes.
package struct EffectID: Hashable, @unchecked Sendable {
  private let value: AnyHashable

  package init(_ value: some Hashable & Sendable) { self.value = AnyHashable(value) }
}
