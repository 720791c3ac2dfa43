extension Layer {
  /// Returns a chain with the layers that `upper` has added since the two chains diverged, over all layers of `lower`.
  ///
  /// An object that was created under `lower` and reads under `upper` reads from this chain. For example, an object is
  /// created under the overrides `a, b`, and reads under `a, c`, outermost first. The chains share `a`, so the result
  /// is `a, b, c`.
  ///
  /// The shared overrides are the outermost ones of `upper` that `lower` has, too, in the same order. A shared override
  /// of one chain may be a copy of that of the other chain, because the chain was merged before.
  ///
  /// Nothing is copied unless both chains have added layers.
  ///
  /// - Parameter keepsRoot: Whether the result has the defaults of `lower`, if the chains belong to two tests, or to
  ///   a test and the program.
  package static func merged(_ upper: Layer, over lower: Layer, keepingRootOfLower keepsRoot: Bool = false) -> Layer {
    if upper.isBased(on: lower) || lower.isProcessBase { return upper }
    let (upperBase, lowerBase) = (upper.base, lower.base)
    let haveSameRoot = upperBase.strongRoot === lowerBase.strongRoot
    // A thread without a known test reads the values of the object's test.
    if !haveSameRoot, upper === BaseLayer.process { return lower }
    let upperLinks = upper.links
    let lowerLinks = lower.links
    let shared = haveSameRoot ? Links.shared(by: upperLinks, with: lowerLinks) : Links.Shared()
    if haveSameRoot, shared.count == lowerLinks.overrides.count { return upper }
    // Chains of two tests, or of a test and the program, merge over the defaults of one of them.
    let bottom = haveSameRoot || keepsRoot ? lower : lowerLinks.copied(over: upperBase)
    return upperLinks.after(shared, besides: lowerLinks).copied(over: bottom)
  }

  /// Whether this chain is the base of the program without any override, which is the same for every reader.
  private final var isProcessBase: Bool { baseOrOverride { _ in true } === BaseLayer.process }

  /// Returns whether this chain only adds layers to the other. The search ends at a build, so the result may be false
  /// although the chain adds to the other: such chains are merged.
  @usableFromInline
  package final func isBased(on other: Layer) -> Bool {
    var current = Unmanaged.passUnretained(self)
    while current._withUnsafeGuaranteedRef({ $0.depth > other.depth }),
      let parent = current._withUnsafeGuaranteedRef({ $0.unretainedParent })
    {
      current = parent
    }
    return current.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }

  private final var links: Links {
    var layers: [Layer] = []
    var next: Layer? = self
    while let layer = next, layer.key != Layer.baseMark {
      if layer.key != Layer.trackingMark || layer.asTracking.build.isRunning {
        layers.append(layer)
      }
      next = layer.next
    }
    return Links(layers: layers.reversed())
  }
}

/// The overrides of a chain and the builds that are running in it, outermost first.
private struct Links {
  var layers: [Layer]

  /// The number of overrides that two chains share, and the number of the first chain's layers up to the last of them.
  struct Shared {
    var count = 0
    var end = 0
  }

  var overrides: [Layer] { layers.filter { $0.key != Layer.trackingMark } }

  /// Finds the outermost overrides of `first` that the other chain has, too, in the same order.
  static func shared(by first: Links, with other: Links) -> Shared {
    var shared = Shared()
    var candidates = other.overrides[...]
    for (index, layer) in first.layers.enumerated() where layer.key != Layer.trackingMark {
      guard let match = candidates.firstIndex(where: { $0.isSame(as: layer) }) else { break }
      candidates = candidates[(match + 1)...]
      shared = Shared(count: shared.count + 1, end: index + 1)
    }
    return shared
  }

  /// Returns the layers after the shared ones, without the builds that the other chain notifies anyway.
  func after(_ shared: Shared, besides other: Links) -> Links {
    let notified = other.layers.filter { $0.key == Layer.trackingMark }.map { $0.asTracking.build }
    return Links(
      layers: layers[shared.end...].filter { layer in
        layer.key != Layer.trackingMark
          || !notified.contains { $0 === layer.asTracking.build }
      })
  }

  func copied(over chain: Layer) -> Layer {
    layers.reduce(chain) { $1.copied(over: $0) }
  }
}
