/// Reads a value of the environment in a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Before the view is in the tree, it is what the environment says outside of all views.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

// `@unchecked`: the function reads an environment that it is given, and has nothing else.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstalledProperty, SelfComparing {
  /// Reads the value, and again in each later environment of the view, which is evaluated if the value differs.
  mutating func install(in node: ViewNode, slot: Int) {
    let value = read(node.environment)
    self.value = value
    node.compare { [read] environment in Same.values(value, read(environment)) }
  }

  /// Returns `true`, because the value that it reads is compared by itself.
  func isSame(as other: Any) -> Bool { other is Environment<Value> }
}

extension Environment {
  /// Reads an object that was set with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment[ObjectKey<Value>.self] else {
        fatalError("no \(Value.self) was set in the environment of this view")
      }
      return object
    }
  }

  /// Reads an object that was set with `environment(_:)`, or nil.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0[ObjectKey<T>.self] }
  }
}

/// The place of an object, by its type.
enum ObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}
