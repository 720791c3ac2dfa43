extension Layer {
  /// The chain in which an object reads that was made under `creator` and asks under
  /// `reader`: what the reader pushed since the two parted, over what the creator did, over
  /// what they share.
  ///
  /// Nothing is copied unless both pushed something.
  static func merged(creator: Layer, reader: Layer) -> Layer {
    if reader.stands(on: creator) || creator.standsOnProcess { return reader }
    var creatorSide = Branch(creator)
    var readerSide = Branch(reader)
    while !creatorSide.foot.isSame(as: readerSide.foot) {
      let (creatorDepth, readerDepth) = (creatorSide.depth, readerSide.depth)
      if creatorDepth == 0, readerDepth == 0 { break }
      if readerDepth >= creatorDepth { readerSide.climb() }
      if creatorDepth >= readerDepth { creatorSide.climb() }
    }
    if creatorSide.foot.isSame(as: readerSide.foot) {
      return creatorSide.overrides.isEmpty ? reader : readerSide.copied(over: creator)
    }
    // A thread of which no test knows reads what the object's test does.
    if reader === BaseLayer.process { return creator }
    // Another test, or a test and the program: the reader's defaults, then.
    return readerSide.copied(over: creatorSide.copied(over: readerSide.foot))
  }

  /// Whether there is nothing here but the program as it started: any reader sees that.
  private final var standsOnProcess: Bool {
    var layer = self
    while layer.key == Layer.trackingMark { layer = layer.asTracking.followed }
    return layer === BaseLayer.process
  }

  /// Whether this chain only adds to the other. Chains with builds in them are not looked
  /// at: they take the long way.
  @usableFromInline
  final func stands(on other: Layer) -> Bool {
    var current = Unmanaged.passUnretained(self)
    while current._withUnsafeGuaranteedRef({ $0.depth > other.depth }),
      let parent = current._withUnsafeGuaranteedRef({ $0.unretainedParent })
    {
      current = parent
    }
    return current.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }
}

/// A chain, followed down from its top; the layers passed are its branch.
private struct Branch {
  /// Where the branch stands: never a tracking layer.
  private(set) var foot: Layer
  private(set) var layers: [Layer] = []

  init(_ top: Layer) {
    foot = top
    skipTracking()
  }

  var depth: Int { foot.depth }
  var overrides: [Layer] { layers.filter { $0.key > Layer.trackingMark } }

  mutating func climb() {
    layers.append(foot)
    foot = foot.parent!
    skipTracking()
  }

  /// Builds that are done have nothing to be told.
  private mutating func skipTracking() {
    while foot.key == Layer.trackingMark {
      if foot.asTracking.build.isRunning { layers.append(foot) }
      foot = foot.next!
    }
  }

  func copied(over chain: Layer) -> Layer {
    layers.reversed().reduce(chain) { $1.copied(over: $0) }
  }
}
