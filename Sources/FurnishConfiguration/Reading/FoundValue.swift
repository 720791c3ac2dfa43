#if Configuration
  import Configuration

  /// Descriptions of found values for error messages. They never show a value that may be a secret.
  @available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  enum FoundValue {
    static let redacted = "a value that is redacted"

    @Sendable static func hidden(_ value: some Sendable) -> String {
      (value as? String).map { "a text of \($0.count) character\($0.count == 1 ? "" : "s")" } ?? "another value"
    }

    static func number<Number>(_ kind: String, in range: ClosedRange<Number>, unless all: ClosedRange<Number>) -> String
    {
      range == all ? kind : "\(kind) from \(range.lowerBound) to \(range.upperBound)"
    }

    /// Returns a description of the value of a key, or `nil` if the key has no value.
    ///
    /// A reader returns `nil` for a missing value and for one of another type alike, so all types are tried.
    ///
    /// A text is never shown. It may be a secret, even where a number was expected.
    ///
    /// - Parameter isText: A Boolean value that indicates whether a text was expected. If so, a number may be a secret
    ///   as well.
    static func description(
      of key: ConfigKey, in snapshot: ConfigSnapshotReader, isSecret: Bool, isText: Bool
    ) -> String? {
      let text = snapshot.string(forKey: key, isSecret: isSecret)
      let number =
        snapshot.int(forKey: key, isSecret: isSecret).map { isText ? "an integer" : $0.description }
        ?? snapshot.double(forKey: key, isSecret: isSecret).map { isText ? "a number" : $0.description }
        ?? snapshot.bool(forKey: key, isSecret: isSecret).map { isText ? "a Boolean value" : $0.description }
      let list =
        snapshot.stringArray(forKey: key, isSecret: isSecret)?.count
        ?? snapshot.intArray(forKey: key, isSecret: isSecret)?.count
        ?? snapshot.doubleArray(forKey: key, isSecret: isSecret)?.count
        ?? snapshot.boolArray(forKey: key, isSecret: isSecret)?.count
        ?? snapshot.byteChunkArray(forKey: key, isSecret: isSecret)?.count
      let bytes = snapshot.bytes(forKey: key, isSecret: isSecret)?.count
      if isSecret { return text == nil && number == nil && list == nil && bytes == nil ? nil : redacted }
      // Some providers, such as that of environment variables, read the same value as a text and as a number.
      if isText, let text { return hidden(text) }
      return number ?? text.map(hidden) ?? list.map { "a list of \($0)" } ?? bytes.map { "\($0) bytes" }
    }
  }
#endif
