#if Configuration
  public import Configuration
  public import Furnish

  @available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension ServiceCollection {
    /// Registers settings that are read from a configuration, as a singleton.
    ///
    /// ```swift
    /// let config = ConfigReader(provider: EnvironmentVariablesProvider())
    /// services
    ///   .registerSettings(ServerSettings.self, from: config)
    ///   .registerSettings(MailSettings.self, from: config, at: "mail", reloading: true)
    ///   .register(MailSender.self, MailSender.init(settings:))
    /// ```
    ///
    /// `start()` reads the settings, and throws a ``/Furnish/ServiceError`` with a ``SettingsError`` that names every
    /// wrong value. Without `start()` they are read at the first request.
    ///
    /// With `reloading`, the container watches the configuration from `start()` to `close()`. When values change:
    ///
    /// - Scopes that are opened from the container's root after the change have the new settings, and new instances of
    ///   the services that depend on them. Everything else is shared with the scopes that are open.
    /// - The settings and services of open scopes and of the root's provider stay the same. A running service is not
    ///   restarted, unless it is registered with `registerRunning(…, onChange: .restart)` of FurnishServiceLifecycle.
    /// - The old instances are closed after the last scope that uses them.
    /// - If the new settings are wrong, or an eager service that depends on them cannot be created, nothing changes,
    ///   and the observers of the container receive the error; see ``/Furnish/ServiceContainer/observe(with:)``.
    /// - A change that is still creating eager services is canceled when the configuration changes again or the
    ///   container is closed.
    ///
    /// Settings that `overriding` registers do not reload.
    ///
    /// All reloading settings of a container change together: no scope has some new and some old settings. See
    /// <doc:Settings>.
    ///
    /// - Parameters:
    ///   - settings: The type of the settings, under which they are resolved.
    ///   - name: The name under which the settings are resolved, if they have one.
    ///   - reader: The configuration.
    ///   - key: The key that the keys of the settings are relative to; `nil` for the root of the configuration.
    ///   - reloading: Whether the settings follow changes of the configuration while the container is open.
    ///   - fileID: The place of the call, for reports.
    ///   - filePath: The place of the call, for reports.
    ///   - line: The place of the call, for reports.
    ///   - column: The place of the call, for reports.
    /// - Returns: This collection, for chained calls.
    @discardableResult
    public func registerSettings<Settings: ConfigSettings>(
      _ settings: Settings.Type, name: ServiceName? = nil, from reader: ConfigReader, at key: ConfigKey? = nil,
      reloading: Bool = false,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> any ServiceCollection {
      let source = SettingsSource(reader: reader, key: key, place: "\(fileID):\(line)")
      let reloadable = reloading ? ReloadableSettings<Settings>(source) : nil
      var registration = ServiceRegistration(
        Recipe(settings, calling: { () throws in try reloadable?.readFirst() ?? source.read(settings) }),
        name: name, lifetime: Singleton.singleton, isEager: true, fileID: fileID, filePath: filePath, line: line,
        column: column)
      registration.attachment = reloadable
      add(registration)
      return self
    }
  }
#endif
