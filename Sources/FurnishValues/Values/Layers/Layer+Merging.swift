extension Layer {
  /// Returns the chain for an object that was created under `creator` and reads under `reader`: the layers that the
  /// reader pushed since the two diverged, over all layers of the creator.
  ///
  /// An override that was around the creation as well is no push of the reader's, whichever objects it passed on its
  /// way: all overrides from the outside in that the creator's chain has, too, in the same order.
  ///
  /// Nothing is copied unless both pushed something.
  package static func merged(creator: Layer, reader: Layer) -> Layer {
    if reader.isBased(on: creator) || creator.isBasedOnProcess { return reader }
    let (creatorBase, readerBase) = (creator.base, reader.base)
    let isOneGround = creatorBase.strongRoot === readerBase.strongRoot
    // A thread without a known test reads the values of the object's test.
    if !isOneGround, reader === BaseLayer.process { return creator }
    let creators = creator.links
    let readers = reader.links
    let shared = isOneGround ? Links.shared(by: readers, with: creators) : Links.Shared()
    if isOneGround, shared.count == creators.overrides.count { return reader }
    // Another test, or a test and the program: the reader's defaults, then.
    let ground = isOneGround ? creator : creators.copied(over: readerBase)
    return readers.after(shared, besides: creators).copied(over: ground)
  }

  /// Whether there is nothing here but the program as it started, which is the same for every reader.
  private final var isBasedOnProcess: Bool {
    var layer = self
    while layer.key == Layer.trackingMark { layer = layer.asTracking.followed }
    return layer === BaseLayer.process
  }

  /// Returns whether this chain only adds layers to the other. Chains with builds in them are not compared: they take
  /// the general way.
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

/// The overrides of a chain and the builds under way in it, outermost first.
private struct Links {
  var layers: [Layer]

  /// The number of overrides that two chains share, and the number of the first one's layers above them.
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

  /// Returns the layers that follow, without the builds that the other chain notifies anyway.
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
