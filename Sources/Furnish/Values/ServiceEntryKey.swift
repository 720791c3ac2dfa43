/// The key that `@ServiceEntry` writes for a property of ``ServiceValues``. By hand, a
/// ``ServiceKey`` is as short.
public protocol ServiceEntryKey: ServiceKey {
  /// What stands there when nobody has set anything.
  static var entry: ServiceEntryDefaults<Value> { get }
}

/// What stands at an entry of ``ServiceValues`` when nobody has set anything.
public struct ServiceEntryDefaults<Value: Sendable>: Sendable {
  let property: StaticString
  let live: @Sendable () -> Value
  let preview: (@Sendable () -> Value)?
  let test: (@Sendable () -> Value)?

  /// Each is called when it is first needed, once for each layer of values.
  ///
  /// - Parameters:
  ///   - property: The name of the property, for reports.
  ///   - live: The value of a running program.
  ///   - preview: The value in previews; that of a program where this is nil.
  ///   - test: The value in tests. An entry that has none fails the test that reads it.
  public init(
    of property: StaticString, live: @escaping @Sendable () -> Value,
    preview: (@Sendable () -> Value)? = nil, test: (@Sendable () -> Value)? = nil
  ) {
    self.property = property
    self.live = live
    self.preview = preview
    self.test = test
  }
}

extension ServiceEntryKey {
  public static var defaultValue: Value { entry.live() }

  public static var previewValue: Value {
    let entry = entry
    return (entry.preview ?? entry.live)()
  }

  public static var testValue: Value {
    let entry = entry
    if let test = entry.test { return test() }
    Build.noteMissingTestValue(of: Self.self)
    return entry.live()
  }

  static var property: String { "\(entry.property)" }
}
