import FurnishAtomics

/// One link of the chain behind ``ServiceValues``: an ``OverrideLayer`` with one value, a ``TrackingLayer`` that notes
/// what a default reads, or the ``BaseLayer`` under all.
///
/// A chain grows by a new layer at its top, so a push costs the same at any depth and every
/// holder of the old top is unaffected.
// `@unchecked Sendable`: constants never change. `parent` and an override's value are
// written only while this layer is known to be uniquely referenced (`set`, `deinit`);
// the rest are atomic words.
@usableFromInline
package class Layer: @unchecked Sendable {
  /// The address of the key's metatype, or one of the two marks below.
  @usableFromInline package final let key: UInt

  /// A bit for each key that is overridden in the chain, from ``KeyBits``. Two keys may share
  /// a bit, so a set bit is a hint and a clear one a proof.
  @usableFromInline final let mask: UInt64

  /// How many overrides the chain has.
  @usableFromInline package final let depth: Int

  /// The root of the chain. Not retained: the chain's base retains it, except in attentive
  /// chains, which never read this.
  @usableFromInline final let root: Unmanaged<Root>

  @exclusivity(unchecked) final var parent: Layer?

  /// A ``LayerIndex``, retained here; see `Layer+Lookup.swift`.
  @exclusivity(unchecked) final private(set) var index = AtomicWord.unplaced

  /// The number of lookups that passed this layer while it had no index.
  @exclusivity(unchecked) final private(set) var passing = AtomicWord.unplaced

  /// A ``LayerIdentity``, retained here; see `LayerIdentity.swift`.
  @exclusivity(unchecked) final private(set) var identity = AtomicWord.unplaced

  private var indexStorage = furnish_word()
  private var passingStorage = furnish_word()
  private var identityStorage = furnish_word()

  package static let baseMark: UInt = 0
  static let trackingMark: UInt = 1

  @usableFromInline
  init(key: UInt, mask: UInt64, depth: Int, root: Unmanaged<Root>, parent: Layer?) {
    self.key = key
    self.mask = mask
    self.depth = depth
    self.root = root
    self.parent = parent
    index = AtomicWord(inside: &indexStorage)
    passing = AtomicWord(inside: &passingStorage)
    identity = AtomicWord(inside: &identityStorage)
  }

  deinit {
    index.object(as: LayerIndex.self)?.release()
    identity.object(as: LayerIdentity.self)?.release()
    releaseChain()
  }

  /// Releases the ancestors one after the other: left to itself, Swift would recurse, and
  /// overflow the stack on a chain of 100,000.
  private func releaseChain() {
    var next = parent
    parent = nil
    while next != nil, isKnownUniquelyReferenced(&next) {
      let after = next!.parent
      next!.parent = nil
      next = after
    }
  }

  /// The name of the key in reports. An override has its own; others have none.
  var keyName: String { "" }

  /// This layer's place in a chain, over another one: the same override, or the same build.
  func copied(over parent: Layer) -> Layer { parent }

  /// Returns the same override over a chain, without retaining the values that live in it.
  func borrowed(over parent: Layer) -> Layer { parent }

  /// The layer that this one is a copy of in a merged chain.
  var original: Layer? { nil }

  /// The identity of the layer that this one is a borrowed copy of, while that lives.
  var originalIdentity: LayerIdentity? { nil }

  /// The token of that identity.
  var originalToken: LayerToken? { nil }

  /// Makes an override the root's own value, unless its key was read there already.
  func prepare(_ root: Root) -> Bool { true }
}

extension Layer {
  /// Whether reads take the slow path, because a default under construction, or a test, has to be notified of them.
  @inlinable
  package final var isAttentive: Bool { KeyBits.isAttentive(mask) }

  /// The layer below, seen through tracking layers that are done.
  package final var next: Layer? {
    key == Layer.trackingMark ? asTracking.followed : parent
  }

  /// The layer under every override of this chain.
  package final var base: BaseLayer {
    var layer = self
    while let next = layer.next { layer = next }
    // A base layer alone has no next one.
    return unsafeDowncast(layer, to: BaseLayer.self)
  }

  // The callers have compared the key with the tracking mark, which `TrackingLayer` alone has.
  final var asTracking: TrackingLayer { unsafeDowncast(self, to: TrackingLayer.self) }

  final func forEachOverride(_ body: (Layer) -> Void) {
    var next: Layer? = self
    while let layer = next {
      if layer.key > Layer.trackingMark { body(layer) }
      next = layer.next
    }
  }
}
