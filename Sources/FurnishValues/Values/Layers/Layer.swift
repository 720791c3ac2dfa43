import FurnishPrimitives

/// One link of the chain behind ``ServiceValues``: an ``OverrideLayer`` with one value, a ``TrackingLayer`` that notes
/// the reads of a default, or the ``BaseLayer`` under all others.
///
/// A chain grows by a new layer at its top, so adding a layer costs the same at any depth, and code that holds the old
/// top is unaffected:
///
/// ```swift
/// withServices { $0.host = "a" } operation: {     // host → base
///   withServices { $0.retries = 5 } operation: {  // retries → host → base
///     ServiceValues.current.host                  // found in the second layer
///   }
/// }
/// ```
// `@unchecked Sendable`: constants never change. `parent` and an override's value are
// written only while this layer is known to be uniquely referenced (`set`, `deinit`);
// the rest are atomic words.
@usableFromInline
package class Layer: @unchecked Sendable {
  /// The address of the key's metatype, or one of the two marks below.
  @usableFromInline package final let key: UInt

  /// A bit for each key that is overridden in the chain, from ``KeyBits``. Two keys may share
  /// a bit, so only a clear bit is certain.
  @usableFromInline final let mask: UInt64

  /// The number of overrides in the chain.
  @usableFromInline package final let depth: Int

  /// The root of the chain. Not retained: the chain's base retains it, except in chains whose
  /// reads take the slow path, which only compare its address.
  @usableFromInline final let root: Unmanaged<Root>

  @exclusivity(unchecked) final var parent: Layer?

  /// The address of a retained ``LayerIndex``, or 0; see `Layer+Lookup.swift`.
  @exclusivity(unchecked) final private(set) var index = AtomicWord.unplaced

  /// The number of lookups that passed this layer while it had no index.
  @exclusivity(unchecked) final private(set) var passing = AtomicWord.unplaced

  /// The address of a retained ``LayerIdentity``, or 0; see `LayerIdentity.swift`.
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

  /// Releases the ancestors one after the other: otherwise the release would recurse, and overflow the stack on a chain
  /// of 100,000 layers.
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

  /// Returns a copy of this layer over another chain: the same override, or the same build.
  func copied(over parent: Layer) -> Layer { parent }

  /// Returns a copy of this override over another chain that does not retain the values which live in the override.
  func borrowed(over parent: Layer) -> Layer { parent }

  /// The layer that this one is a copy of in a merged chain.
  var original: Layer? { nil }

  /// The identity of the layer that this one is a borrowed copy of, while that layer lives.
  var originalIdentity: LayerIdentity? { nil }

  /// The token of the same identity, also after the layer has ended.
  var originalToken: LayerToken? { nil }

  /// Stores the value of an override in the root, and returns true. If the key was read in the root already, it stores
  /// nothing and returns false.
  func prepare(_ root: Root) -> Bool { true }
}

extension Layer {
  /// Whether reads take the slow path, because a default under construction, or a test, has to be notified of them.
  @inlinable
  package final var takesSlowPath: Bool { KeyBits.takesSlowPath(mask) }

  /// The layer below; for a tracking layer, the one at which a lookup continues.
  package final var next: Layer? {
    key == Layer.trackingMark ? asTracking.followed : parent
  }

  // The callers have compared the key with the tracking mark, which only a `TrackingLayer` has.
  final var asTracking: TrackingLayer { unsafeDowncast(self, to: TrackingLayer.self) }
}
