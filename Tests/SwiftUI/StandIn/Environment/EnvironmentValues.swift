/// A key of the environment.
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// The values of a view's environment, which are passed down the tree.
///
/// It is not `Sendable`, as Apple's is not.
public struct EnvironmentValues: CustomStringConvertible {
  /// The values that were set, by their keys' types.
  var storage: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // The setter stores only a value of the key's type.
      storage[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue
    }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  public var description: String { "EnvironmentValues (\(storage.count) set)" }
}

extension EnvironmentValues {
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
  }

  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
  }

  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .gmt }
  }

  private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
  }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

/// The appearance: light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}
