/// A key of ``ServiceValues`` whose live value is declared in another module.
///
/// Use it where an interface is one module and its implementation another, so that features and their tests compile
/// without the implementation. The interface module declares the key with its test value, and the live module makes it
/// a ``ServiceKey``:
///
/// ```swift
/// // the interface module
/// public enum FactsKey: TestServiceKey {
///   public static var testValue: Facts { .unimplemented }
/// }
///
/// // the live module
/// extension FactsKey: ServiceKey {
///   public static var defaultValue: Facts { .live }
/// }
/// ```
///
/// If the two modules are in different packages, write `@retroactive ServiceKey`. The conformance is searched for at
/// the first read. If a linked module declares it, all values are those of the conformance: a `previewValue` or a
/// `testValue` that the live module declares takes precedence over that of the interface module, and without any
/// `previewValue` a preview reads the `defaultValue`. If no linked module declares it, the first read of a running
/// program reports an issue and uses ``testValue``, and a preview reads ``previewValue``. A `defaultValue` without the
/// conformance is not found.
///
/// If one module declares both values, conform only to ``ServiceKey``.
public protocol TestServiceKey: SendableMetatype {
  /// The type of the values at this key.
  associatedtype Value: Sendable

  /// The value in Xcode previews; by default ``testValue``. A ``ServiceKey`` has another default.
  static var previewValue: Value { get }

  /// The value in tests. A test that reads a ``ServiceKey`` without one fails, because it would use the live value.
  static var testValue: Value { get }
}

extension TestServiceKey {
  public static var previewValue: Value { testValue }
}
