extension Layer {
  /// Finds the value that is stored for a subject and valid from this layer: in the innermost override that stores one,
  /// or else in the subject's store or the root. Do not call it under the engine's lock: the search may release values
  /// that live in a layer.
  package final func storedValue(_ subject: BuildSubject) -> StoredValue? {
    var found: StoredValue?
    let end = baseOrOverride { override in
      found = override.identityIfAny?.storedValue(subject.key, validFrom: self)
      return found != nil
    }
    if let found { return found }
    // No override stores a value, so the search has ended at the base.
    let root = unsafeDowncast(end, to: BaseLayer.self).strongRoot
    found = subject.store.map { $0.stored(subject.key) } ?? root.storedValue(subject.key.address)
    guard let found, found.isValid(from: self) else { return nil }
    return found
  }

  /// Stores a value in this layer, or in a store if no override has contributed to it. Call it under the engine's lock.
  ///
  /// - Returns: The value that all readers receive from now on, and those that it replaces.
  package final func store(
    _ value: StoredValue, in store: (any InstanceStore)?
  ) -> (value: StoredValue, replaced: RemovedValues) {
    guard key == Layer.baseMark else {
      let identity = makeIdentity()
      store?.storedElsewhere(value, in: identity)
      return (value, identity.store(value))
    }
    if let store { return store.store(value) }
    base.strongRoot.store(value)
    return (value, RemovedValues())
  }

  /// Finds the owner of a value, the layer that stores it: the innermost layer in which one of the dependencies found
  /// its override, or the base if no dependency was overridden.
  ///
  /// For example, `withServices { $0.host = "a" }` adds a layer. A default that reads `host` inside of the operation is
  /// stored in this layer, so it is released with the override.
  ///
  /// - Parameter overrides: The layers that the build of the value retains; empty if it retains none, so that this chain
  ///   is searched. The reads of the build have found their overrides in these layers, also if this chain leads through
  ///   a build that was canceled and has ended.
  final func owner(of dependencies: [ValueDependency], amongOverrides overrides: [Layer]) -> Layer {
    let tokens = dependencies.compactMap(\.token)
    if tokens.isEmpty { return base }
    let isOwner = { (layer: Layer) in tokens.contains(where: layer.has) }
    return overrides.isEmpty ? baseOrOverride(where: isOwner) : Layer.baseOrOverride(in: overrides, where: isOwner)
  }

  /// Returns a copy of this layer for the instances that live in it, which retain the copy. It does not retain the
  /// values that live in the layer, because the instances are among them.
  package final func borrowedForInstances(dependingOn dependencies: [ValueDependency]) -> Layer {
    if key == Layer.baseMark { return base.weakCopy() }
    guard let original else { return borrowed(over: parent!) }
    // The chain was merged for one object. A value that depends only on the chain of the original belongs to that
    // chain. For any other value, all layers that the two chains do not share are copied, so that the value retains the
    // values of neither.
    if dependencies.allSatisfy({ $0.holds(from: original) }) {
      return original.borrowed(over: original.parent!)
    }
    return borrowedBranch(over: original)
  }

  /// Returns borrowed copies of all layers of this chain that the chain of `other` does not share.
  private final func borrowedBranch(over other: Layer) -> Layer {
    var shared: Set<ObjectIdentifier> = []
    var next: Layer? = other
    while let layer = next {
      shared.insert(ObjectIdentifier(layer))
      next = layer.next
    }
    var branch: [Layer] = []
    var current: Layer = self
    while !shared.contains(ObjectIdentifier(current)), let below = current.next {
      if current.key > Layer.trackingMark { branch.append(current) }
      current = below
    }
    return branch.reversed().reduce(current) { $1.borrowed(over: $0) }
  }

  /// Returns layers that retain all overrides of this chain, even after the builds of its tracking layers have ended.
  ///
  /// All builds that wait for one another under the same overrides share one array.
  final func retainingOverrides() -> [Layer] {
    var layers: [Layer] = []
    var layer = self
    while true {
      guard let tracking = layer.nearestTracking else {
        if layers.isEmpty, layer === BaseLayer.process { return BaseLayer.processChain }
        layers.append(layer)
        return layers
      }
      if tracking !== layer { layers.append(layer) }
      let outer = tracking.build.overridesIfRunning
      if !outer.isEmpty { return layers.isEmpty ? outer : layers + outer }
      layer = tracking.followed
    }
  }

  /// The uppermost tracking layer of this chain that does not retain the layers below.
  private final var nearestTracking: TrackingLayer? {
    guard takesSlowPath else { return nil }
    var next: Layer? = self
    while let layer = next {
      if layer.key == Layer.trackingMark, layer.parent == nil { return layer.asTracking }
      next = layer.parent
    }
    return nil
  }

  /// Calls `body` for each build that the calling code is part of, innermost first, with the number of overrides since
  /// it began.
  private final func forEachBuildHere(_ body: (Build, _ overrides: Int) -> Void) {
    guard takesSlowPath else { return }
    let awaited = AsyncBuild.allHere
    var overrides = 0
    var layer: Layer? = self
    while let current = layer {
      if current.key == Layer.trackingMark {
        let build = current.asTracking.build
        if build.isRunningHere(among: awaited) { body(build, overrides) }
      } else {
        overrides += 1
      }
      layer = current.next
    }
  }

  /// The builds that the calling code is part of, innermost first.
  final var buildsHere: [Build] {
    var builds: [Build] = []
    forEachBuildHere { build, _ in builds.append(build) }
    return builds
  }

  /// The number of times that a default may request itself, under a new override each time, before that counts as a
  /// cycle.
  private static var recursionLimit: Int { 16 }

  /// Returns the subjects of the builds from that of `key` to the innermost one, if a request of the innermost one for
  /// `key` closes a cycle; otherwise nil.
  ///
  /// Under a later override, another request of the same key may be no cycle: the default may read the override and
  /// stop. That cannot be decided from outside, so it is allowed a few times.
  package final func cycle(closedBy key: InstanceKey) -> [BuildSubject]? {
    var path: [BuildSubject] = []
    var cycle: [BuildSubject]?
    var times = 0
    forEachBuildHere { build, overrides in
      guard cycle == nil else { return }
      path.append(build.subject)
      guard build.key == key else { return }
      times += 1
      if overrides == 0 || times == Layer.recursionLimit { cycle = path.reversed() }
    }
    return cycle
  }
}
