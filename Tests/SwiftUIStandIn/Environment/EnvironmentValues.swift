/// A place in the environment.
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// What views know of where they stand. It is passed down the tree.
///
/// `@unchecked Sendable`, as Apple's is `Sendable`: what is in it is the affair of those who put it there.
public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  /// The values that were set, by their keys' types.
  var storage: [ObjectIdentifier: Any] = [:]

  /// Notes what is read, for the view that reads.
  var reads: EnvironmentReads?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      reads?.note(ObjectIdentifier(key))
      // Under a key there is what was set for it, below.
      return storage[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue
    }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  public var description: String { "EnvironmentValues (\(storage.count) set)" }
}

/// The keys that one evaluation of a view has read.
///
/// `@unchecked Sendable`: `keys` is guarded by `lock`.
final class EnvironmentReads: @unchecked Sendable {
  private let lock = NSLock()
  private var keys: Set<ObjectIdentifier> = []

  func note(_ key: ObjectIdentifier) { lock.withLock { _ = keys.insert(key) } }

  /// Whether another environment says the same of all of them.
  func areSame(in one: EnvironmentValues, and other: EnvironmentValues) -> Bool {
    lock.withLock { keys }.allSatisfy { key in
      switch (one.storage[key], other.storage[key]) {
      case (nil, nil): true
      case (let first?, let second?): Same.values(first, second)
      default: false
      }
    }
  }
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

/// Whether the surroundings are light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}
