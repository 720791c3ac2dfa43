import FurnishGraph

// The wording of issues about overriding a provider that is no `ServiceScope`. Each text is tested word for word.

extension ServiceIssue {
  /// Returns the issue of an override that decorates a service which only the overridden provider registers.
  static func cannotDecorate(
    _ decorator: ServiceRegistration, overriding provider: any ServiceProvider.Type
  ) -> ServiceIssue {
    let symbol = ServiceSymbol(decorator.service, decorator.name, keyedBy: decorator.keyType)
    let type = TypeName.short(provider)
    return ServiceIssue(
      what: "A decorator has no effect: an override of \(type) cannot wrap the \(symbol) of \(type).",
      location: "\(symbol.fullDescription), decorated at \(decorator.place)",
      fix: "resolve \(symbol) from the overridden provider, and register the wrapped service in the override.",
      place: decorator.source)
  }

  /// Returns the issue of a recipe that an override registers, and that has a parameter for a service of the overridden
  /// provider.
  static func cannotReceive(
    _ request: DependencyRequest, _ slot: Slot, overriding provider: any ServiceProvider.Type
  ) -> ServiceIssue {
    let requested = ServiceSymbol(request.service, request.name, keyedBy: request.keyType)
    return ServiceIssue(
      what: "\(slot.symbol) cannot receive \(requested): an override of \(TypeName.short(provider)) passes only the "
        + "services that it registers to its recipes.",
      location:
        "\(slot.symbol.fullDescription) → \(requested.fullDescription), registered at \(slot.registration.place)",
      fix: "register \(requested) in the override as well.",
      place: slot.registration.source)
  }
}
