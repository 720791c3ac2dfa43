/// The form in which a node is shown as text.
@MainActor
enum NodeAppearance {
  /// The content alone.
  case transparent
  case text(String)
  /// A name, with the content indented below it.
  case container(String)
  case button(@MainActor () -> Void)
  case field(title: String, text: Binding<String>, isSecure: Bool)
  case toggle(Binding<Bool>)
}

extension ViewNode {
  /// Lists the visible elements of this node and of the nodes below it, one for each line.
  func lines(indentation: String = "") -> [String] {
    let isEnabled = environment.isEnabled ? "" : " (disabled)"
    switch appearance {
    case .transparent: return children.flatMap { $0.lines(indentation: indentation) }
    case .text(let text): return [indentation + text]
    case .container(let name):
      return [indentation + name] + children.flatMap { $0.lines(indentation: indentation + "  ") }
    case .button: return [indentation + "[\(label)]" + isEnabled]
    case .field(let title, let text, let isSecure):
      let shown = isSecure ? String(repeating: "•", count: text.wrappedValue.count) : text.wrappedValue
      return [indentation + "\(title): |\(shown)|" + isEnabled]
    case .toggle(let isOn): return [indentation + "\(label): \(isOn.wrappedValue ? "on" : "off")" + isEnabled]
    }
  }

  /// The text of the content, in one line.
  var label: String {
    children.flatMap { $0.lines() }.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }

  /// This node and all nodes below it, from the top.
  var all: [ViewNode] { [self] + children.flatMap(\.all) }
}
