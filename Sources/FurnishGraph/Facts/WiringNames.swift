/// The names behind the indices of a ``Wiring``.
///
/// Names are expensive: printing that of a type costs 7,000 instructions. So the rules judge by indices alone, and
/// read a name only to word a finding.
package protocol WiringNames: Sendable {
  func symbol(ofService service: Int) -> ServiceSymbol
  /// The place of the registration.
  func place(ofRegistration registration: Int) -> ServicePlace?
  /// The place of the recipe, or of the decorator, that requests a service for a registration.
  func place(ofRegistration registration: Int, requesting service: Int) -> ServicePlace?
  /// The full name of the concrete type that it creates, if that is known.
  func implementation(ofRegistration registration: Int) -> String?
  func name(ofModule module: Int) -> String
  /// The key of a registration, as `String(reflecting:)` writes it; `nil` for a registration without a key.
  func key(ofRegistration registration: Int) -> String?
}

extension WiringNames {
  /// The place of the registration: the facts have no decorators.
  package func place(ofRegistration registration: Int, requesting service: Int) -> ServicePlace? {
    place(ofRegistration: registration)
  }

  /// `nil`: the facts have no keys.
  package func key(ofRegistration registration: Int) -> String? { nil }
}
