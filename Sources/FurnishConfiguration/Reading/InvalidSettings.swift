#if Configuration
  /// The error of settings whose values contradict each other.
  ///
  /// ```swift
  /// init(minimum: Int, maximum: Int) throws {
  ///   guard minimum <= maximum else { throw InvalidSettings("`pool.maximum` to be at least `pool.minimum`") }
  ///   …
  /// }
  /// ```
  ///
  /// The text is a literal, so that it contains no value: a value may be a secret. For any other error that the
  /// function of a ``SettingsSchema`` throws, ``SettingsError`` states the type alone.
  public struct InvalidSettings: Error, Sendable, CustomStringConvertible {
    /// The condition that the values did not meet.
    public let description: String

    /// Creates an error.
    ///
    /// - Parameter expected: The condition that the values did not meet, as the end of a sentence.
    public init(_ expected: StaticString) { description = "\(expected)" }
  }
#endif
