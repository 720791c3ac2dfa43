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
