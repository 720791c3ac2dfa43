/// A list of rows.
public struct List<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func update(_ node: ViewNode) {
    node.appearance = .container("List")
    node.setChildren([content])
  }
}

/// A column of controls.
public struct Form<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func update(_ node: ViewNode) {
    node.appearance = .container("Form")
    node.setChildren([content])
  }
}

/// A part of a list or form, with a heading.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  let header: String
  let content: Content

  func update(_ node: ViewNode) {
    node.appearance = .container(header)
    node.setChildren([content])
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    header = String(title)
    self.content = content()
  }
}
