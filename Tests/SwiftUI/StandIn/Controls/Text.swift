/// A line of text.
public struct Text: PrimitiveView {
  let string: String

  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  public init(verbatim content: String) { string = content }

  func update(_ node: ViewNode) { node.appearance = .text(string) }
}

/// A text beside a picture.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  func update(_ node: ViewNode) { node.setChildren([title]) }
}

extension Label where Title == Text, Icon == Image {
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

/// A picture, which is shown as its name.
public struct Image: PrimitiveView {
  let name: String

  public init(systemName: String) { name = systemName }

  func update(_ node: ViewNode) { node.appearance = .text("<\(name)>") }
}

/// An indicator of progress.
public struct ProgressView<Label: View>: PrimitiveView {
  let label: Label

  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  func update(_ node: ViewNode) {
    node.appearance = .container("ProgressView")
    node.setChildren([label])
  }
}

extension ProgressView where Label == EmptyView {
  public init() { self.init { EmptyView() } }
}

extension ProgressView where Label == Text {
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
}
