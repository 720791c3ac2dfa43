/// A property that provides bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

  public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Value> { self }

  @MainActor
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    // Only controls use the binding, and they are isolated to the main actor, as this subscript is.
    nonisolated(unsafe) let (object, keyPath) = (wrappedValue, keyPath)
    return Binding(
      get: { @MainActor in object[keyPath: keyPath] },
      set: { @MainActor in object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: Sendable where Value: Sendable {}
