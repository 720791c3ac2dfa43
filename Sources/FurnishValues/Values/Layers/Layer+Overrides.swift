// Searches for the overrides in a chain of layers.

extension Layer {
  /// Returns the innermost override of this chain that meets a condition, or nil if none does.
  final func firstOverride(where condition: (Layer) -> Bool) -> Layer? {
    let layer = baseOrOverride(where: condition)
    return layer.key == Layer.baseMark ? nil : layer
  }

  /// Calls `body` for each override of this chain, innermost first.
  final func forEachOverride(_ body: (Layer) -> Void) {
    _ = baseOrOverride { override in
      body(override)
      return false
    }
  }

  /// The layer under every override of this chain.
  package final var base: BaseLayer {
    // All chains over the root of the process have one base, so no search is necessary. That root is never released, so
    // no other root has its address.
    if root.toOpaque() == BaseLayer.process.root.toOpaque() { return .process }
    // Only a base layer has no next one.
    return unsafeDowncast(baseOrOverride { _ in false }, to: BaseLayer.self)
  }

  /// Returns the innermost override that meets a condition, or the base if none does.
  ///
  /// Thousands of builds may wait for one another, each with a layer in the chain. The search does not pass them all:
  /// from the first build that stores the overrides below it, it continues in these.
  final func baseOrOverride(where condition: (Layer) -> Bool) -> Layer {
    var layer = self
    while true {
      if layer.key > Layer.trackingMark, condition(layer) { return layer }
      if layer.key == Layer.trackingMark, layer.parent == nil {
        let overrides = layer.asTracking.build.overridesIfRunning
        if !overrides.isEmpty { return Layer.baseOrOverride(in: overrides, where: condition) }
      }
      guard let next = layer.next else { return layer }
      layer = next
    }
  }

  /// Returns the innermost override in the parts of a chain that meets a condition, or the base if none does.
  ///
  /// - Parameter chains: The parts of a chain between the builds, the innermost first. The last one ends at the base.
  static func baseOrOverride(in chains: [Layer], where condition: (Layer) -> Bool) -> Layer {
    var layer = chains[0]
    for top in chains {
      layer = top
      while true {
        if layer.key > Layer.trackingMark, condition(layer) { return layer }
        guard let parent = layer.parent else { break }
        layer = parent
      }
    }
    return layer
  }
}
