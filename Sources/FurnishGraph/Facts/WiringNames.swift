/// The names behind the indices of a ``Wiring``.
///
/// Names are expensive: printing that of a type costs 7,000 instructions. So the rules judge by indices alone, and
/// read a name only to word a finding.
package protocol WiringNames: Sendable {
  func symbol(ofService service: Int) -> ServiceSymbol
  /// Returns the place of the registration.
  func place(ofRegistration registration: Int) -> ServicePlace?
  /// Returns the place of the recipe, or of the decorator, that requests a service for a registration.
  func place(ofRegistration registration: Int, requesting service: Int) -> ServicePlace?
  /// Returns the full name of the concrete type that a registration creates, if that is known.
  func implementation(ofRegistration registration: Int) -> String?
  func name(ofModule module: Int) -> String
  /// Returns the key of a registration, as `String(reflecting:)` writes it; `nil` for a registration without a key.
  func key(ofRegistration registration: Int) -> String?
}

extension WiringNames {
  /// Returns the place of the registration, because the facts have no decorators.
  package func place(ofRegistration registration: Int, requesting service: Int) -> ServicePlace? {
    place(ofRegistration: registration)
  }

  /// Returns `nil`, because the facts have no keys.
  package func key(ofRegistration registration: Int) -> String? { nil }
}
