/// What a build makes: the default of a key, or the instance of a container's service.
struct BuildSubject {
  /// What tells subjects apart: the address of a key's metatype, or the number of a place in
  /// a scope.
  let key: UInt

  /// The key's type or the service's, for reports.
  let type: any Any.Type

  /// The name under which the service is registered, for reports.
  let registrationName: ServiceName?

  /// Where an instance lives that no override has contributed to; the root of the asking
  /// chain where there is no store.
  let store: (any InstanceStore)?

  /// Made on the main actor, and let go there.
  let isBoundToMainActor: Bool

  /// Not `Sendable`, and so for the main actor alone.
  let isConfined: Bool

  init(
    key: UInt, type: any Any.Type, registrationName: ServiceName? = nil, store: (any InstanceStore)? = nil,
    isBoundToMainActor: Bool = false, isConfined: Bool = false
  ) {
    self.key = key
    self.type = type
    self.registrationName = registrationName
    self.store = store
    self.isBoundToMainActor = isBoundToMainActor
    self.isConfined = isConfined
  }
}

/// What keeps the instances that no override has contributed to: a scope of a container.
protocol InstanceStore: AnyObject, Sendable {
  func kept(_ key: UInt) -> KeptValue?

  /// Keeps an instance, and answers those that it replaces. Called under the engine's lock.
  func keep(_ value: KeptValue, from provider: LentProvider?) -> [KeptValue]

  /// Whether what is kept here is made with what that scope has.
  func makes(in scope: ServiceScope) -> Bool

  /// Learns of an instance that an override contributed to, and that lives with it as long as
  /// there is this store, too. Answers those that it replaces. Called under the engine's lock.
  func madeElsewhere(_ value: KeptValue, in identity: LayerIdentity) -> [KeptValue]
}
