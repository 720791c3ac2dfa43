#if Configuration
  import Configuration

  /// The keys of a struct of settings, and the function that creates it from their values.
  ///
  /// ```swift
  /// SettingsSchema(
  ///   Self.init(minimum:maximum:),
  ///   .int("pool.minimum", in: 0...100, default: 1),
  ///   .int("pool.maximum", in: 1...100, default: 10))
  /// ```
  ///
  /// All keys are read before anything is reported, so that one error names every wrong value. The function is called
  /// only if each of its values is valid by itself. A wrong value of another schema, such as that of a group beside
  /// this one, does not prevent the call.
  @available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public struct SettingsSchema<Settings: Sendable>: Sendable {
    let read: @Sendable (inout SettingsInput) -> Settings?

    /// Creates a schema.
    ///
    /// The compiler compares the number and the types of the keys with the parameters of `make`, but not their names.
    ///
    /// - Parameters:
    ///   - make: Creates the settings. Throw ``InvalidSettings`` where values contradict each other.
    ///   - keys: A key for each parameter of `make`, in the same order.
    public init<Failure: Error, each Value: Sendable>(
      _ make: @escaping @Sendable (repeat each Value) throws(Failure) -> Settings, _ keys: repeat SettingKey<each Value>
    ) {
      read = { input in
        // The input may contain problems of other schemas, such as those of a group that was read before.
        let former = input.problems.count
        let values = (repeat (each keys).value(&input))
        guard input.problems.count == former else { return nil }
        do {
          // If no problem was added, every key has a value.
          return try make(repeat (each values)!)
        } catch {
          input.noteContradiction(error)
          return nil
        }
      }
    }
  }

  /// A snapshot of a configuration, and the problems of the values that were read.
  @available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  struct SettingsInput {
    private(set) var snapshot: ConfigSnapshotReader
    private(set) var problems: [SettingsError.Problem] = []
    private var path: [String] = []

    /// A Boolean value that indicates whether the values that are being read belong to a group that is a secret.
    private(set) var isSecret = false

    /// A Boolean value that indicates whether the configuration has a value, right or wrong, for a key that was read.
    private(set) var isConfigured = false

    init(snapshot: ConfigSnapshotReader) { self.snapshot = snapshot }

    /// A copy in which ``isConfigured`` is `false`, to find out whether the configuration has a value for one of the
    /// next keys.
    var withoutConfigured: Self {
      var copy = self
      copy.isConfigured = false
      return copy
    }

    mutating func noteConfigured() { isConfigured = true }

    /// Calls `body` with keys that are relative to another one.
    mutating func inside<Result>(
      _ key: ConfigKey, isSecret: Bool = false, _ body: (inout Self) -> Result
    ) -> Result {
      let (outer, outerPath, isOuterSecret) = (snapshot, path, self.isSecret)
      defer { (snapshot, path, self.isSecret) = (outer, outerPath, isOuterSecret) }
      self.isSecret = isOuterSecret || isSecret
      snapshot = outer.scoped(to: key)
      path += key.components
      return body(&self)
    }

    mutating func note(_ key: ConfigKey, found: String, expected: String) {
      problems.append(.init(key: (path + key.components).joined(separator: "."), found: found, expected: expected))
    }

    mutating func noteContradiction(_ error: any Error) {
      problems.append(
        .init(
          key: path.joined(separator: "."),
          found: (error is InvalidSettings) ? "a contradiction" : "an error of the type \(type(of: error))",
          expected: (error as? InvalidSettings)?.description ?? "values that `\(type(of: error))` does not reject"))
    }
  }
#endif
