#if Configuration
  import Configuration
  import Furnish

  /// The attachment of a registration whose settings follow their configuration.
  @available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  protocol AnyReloadableSettings: ContainerWork, AnyObject {
    /// Reads the current settings, and compares them with those in force.
    func read() throws(SettingsError) -> any SettingsReading

    /// Records that the settings could not be read.
    ///
    /// - Returns: Whether the error differs from the last one.
    func note(_ error: SettingsError) -> Bool
  }

  /// Settings that were read, and that a container may put into force.
  protocol SettingsReading: Sendable {
    /// Whether these settings differ from those in force.
    var isNew: Bool { get }

    /// Whether these settings are part of the last combination that the container has refused.
    var wasRefused: Bool { get }

    /// Whether these settings equal those in force, and others were refused before: the configuration has withdrawn the
    /// refused change.
    var isWithdrawal: Bool { get }

    /// Whether the configuration still has these settings.
    var isCurrent: Bool { get }

    func isSame(as other: any SettingsReading) -> Bool

    /// Returns the registration in force, with these settings.
    func registration(_ original: ServiceRegistration) -> ServiceRegistration

    /// Records whether the container has accepted the combination that these settings are part of.
    func end(isAccepted: Bool)
  }

  /// The settings of one registration: those in force, and the last refusal.
  // `@unchecked Sendable`: the variables are guarded by `lock`.
  @available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  final class ReloadableSettings<Settings: ConfigSettings>: AnyReloadableSettings, @unchecked Sendable {
    private let source: SettingsSource
    private let lock = Lock()

    /// The settings that the container starts with.
    private var first: Settings?

    /// Whether the container follows the configuration, so that ``first`` is final.
    private var isWatched = false
    private var inForce: Settings?
    private var refusal = SettingsRefusal<Settings>.none

    init(_ source: SettingsSource) { self.source = source }

    /// Returns the settings that the container starts with. They are final once the container follows the
    /// configuration: a scope with overrides that creates them again receives the same ones.
    func readFirst() throws(SettingsError) -> Settings {
      if let first = lock.withLock({ isWatched ? first : nil }) { return first }
      let settings = try source.read(Settings.self)
      lock.withLock { (first, inForce) = (settings, settings) }
      return settings
    }

    func read() throws(SettingsError) -> any SettingsReading {
      let settings = try source.read(Settings.self)
      return lock.withLock {
        refusal.noteReading()
        return Reading(
          owner: self, settings: settings, isNew: settings != inForce, wasRefused: refusal.includes(settings),
          isWithdrawal: refusal.isOwn && settings == inForce)
      }
    }

    func note(_ error: SettingsError) -> Bool {
      lock.withLock { refusal.note(error) }
    }

    func run(changing generations: ScopeGenerations) async {
      lock.withLock { isWatched = true }
      var pause = Duration.seconds(10)
      while true {
        do {
          return try await source.reader.watchSnapshot { updates in
            pause = .seconds(10)
            for await _ in updates { SettingsChange.apply(in: generations) }
          }
        } catch {
          // The task is canceled when the container is closed, which ends the watching.
          if Task.isCancelled { return }
          SettingsChange.report(error, watching: self, in: generations)
        }
        guard (try? await ServiceValues.current.clockWithoutReport.sleep(for: pause)) != nil else { return }
        // The pause becomes longer, so that a provider that cannot be watched at all is not reported every ten seconds.
        pause = min(pause * 2, .seconds(3600))
      }
    }

    private func end(_ settings: Settings, isAccepted: Bool) {
      lock.withLock {
        if isAccepted {
          inForce = settings
          refusal = .none
        } else {
          refusal.refuse(settings, isNew: settings != inForce)
        }
      }
    }

    private struct Reading: SettingsReading {
      let owner: ReloadableSettings
      let settings: Settings
      let isNew: Bool
      let wasRefused: Bool
      let isWithdrawal: Bool

      var isCurrent: Bool { (try? owner.source.read(Settings.self)) == settings }

      func isSame(as other: any SettingsReading) -> Bool { (other as? Self)?.settings == settings }

      func registration(_ original: ServiceRegistration) -> ServiceRegistration { original.supplying(settings) }

      func end(isAccepted: Bool) { owner.end(settings, isAccepted: isAccepted) }
    }
  }

  /// A change of all reloading settings of a container at once.
  @available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  enum SettingsChange {
    static func apply(in generations: ScopeGenerations) {
      generations.change { root throws(RefusedChange) in
        let all = root.registrations(withAttachment: (any AnyReloadableSettings).self)
        let readings = try stableReadings(of: all)
        // A combination is accepted or refused as a whole: unchanged settings belong to it, too.
        let end = { @Sendable (isAccepted: Bool) in
          for (_, reading) in readings { reading.end(isAccepted: isAccepted) }
        }
        let withdrawn = readings.filter(\.reading.isWithdrawal).map(\.number)
        let changes = readings.filter(\.reading.isNew)
        if changes.isEmpty {
          end(true)
          return RegistrationChanges([], withdrawn: withdrawn)
        }
        // Each registration of settings has its own watcher, so several watchers call this function for one change. A
        // change that was refused is not applied a second time.
        if readings.allSatisfy(\.reading.wasRefused) { return RegistrationChanges([]) }
        return RegistrationChanges(
          changes.map { RegistrationChange(of: $0.number, in: root, $0.reading.registration, end: end) },
          withdrawn: withdrawn, isOutdated: { !readings.allSatisfy(\.reading.isCurrent) })
      }
    }

    /// Reports the error of a provider whose changes are watched, as a change that was refused.
    static func report(
      _ error: any Error, watching settings: any AnyReloadableSettings, in generations: ScopeGenerations
    ) {
      generations.change { root throws(RefusedChange) in
        let all = root.registrations(withAttachment: (any AnyReloadableSettings).self)
        throw RefusedChange(all.filter { $0.attachment === settings }.map { ($0.number, error) })
      }
    }

    private typealias NumberedReading = (number: Int, reading: any SettingsReading)

    /// Reads all settings until two readings in a row are equal, so that the settings are those of one moment.
    private static func stableReadings(
      of all: [AttachedRegistration<any AnyReloadableSettings>]
    ) throws(RefusedChange) -> [NumberedReading] {
      var last = try readings(of: all)
      // The loop is limited, because the configuration may change all the time. The watcher reads again at the next
      // change.
      for _ in 0..<100 where all.count > 1 {
        let next = try readings(of: all)
        if zip(last, next).allSatisfy({ $0.reading.isSame(as: $1.reading) }) { break }
        last = next
      }
      return last
    }

    private static func readings(
      of all: [AttachedRegistration<any AnyReloadableSettings>]
    ) throws(RefusedChange) -> [NumberedReading] {
      var readings: [NumberedReading] = []
      var errors: [(registration: Int, error: any Error)] = []
      var isWrong = false
      for registration in all {
        do throws(SettingsError) {
          readings.append((registration.number, try registration.attachment.read()))
        } catch {
          isWrong = true
          if registration.attachment.note(error) { errors.append((registration.number, error)) }
        }
      }
      if isWrong { throw RefusedChange(errors) }
      return readings
    }
  }
#endif
