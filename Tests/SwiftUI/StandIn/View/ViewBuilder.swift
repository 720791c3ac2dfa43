/// A builder that combines the statements of a closure into a view.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(value: (repeat each content), views: views)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A sequence of views.
public struct TupleView<T> {
  public let value: T
  let views: [any View]
}

extension TupleView: PrimitiveView {
  func update(_ node: ViewNode) { node.setChildren(views) }
}

/// One of two views. Each has its own identity.
public struct _ConditionalContent<First: View, Second: View> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage
}

extension _ConditionalContent: PrimitiveView {
  func update(_ node: ViewNode) {
    switch storage {
    case .first(let view): node.setChildren([ViewNode.Child(slot: "first", view: view)])
    case .second(let view): node.setChildren([ViewNode.Child(slot: "second", view: view)])
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("an optional has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  func update(_ node: ViewNode) { node.setChildren(map { [ViewNode.Child(view: $0)] } ?? []) }
}
