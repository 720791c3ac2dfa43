/// A modifier, which turns a view into another one.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view to which a modifier is applied, as the modifier receives it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let view: any View

  func update(_ node: ViewNode) { node.setChildren([view]) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("a modified view has no body") }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func update(_ node: ViewNode) {
    node.setChildren([ModifierBody(modifier: modifier, content: content)])
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view that evaluates a modifier, because a modifier has properties of its own, such as `@State`.
struct ModifierBody<Modifier: ViewModifier>: View {
  var modifier: Modifier
  let content: any View

  var body: some View { modifier.body(content: _ViewModifier_Content(view: content)) }
}
