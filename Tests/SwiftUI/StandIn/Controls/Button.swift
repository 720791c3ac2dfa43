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
