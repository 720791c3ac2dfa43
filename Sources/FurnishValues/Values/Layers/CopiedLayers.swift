// Copies of an override in other chains, which share the values that live in the original.

/// A copy of an override in a chain that was merged for an object; see ``Layer/merged(_:over:keepingRootOfLower:)``.
// `@unchecked Sendable`: the reference is set once, in `init`.
final class MergedOverrideLayer<Value: Sendable>: OverrideLayer<Value>, @unchecked Sendable {
  private let source: OverrideLayer<Value>

  override init(_ original: OverrideLayer<Value>, over parent: Layer) {
    source = original
    super.init(original, over: parent)
    _ = identity.storeFirst(original.makeIdentity())
  }

  override var original: Layer? { source.original ?? source }
}

/// A copy of an override that does not retain the values which live in the original. An instance that lives in the
/// original retains the copy: if it retained the original, it would retain itself.
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
