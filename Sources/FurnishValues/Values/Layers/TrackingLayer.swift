/// The layer under which a default is computed: it notifies the build of every key that a
/// lookup did not find above it.
///
/// Once the build has ended, lookups continue at the layer that stores the value. So an instance that has stored
/// `ServiceValues.current` retains that layer, and not the layer of its first requester.
// `@unchecked Sendable`: everything is set in `init`; what changes later is in the build.
package final class TrackingLayer: Layer, @unchecked Sendable {
  package let build: Build

  /// Creates the layer that a build reads through.
  package init(_ build: Build, over source: Layer) {
    self.build = build
    super.init(
      key: Layer.trackingMark,
      mask: source.mask | KeyBits.slowPath,
      depth: source.depth,
      root: source.root,
      parent: nil
    )
  }

  /// Creates a layer of the same build, which is notified of lookups in a merged chain.
  init(_ original: TrackingLayer, copiedOver parent: Layer) {
    build = original.build
    super.init(
      key: Layer.trackingMark,
      mask: parent.mask | KeyBits.slowPath,
      depth: parent.depth,
      root: parent.root,
      parent: parent
    )
  }

  override func copied(over parent: Layer) -> Layer {
    TrackingLayer(self, copiedOver: parent)
  }

  /// The layer at which a lookup continues.
  var followed: Layer { parent ?? build.followed }
}
