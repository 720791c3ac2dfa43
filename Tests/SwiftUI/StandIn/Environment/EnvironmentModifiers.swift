extension View {
  /// Sets a value of the environment for this view and its content.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for this view and its content.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Sets an object for this view and its content, or removes it.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self) { $0[ObjectKey<T>.self] = object }
  }

  /// Disables the controls in this view if `disabled` is true.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }
}

/// A view whose content has another environment than the view.
struct EnvironmentView<Content: View> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentView: PrimitiveView {
  func update(_ node: ViewNode) {
    var environment = node.environment
    change(&environment)
    node.setChildren([content], environment: environment)
  }
}
