extension ServiceValues {
  /// The kind of a program, which decides whether keys return their
  /// `defaultValue`, `previewValue` or `testValue`.
  @frozen
  public enum Context: String, Sendable, CaseIterable {
    /// A running program.
    case live
    /// Xcode's preview canvas.
    case preview
    /// A run of XCTest or Swift Testing.
    case test
  }

  /// The context in force.
  ///
  /// It is detected once per process; the environment variable `FURNISH_CONTEXT` (`live`, `preview` or `test`) takes
  /// precedence over the detected context, and a context that is set takes precedence over both:
  ///
  /// ```swift
  /// withServices {
  ///   $0.context = .preview
  /// } operation: {
  ///   ServiceValues.current.context  // .preview, and so are the defaults read here
  /// }
  /// ```
  public var context: Context {
    get { layer.context }
    set { set(ContextKey.self, to: newValue) }
  }
}

/// The key of the context. ``Layer/context`` reads it, and never the subscript: the detected context is not stored as a
/// default, and the bit of this key in the masks of layers is reserved (``KeyBits/context``).
@usableFromInline
enum ContextKey: ServiceKey {
  @usableFromInline static var defaultValue: ServiceValues.Context { .detected }
}

extension Layer {
  final var context: ServiceValues.Context {
    guard let override = find(KeyBits.contextAddress, notifies: true) else {
      let prepared = base.strongRoot.storedValue(KeyBits.contextAddress)
      return prepared?.value(as: ServiceValues.Context.self) ?? .detected
    }
    // The override of a key is an `OverrideLayer` of the key's value: it is created with the key.
    return unsafeDowncast(override, to: OverrideLayer<ServiceValues.Context>.self).value
  }
}

extension ServiceValues.Context {
  /// The context of this process.
  static let detected: Self = detect(
    variable: ProcessEnvironment.value(of: "FURNISH_CONTEXT"),
    isPreview: ProcessEnvironment.isPreview,
    isTest: ProcessEnvironment.isTest
  )

  static func detect(variable: String?, isPreview: Bool, isTest: Bool) -> Self {
    if let variable {
      guard let context = Self(rawValue: variable) else {
        ServiceIssue.unknownContext(variable).stop()
      }
      return context
    }
    if isPreview { return .preview }
    return isTest ? .test : .live
  }
}
