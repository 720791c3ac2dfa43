/// A line of text that can be changed.
public struct TextField<Label: View>: PrimitiveView {
  let title: String
  let text: Binding<String>

  func update(_ node: ViewNode) {
    _ = text.wrappedValue
    node.appearance = .field(title: title, text: text, isSecure: false)
  }
}

extension TextField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }
}

/// A line of text that can be changed, and is not shown.
public struct SecureField<Label: View>: PrimitiveView {
  let title: String
  let text: Binding<String>

  func update(_ node: ViewNode) {
    _ = text.wrappedValue
    node.appearance = .field(title: title, text: text, isSecure: true)
  }
}

extension SecureField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }
}
