/// An instance of an earlier generation, and the scope that created it.
struct AdoptedInstance {
  let instance: ServiceInstance
  let owner: ServiceScope
}

/// The instances of ended generations that others still use.
struct InstancesInUse {
  private let instances: Set<ObjectIdentifier>

  /// The objects of the instances. A service under two types has two instances, which are the same object.
  private let objects: Set<UnsafeRawPointer>

  init(_ adopted: some Sequence<AdoptedInstance>) {
    let all = adopted.flatMap(\.instance.withWrapped)
    instances = Set(all.map { ObjectIdentifier($0) })
    objects = Set(all.compactMap(\.object))
  }

  func contains(_ instance: ServiceInstance) -> Bool {
    instances.contains(ObjectIdentifier(instance)) || instance.object.map(objects.contains) ?? false
  }
}
