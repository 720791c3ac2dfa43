/// A column of views.
public struct VStack<Content: View>: PrimitiveView {
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func update(_ node: ViewNode) { node.setChildren([content]) }
}

/// A row of views.
public struct HStack<Content: View>: PrimitiveView {
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func update(_ node: ViewNode) { node.setChildren([content]) }
}

public enum HorizontalAlignment: Sendable {
  case leading
  case center
  case trailing
}

public enum VerticalAlignment: Sendable {
  case top
  case center
  case bottom
}

/// A view for each element of a collection. Its identity is that of the element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: PrimitiveView
where Content: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  func update(_ node: ViewNode) {
    node.setChildren(data.map { ViewNode.Child(slot: AnyHashable($0[keyPath: id]), view: content($0)) })
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}
