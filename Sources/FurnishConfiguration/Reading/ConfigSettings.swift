#if Configuration
  public import Configuration

  /// A struct of settings that is read from a configuration, and validated as a whole.
  ///
  /// ```swift
  /// struct ServerSettings: ConfigSettings {
  ///   var host: String
  ///   var port: Int
  ///   var password: Redacted<String>
  ///
  ///   static var schema: SettingsSchema<Self> {
  ///     SettingsSchema(
  ///       Self.init(host:port:password:),
  ///       .string("host", default: "127.0.0.1"),
  ///       .int("port", in: 1...65_535),
  ///       .secret("password"))
  ///   }
  /// }
  ///
  /// services.registerSettings(ServerSettings.self, from: ConfigReader(provider: EnvironmentVariablesProvider()))
  /// ```
  ///
  /// Settings are compared to find out whether they have changed. Use one struct for values that change together, and
  /// several structs where services depend on different parts.
  @available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public protocol ConfigSettings: Sendable, Equatable {
    /// The keys of the settings, and the initializer that receives their values.
    static var schema: SettingsSchema<Self> { get }
  }

  @available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension ConfigSettings {
    /// Reads the settings.
    ///
    /// - Parameters:
    ///   - reader: The configuration. All values are taken from one snapshot of it.
    ///   - key: The key that all others are relative to; `nil` if they are relative to the root of the configuration.
    ///   - fileID: The place of the call, for the error.
    ///   - line: The place of the call, for the error.
    /// - Throws: ``SettingsError`` with everything that is wrong.
    public init(
      from reader: ConfigReader, at key: ConfigKey? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) throws {
      self = try SettingsSource(reader: reader, key: key, place: "\(fileID):\(line)").read(Self.self)
    }
  }

  /// The place in a configuration where settings are read.
  @available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  struct SettingsSource: Sendable {
    let reader: ConfigReader
    let key: ConfigKey?

    /// The file and line that read the settings.
    let place: String

    func read<Settings: ConfigSettings>(_ type: Settings.Type) throws(SettingsError) -> Settings {
      var input = SettingsInput(snapshot: reader.snapshot())
      let settings = key.map { key in input.inside(key) { Settings.schema.read(&$0) } } ?? Settings.schema.read(&input)
      guard input.problems.isEmpty, let settings else {
        throw SettingsError(input.problems, in: type, place: place)
      }
      return settings
    }
  }
#endif
