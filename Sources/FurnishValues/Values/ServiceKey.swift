/// A key of ``ServiceValues``, and the values that are read until the program sets another one.
///
/// ```swift
/// enum RetriesKey: ServiceKey {
///   static var defaultValue: Int { 3 }
///   static var testValue: Int { 0 }
/// }
///
/// extension ServiceValues {
///   var retries: Int {
///     get { self[RetriesKey.self] }
///     set { self[RetriesKey.self] = newValue }
///   }
/// }
/// ```
///
/// Furnish reads one of the three values once per layer and stores it (see <doc:Values>). Prefer `static var … { … }`
/// to `static let`: a `static let` is one instance for the whole process, which tests then share.
public protocol ServiceKey: TestServiceKey {
  // Declared again, so that the type is inferred from the default value.
  associatedtype Value

  /// The value of a running program. It is also the value of previews, and (reported as an issue) of tests, if the key
  /// declares none for them.
  static var defaultValue: Value { get }

  // `@_nonoverride` gives the next two requirements witnesses of their own. Without it, they would be the requirements
  // of `TestServiceKey`. The module that declares the conformance to `TestServiceKey` fixes their witnesses, so a
  // `testValue` that another module declares beside ``defaultValue`` would never be read.

  /// The value in Xcode previews; by default ``defaultValue``.
  @_nonoverride static var previewValue: Value { get }

  /// The value in tests. A key that has none fails the test that reads it, because the test
  /// would silently use the live value.
  @_nonoverride static var testValue: Value { get }
}

extension ServiceKey {
  public static var previewValue: Value { defaultValue }

  public static var testValue: Value {
    Build.noteMissing(.testValue, of: Self.self)
    return defaultValue
  }
}
