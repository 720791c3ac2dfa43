#if Configuration
  /// The last refusal of settings, until the container accepts a combination with them.
  @available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  enum SettingsRefusal<Settings: ConfigSettings> {
    /// The container has refused nothing since it last accepted a combination.
    case none

    /// The container has refused a combination with these settings.
    ///
    /// - Parameter isOwn: Whether settings other than those in force were refused. Otherwise only other settings of the
    ///   combination have changed.
    case combination(Settings, isOwn: Bool)

    /// The settings could not be read.
    case unreadable(SettingsError)

    /// The settings could not be read before, and were read since.
    case readAgain

    /// Whether settings other than those in force were refused.
    var isOwn: Bool {
      switch self {
      case .none: false
      case .combination(_, let isOwn): isOwn
      case .unreadable, .readAgain: true
      }
    }

    /// Returns whether settings are part of the combination that was refused last.
    func includes(_ settings: Settings) -> Bool {
      if case .combination(settings, _) = self { true } else { false }
    }

    /// Records that the settings were read.
    mutating func noteReading() {
      if case .unreadable = self { self = .readAgain }
    }

    /// Records that the settings could not be read.
    ///
    /// - Returns: Whether the error differs from the last one.
    mutating func note(_ error: SettingsError) -> Bool {
      defer { self = .unreadable(error) }
      if case .unreadable(error) = self { return false }
      return true
    }

    /// Records that the container has refused a combination with these settings.
    mutating func refuse(_ settings: Settings, isNew: Bool) {
      self = .combination(settings, isOwn: isOwn || isNew)
    }
  }
#endif
