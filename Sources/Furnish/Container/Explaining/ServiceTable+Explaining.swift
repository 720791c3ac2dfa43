import FurnishGraph

extension ServiceExplanation.Registration {
  /// Describes the registration of a slot.
  init(_ slot: Slot, in table: ServiceTable) {
    let registration = slot.registration
    place = slot.isInput ? nil : ServicePlace(registration.source)
    implementation = slot.recipe.implementation.map { TypeName.full($0) }
    lifetime = registration.lifetime.asDescription
    level = registration.lifetime.sharing.level
    policy = registration.policy
    decorators = slot.decorators.map { ServicePlace($0.source) }
    isInput = slot.isInput
    isAsynchronous = slot.recipe.isAsynchronous
    takesProvider = slot.isOpaque
    isolation = slot.isolation
  }
}

extension ServiceTable {
  /// Returns the other registrations of a slot's service, in the order of registration.
  func registrations(besides slot: Slot) -> [ServiceExplanation.OtherRegistration] {
    let identity = slot.registration.identity
    let used = Set(slots.map { ObjectIdentifier($0.recipe) })
    var isRegistered = false
    return registrations.filter { !$0.isDecorator && $0.identity == identity }.compactMap { other in
      defer { isRegistered = true }
      if other.recipe === slot.recipe { return nil }
      let outcome: ServiceExplanation.OtherRegistration.Outcome =
        used.contains(ObjectIdentifier(other.recipe))
        ? .earlier : other.policy == .addIfMissing && isRegistered ? .ignored : .replaced
      return ServiceExplanation.OtherRegistration(place: ServicePlace(other.source), outcome: outcome)
    }
  }
}

extension Slot {
  /// The services that the recipe and the decorators declare.
  var declaredDependencies: [ServiceExplanation.Dependency] {
    var listed: Set<ServiceExplanation.Dependency> = []
    return dependencies.filter { !$0.isProvider }.compactMap { request in
      let dependency = ServiceExplanation.Dependency(
        service: ServiceSymbol(request.service, request.name, keyedBy: request.keyType),
        kind: request.isDeferred ? .deferred : .declared)
      return listed.insert(dependency).inserted ? dependency : nil
    }
  }
}

extension ServiceIdentity {
  /// The service, as reports name it.
  var symbol: ServiceSymbol {
    ServiceSymbol(
      TypeName.type(at: address), name, keyedBy: keyType.map { TypeName.type(at: UInt(bitPattern: $0)) })
  }
}

extension TypeName {
  /// Returns the full name of the type whose metatype is an address.
  static func full(at address: UInt) -> String { full(type(at: address)) }

  /// Returns the type whose metatype is an address.
  fileprivate static func type(at address: UInt) -> any Any.Type {
    // A metatype is the address of its type's metadata.
    unsafeBitCast(address, to: Metatype.self)
  }

  private typealias Metatype = any Any.Type
}
