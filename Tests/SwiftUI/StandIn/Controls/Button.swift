/// A control that runs an action when it is tapped.
public struct Button<Label: View>: PrimitiveView {
  let action: @MainActor () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  func update(_ node: ViewNode) {
    node.appearance = .button(action)
    node.setChildren([label])
  }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// A control that is on or off.
public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  func update(_ node: ViewNode) {
    // The read lets the toggle be shown again when the value changes.
    _ = isOn.wrappedValue
    node.appearance = .toggle(isOn)
    node.setChildren([label])
  }
}

extension Toggle where Label == Text {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

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
