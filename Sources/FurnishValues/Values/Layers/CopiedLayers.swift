// Copies of an override in other chains: what lives in the original lives in them.

/// The same override in a chain that was merged for an object of another place; what lives
/// in the one lives in the other.
// `@unchecked Sendable`: the reference is set once, in `init`.
final class MergedOverrideLayer<Value: Sendable>: OverrideLayer<Value>, @unchecked Sendable {
  private let first: OverrideLayer<Value>

  override init(_ original: OverrideLayer<Value>, over parent: Layer) {
    first = original
    super.init(original, over: parent)
    _ = identity.storeFirst(original.makeIdentity())
  }

  override var original: Layer? { first.original ?? first }
}

/// The layer that an instance holds for the one that it lives in: the same override over the same chain, without
/// retaining the values that live there. The instance is among them, and would retain itself.
// `@unchecked Sendable`: the weak reference is set once, in `init`.
final class BorrowedOverrideLayer<Value: Sendable>: OverrideLayer<Value>, @unchecked Sendable {
  private weak var sourceIdentity: LayerIdentity?
  private let sourceToken: LayerToken

  override init(_ original: OverrideLayer<Value>, over parent: Layer) {
    let identity = original.makeIdentity()
    sourceIdentity = identity
    sourceToken = identity.token
    super.init(original, over: parent)
  }

  override var originalIdentity: LayerIdentity? { sourceIdentity }
  override var originalToken: LayerToken? { sourceToken }
}
