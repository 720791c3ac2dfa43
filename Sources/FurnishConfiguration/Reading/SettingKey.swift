#if Configuration
  import Configuration
  public import Furnish

  /// A key of a configuration, with the type of its value and the condition that the value must meet.
  ///
  /// The functions of this type create keys: ``string(_:default:)``, ``int(_:in:default:)``, ``secret(_:)-(String)``
  /// and others. A key without a default is required. A default takes the place of a missing value, and never of a
  /// wrong one.
  @available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public struct SettingKey<Value: Sendable>: Sendable {
    /// The result of reading a key.
    enum Reading: Sendable {
      case found(Value)
      case missing
      /// The value is wrong, and the input has recorded the problem.
      case wrong
    }

    let key: ConfigKey
    let expected: String
    let isSecret: Bool

    /// Whether the value is read from a text.
    let isText: Bool

    /// The description of the value of a key that is not configured, for errors.
    let unconfigured: String

    /// - Parameter isSecret: Whether the value must not be shown.
    let read: @Sendable (_ input: inout SettingsInput, _ isSecret: Bool) -> Reading

    init(
      _ key: ConfigKey, expected: String, isSecret: Bool = false, isText: Bool = false,
      unconfigured: String = "the default",
      read: @escaping @Sendable (inout SettingsInput, _ isSecret: Bool) -> Reading
    ) {
      self.key = key
      self.expected = expected
      self.isSecret = isSecret
      self.isText = isText
      self.unconfigured = unconfigured
      self.read = read
    }

    /// Creates a key whose value is read from a snapshot of the configuration, and validated.
    ///
    /// - Parameters:
    ///   - isText: Whether the value is read from a text.
    ///   - shows: Returns the description of a value for an error.
    ///   - convert: Returns the value; nil if it is missing or of another type.
    init(
      _ key: ConfigKey, expected: String, default defaultValue: Value?, isText: Bool = false,
      shows: @escaping @Sendable (Value) -> String, isValid: @escaping @Sendable (Value) -> Bool = { _ in true },
      convert: @escaping @Sendable (ConfigSnapshotReader, ConfigKey, _ isSecret: Bool) -> Value?
    ) {
      self.init(key, expected: expected, isText: isText) { input, isSecret in
        if let value = convert(input.snapshot, key, isSecret) {
          input.noteConfigured()
          if isValid(value) { return .found(value) }
          input.note(key, found: isSecret ? FoundValue.redacted : shows(value), expected: expected)
          return .wrong
        }
        if let found = FoundValue.description(of: key, in: input.snapshot, isSecret: isSecret, isText: isText) {
          input.noteConfigured()
          input.note(key, found: found, expected: expected)
          return .wrong
        }
        return defaultValue.map { .found($0) } ?? .missing
      }
    }

    /// Returns the value. If the value is missing or wrong, records the problem in the input, and returns nil.
    func value(_ input: inout SettingsInput) -> Value? {
      switch read(&input, isSecret || input.isSecret) {
      case .found(let value): return value
      case .wrong: return nil
      case .missing:
        input.note(key, found: "nothing", expected: expected)
        return nil
      }
    }

    private func map<Other>(
      isSecret: Bool? = nil, _ transform: @escaping @Sendable (Reading) -> SettingKey<Other>.Reading
    ) -> SettingKey<Other> {
      SettingKey<Other>(
        key, expected: expected, isSecret: isSecret ?? self.isSecret, isText: isText, unconfigured: unconfigured
      ) { [read] input, isSecret in
        transform(read(&input, isSecret))
      }
    }

    /// Returns a key whose value may be missing; the setting is then `nil`.
    ///
    /// An optional group is `nil` if none of its keys is configured, whether they have defaults or are required. If one
    /// of its keys is configured, the group is read as any other: defaults take the places of missing values, and a
    /// missing value that is required is an error.
    ///
    /// - Parameter key: A key without a default, or a group.
    public static func optional<Wrapped>(_ key: SettingKey<Wrapped>) -> Self where Value == Wrapped? {
      SettingKey(
        key.key, expected: key.expected, isSecret: key.isSecret, isText: key.isText, unconfigured: "nothing"
      ) { input, isSecret in
        var attempt = input.withoutConfigured
        let reading = key.read(&attempt, isSecret)
        guard attempt.isConfigured else { return .found(nil) }
        input = attempt
        return switch reading {
        case .found(let value): .found(value)
        case .missing: .found(nil)
        case .wrong: .wrong
        }
      }
    }

    /// Returns a key whose value is a secret. Errors and the log of accesses of swift-configuration do not contain the
    /// value, and the settings store it as `Redacted`, which is not printed.
    ///
    /// A `ConfigReader` does not report which values its providers have marked as secrets, so declare every secret
    /// here.
    ///
    /// - Parameter key: A key.
    public static func secret<Secret>(_ key: SettingKey<Secret>) -> Self where Value == Redacted<Secret> {
      key.map(isSecret: true) { reading in
        switch reading {
        case .found(let value): .found(Redacted(value))
        case .missing: .missing
        case .wrong: .wrong
        }
      }
    }

    /// Returns a key whose value is a text that is a secret; see ``secret(_:)-(SettingKey<Secret>)``.
    ///
    /// - Parameter key: The key.
    public static func secret(_ key: String) -> Self where Value == Redacted<String> {
      .secret(SettingKey<String>.string(key))
    }

    /// Returns the same key with a condition that its value must fulfill.
    ///
    /// ```swift
    /// .string("host").check("a name without spaces") { @Sendable host in !host.contains(" ") }
    /// ```
    ///
    /// In a ``SettingsSchema`` the compiler checks the closure before it has inferred the type of the key, so write
    /// `@Sendable`.
    ///
    /// - Parameters:
    ///   - expected: The condition that the value must meet, as errors state it.
    ///   - isValid: Returns whether a value is valid.
    public func check(_ expected: String, _ isValid: @escaping @Sendable (Value) -> Bool) -> Self {
      SettingKey(key, expected: expected, isSecret: isSecret, isText: isText, unconfigured: unconfigured) {
        [key, read, isText, unconfigured] input, isSecret in
        let wasConfigured = input.isConfigured
        input = input.withoutConfigured
        let reading = read(&input, isSecret)
        let isConfigured = input.isConfigured
        if wasConfigured { input.noteConfigured() }
        guard case .found(let value) = reading, !isValid(value) else { return reading }
        let found = FoundValue.description(of: key, in: input.snapshot, isSecret: isSecret, isText: isText)
        // A group has no value of its own, even if its keys are configured.
        input.note(key, found: found ?? (isConfigured ? "other settings" : unconfigured), expected: expected)
        return .wrong
      }
    }

    /// Returns a key whose value is the settings of another type, which are read below it. If the group is declared as
    /// a secret, so is every value in it.
    ///
    /// - Parameters:
    ///   - key: The key that the keys of the other settings are relative to.
    ///   - settings: The type of the settings.
    public static func group(_ key: String, _ settings: Value.Type = Value.self) -> Self where Value: ConfigSettings {
      let key = ConfigKey(key)
      return SettingKey(key, expected: "settings") { input, isSecret in
        let value = input.inside(key, isSecret: isSecret) { Value.schema.read(&$0) }
        return value.map { .found($0) } ?? .wrong
      }
    }
  }
#endif
