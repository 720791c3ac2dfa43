#if Configuration
  public import Configuration

  @available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension SettingKey {
    /// Returns a key whose value is a text. Errors do not contain the text, since it may be a secret.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The value where the key is missing; `nil` if it is required.
    public static func string(_ key: String, default defaultValue: String? = nil) -> Self where Value == String {
      Self(ConfigKey(key), expected: "a text", default: defaultValue, isText: true, shows: FoundValue.hidden) {
        $0.string(forKey: $1, isSecret: $2)
      }
    }

    /// Returns a key whose value is an integer.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - range: The range of the value.
    ///   - defaultValue: The value where the key is missing; `nil` if it is required.
    public static func int(
      _ key: String, in range: ClosedRange<Int> = .min ... .max, default defaultValue: Int? = nil
    ) -> Self where Value == Int {
      Self(
        ConfigKey(key), expected: FoundValue.number("an integer", in: range, unless: .min ... .max),
        default: defaultValue, shows: \.description, isValid: range.contains
      ) { $0.int(forKey: $1, isSecret: $2) }
    }

    /// Returns a key whose value is a number.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - range: The range of the value.
    ///   - defaultValue: The value where the key is missing; `nil` if it is required.
    public static func double(
      _ key: String, in range: ClosedRange<Double> = -.infinity ... .infinity, default defaultValue: Double? = nil
    ) -> Self where Value == Double {
      Self(
        ConfigKey(key), expected: FoundValue.number("a number", in: range, unless: -.infinity ... .infinity),
        default: defaultValue, shows: \.description, isValid: range.contains
      ) { $0.double(forKey: $1, isSecret: $2) ?? $0.int(forKey: $1, isSecret: $2).map(Double.init) }
    }

    /// Returns a key whose value is a duration, as a number of seconds.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The value where the key is missing; `nil` if it is required.
    public static func seconds(_ key: String, default defaultValue: Duration? = nil) -> Self
    where Value == Duration {
      Self(
        ConfigKey(key), expected: "a number of seconds that is not negative", default: defaultValue,
        shows: \.description, isValid: { $0 >= .zero },
        convert: { snapshot, key, isSecret in
          let number = snapshot.double(forKey: key, isSecret: isSecret)
          let seconds = number ?? snapshot.int(forKey: key, isSecret: isSecret).map(Double.init)
          // `Duration.seconds` traps on a value that is infinite, not a number, or too large.
          return seconds.flatMap { $0.magnitude < 1e15 ? .seconds($0) : nil }
        })
    }

    /// Returns a key whose value is `true` or `false`.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The value where the key is missing; `nil` if it is required.
    public static func bool(_ key: String, default defaultValue: Bool? = nil) -> Self where Value == Bool {
      Self(ConfigKey(key), expected: "`true` or `false`", default: defaultValue, shows: \.description) {
        $0.bool(forKey: $1, isSecret: $2)
      }
    }

    /// Returns a key whose value is a list of texts. Errors do not contain the texts.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The value where the key is missing; `nil` if it is required.
    public static func strings(_ key: String, default defaultValue: [String]? = nil) -> Self where Value == [String] {
      Self(
        ConfigKey(key), expected: "a list of texts", default: defaultValue, isText: true,
        shows: { "a list of \($0.count)" }, convert: { $0.stringArray(forKey: $1, isSecret: $2) })
    }

    /// Returns a key whose value is a case of an enumeration, written as its raw value. Errors list all raw values.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - type: The enumeration.
    ///   - defaultValue: The value where the key is missing; `nil` if it is required.
    public static func value(
      _ key: String, as type: Value.Type = Value.self, default defaultValue: Value? = nil
    ) -> Self
    where Value: RawRepresentable<String> & CaseIterable {
      let expected = "one of " + Value.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      return Self(ConfigKey(key), expected: expected, default: defaultValue, isText: true, shows: \.rawValue) {
        $0.string(forKey: $1, isSecret: $2).flatMap(Value.init(rawValue:))
      }
    }

    /// Returns a key whose value is converted from a text: `URL`, `UUID`, or a type of your own.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - type: The type that converts the text.
    ///   - defaultValue: The value where the key is missing; `nil` if it is required.
    public static func value(
      _ key: String, as type: Value.Type = Value.self, default defaultValue: Value? = nil
    ) -> Self
    where Value: ExpressibleByConfigString {
      Self(
        ConfigKey(key), expected: "a value of the type \(type)", default: defaultValue, isText: true,
        shows: FoundValue.hidden
      ) {
        $0.string(forKey: $1, isSecret: $2).flatMap(Value.init(configString:))
      }
    }
  }
#endif
