/// The layer under every override: it stores the root.
// `@unchecked Sendable`: as for ``Layer``; its own properties are set once, in `init`.
package final class BaseLayer: Layer, @unchecked Sendable {
  package static let process = BaseLayer(.process)

  /// The base of the process alone, as an array that builds share: most builds retain no other layer.
  static let processChain: [Layer] = [process]

  private let owned: Root?
  private weak var weakRoot: Root?
  private let testName: String?

  /// Creates the base of a root. A chain on it retains the root, unless `isWeak` is true.
  package init(_ root: Root, weakly isWeak: Bool = false) {
    owned = isWeak ? nil : root
    weakRoot = isWeak ? root : nil
    testName = root.testName
    super.init(
      key: Layer.baseMark,
      mask: root.testName == nil ? 0 : KeyBits.slowPath,
      depth: 0,
      root: .passUnretained(root),
      parent: nil
    )
  }

  /// The root; the root of the process if this base does not retain its root, and the root was released with its test.
  package var strongRoot: Root { owned ?? weakRoot ?? .process }

  /// The name of the test that this chain belongs to, if that test has ended.
  var endedTest: String? {
    guard let testName else { return nil }
    guard let root = owned ?? weakRoot else { return testName }
    return root.hasEnded ? testName : nil
  }

  /// Returns the same base, without retaining the root. Values that live in the root retain this copy.
  func weakCopy() -> BaseLayer {
    testName == nil ? self : BaseLayer(strongRoot, weakly: true)
  }
}
