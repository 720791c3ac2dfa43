/// A property of a view that reads a value of its environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value in the environment of the view. Before the view is in the tree, it is the value outside of all views.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

// `@unchecked Sendable`: the function reads only the environment that it receives.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstalledProperty, SelfComparing {
  /// Reads the value. It is read again in each later environment of the view, and the view is evaluated again if it
  /// differs.
  mutating func install(in node: ViewNode, slot: Int) {
    let value = read(node.environment)
    self.value = value
    node.compare { [read] environment in Same.values(value, read(environment)) }
  }

  /// Returns whether the other value is a property of this type, because the values that the two properties read are
  /// compared separately.
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

/// The key of an object, by its type.
enum ObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}
