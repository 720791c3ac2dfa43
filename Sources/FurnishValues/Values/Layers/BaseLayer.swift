/// The layer under every override: it stores the root.
// `@unchecked Sendable`: as for ``Layer``; its own properties are set once, in `init`.
package final class BaseLayer: Layer, @unchecked Sendable {
  package static let process = BaseLayer(.process)

  private let owned: Root?
  private weak var lent: Root?
  private let testName: String?

  /// The base of a root. A chain on it keeps the root alive, unless that is only `lent`.
  package init(_ root: Root, lent isLent: Bool = false) {
    owned = isLent ? nil : root
    lent = isLent ? root : nil
    testName = root.testName
    super.init(
      key: Layer.baseMark,
      mask: root.testName == nil ? 0 : KeyBits.attentive,
      depth: 0,
      root: .passUnretained(root),
      parent: nil
    )
  }

  /// The root, or that of the process if it belonged to a test that has ended.
  package var strongRoot: Root { owned ?? lent ?? .process }

  /// The name of the test that this chain belongs to, if that test has ended.
  var endedTest: String? {
    guard let testName else { return nil }
    guard let root = owned ?? lent else { return testName }
    return root.hasEnded ? testName : nil
  }

  /// The same base, without retaining the root; values that live in the root hold this one.
  func lentCopy() -> BaseLayer {
    testName == nil ? self : BaseLayer(strongRoot, lent: true)
  }
}
