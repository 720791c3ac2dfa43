/// A stack onto which views are pushed.
public struct NavigationStack<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder root: () -> Content) { content = root() }

  func update(_ node: ViewNode) { node.setChildren([content]) }
}

/// The older form of a ``NavigationStack``.
public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func update(_ node: ViewNode) { node.setChildren([content]) }
}

extension View {
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    TitledView(title: String(title), content: self)
  }
}

struct TitledView<Content: View> {
  let title: String
  let content: Content
}

extension TitledView: PrimitiveView {
  func update(_ node: ViewNode) {
    node.appearance = .container("# \(title)")
    node.setChildren([content])
  }
}
