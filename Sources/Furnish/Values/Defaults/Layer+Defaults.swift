extension Layer {
  /// What is kept for a key and valid from here, innermost home first.
  final func kept(_ key: UInt) -> KeptDefault? {
    var layer = self
    while true {
      if layer.key > Layer.trackingMark, let identity = layer.identityIfAny,
        let kept = identity.kept(key, validFrom: self)
      {
        return kept
      }
      guard let next = layer.next else { break }
      layer = next
    }
    let root = unsafeDowncast(layer, to: BaseLayer.self).strongRoot
    guard let kept = root.kept(key), kept.isValid(from: self) else { return nil }
    return kept
  }

  /// Keeps a default that lives here, and answers those that it replaces. Call it under the
  /// engine's lock.
  final func keep(_ default: KeptDefault) -> [KeptDefault] {
    guard key == Layer.baseMark else { return makeIdentity().keep(`default`) }
    base.strongRoot.keep(`default`)
    return []
  }

  /// The innermost layer that one of the dependencies found its override in; the base where
  /// none did.
  final func home(of dependencies: [Dependency]) -> Layer {
    var layer = self
    while let next = layer.next {
      if layer.key > Layer.trackingMark, let identity = layer.identityIfAny,
        dependencies.contains(where: { $0.identity === identity })
      {
        return layer
      }
      layer = next
    }
    return layer
  }

  /// This layer as the instances that live in it may hold it.
  final func borrowedForInstances() -> Layer {
    key == Layer.baseMark ? base.lentCopy() : borrowed(identity: makeIdentity())
  }

  /// Tells the builds of this chain what a kept default depends on: they now do, too.
  final func tell(_ kept: KeptDefault) {
    guard isAttentive else { return }
    if !kept.isPrepared { _ = find(KeyBits.contextAddress, tells: true) }
    for dependency in kept.dependencies { _ = find(dependency.key, tells: true) }
  }

  /// Calls `body` for each build under way, innermost first, with the number of overrides
  /// made since it began.
  final func forEachRunningBuild(_ body: (DefaultBuild, _ overrides: Int) -> Void) {
    guard isAttentive else { return }
    var overrides = 0
    var layer: Layer? = self
    while let current = layer {
      if current.key == Layer.trackingMark {
        let build = current.asTracking.build
        if build.isRunning { body(build, overrides) }
      } else {
        overrides += 1
      }
      layer = current.next
    }
  }

  final var innermostBuild: DefaultBuild? {
    var innermost: DefaultBuild?
    forEachRunningBuild { build, _ in innermost = innermost ?? build }
    return innermost
  }

  /// How often a default may ask for itself under ever new overrides before that counts as
  /// a cycle.
  private static var recursionLimit: Int { 16 }

  /// The keys on the way from `key` back to `key`, if a build of it asks for it again.
  ///
  /// Under an override made since, asking again may be sound: the default may read the
  /// override and stop. Nobody can tell from outside, so that is allowed a few times.
  final func cycle(closedBy key: UInt) -> [any ServiceKey.Type]? {
    var path: [any ServiceKey.Type] = []
    var cycle: [any ServiceKey.Type]?
    var times = 0
    forEachRunningBuild { build, overrides in
      guard cycle == nil else { return }
      path.append(build.keyType)
      guard build.key == key else { return }
      times += 1
      if overrides == 0 || times == Layer.recursionLimit { cycle = path.reversed() }
    }
    return cycle
  }
}
