/// A key that `@ServiceEntry` writes for a property of ``ServiceValues``. By hand, write a
/// ``ServiceKey``, which is as short.
public protocol ServiceEntryKey: ServiceKey {
  // Declared again, so that the compiler infers the type from `entry`.
  associatedtype Value

  /// The values that are read until the program sets another one.
  static var entry: ServiceEntryDefaults<Value> { get }
}

/// The default values of an entry of ``ServiceValues``: of a running program, of previews and of tests.
public struct ServiceEntryDefaults<Value: Sendable>: Sendable {
  let property: StaticString
  let live: @Sendable () -> Value
  let preview: (@Sendable () -> Value)?
  let test: (@Sendable () -> Value)?

  /// Creates the default values of an entry. Each of them is computed when it is first needed, once for each layer of
  /// overrides that it depends on.
  ///
  /// - Parameters:
  ///   - property: The name of the property, for reports.
  ///   - live: The value of a running program, of previews, and, reported as an issue, of tests.
  public init(of property: StaticString, live: @escaping @autoclosure @Sendable () -> Value) {
    (self.property, self.live, preview, test) = (property, live, nil, nil)
  }

  /// Creates the values, with another one for previews.
  ///
  /// - Parameters:
  ///   - property: The name of the property, for reports.
  ///   - live: The value of a running program, and, reported as an issue, of tests.
  ///   - preview: The value of previews.
  public init(
    of property: StaticString, live: @escaping @autoclosure @Sendable () -> Value,
    preview: @escaping @autoclosure @Sendable () -> Value
  ) {
    (self.property, self.live, self.preview, test) = (property, live, preview, nil)
  }

  /// Creates the values, with another one for tests.
  ///
  /// - Parameters:
  ///   - property: The name of the property, for reports.
  ///   - live: The value of a running program and of previews.
  ///   - test: The value of tests.
  public init(
    of property: StaticString, live: @escaping @autoclosure @Sendable () -> Value,
    test: @escaping @autoclosure @Sendable () -> Value
  ) {
    (self.property, self.live, preview, self.test) = (property, live, nil, test)
  }

  /// Creates the values, with others for previews and for tests.
  ///
  /// - Parameters:
  ///   - property: The name of the property, for reports.
  ///   - live: The value of a running program.
  ///   - preview: The value of previews.
  ///   - test: The value of tests.
  public init(
    of property: StaticString, live: @escaping @autoclosure @Sendable () -> Value,
    preview: @escaping @autoclosure @Sendable () -> Value,
    test: @escaping @autoclosure @Sendable () -> Value
  ) {
    (self.property, self.live, self.preview, self.test) = (property, live, preview, test)
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
    Build.noteMissing(.testValue, of: Self.self)
    return entry.live()
  }

  static var property: String { "\(entry.property)" }
}
