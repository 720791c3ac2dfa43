/// A part of a user interface.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// A view of this module: it has no body, and declares its nodes in the tree itself.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Reports its children, its text and its effects to the node.
  func update(_ node: ViewNode)
}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view without content.
public struct EmptyView {
  public init() {}
}

// Here and elsewhere: a conformance in an extension leaves the type itself without isolation, so that builders, which
// have no isolation, can create it.
extension EmptyView: PrimitiveView {
  func update(_ node: ViewNode) { node.setChildren([ViewNode.Child]()) }
}

/// A view whose type is hidden. Another type has another identity.
public struct AnyView {
  let view: any View

  public init<V: View>(_ view: V) { self.view = view }

  public init<V: View>(erasing view: V) { self.view = view }
}

extension AnyView: PrimitiveView {
  func update(_ node: ViewNode) { node.setChildren([view]) }
}

/// Several views that are handled as one.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func update(_ node: ViewNode) { node.setChildren([content]) }
}
