public import Furnish

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ServiceValues {
  /// The calendar for computing dates. In a running program it follows the system's settings; in tests it is Gregorian,
  /// with the `locale` and the `timeZone` of the test, so that tests have the same results on every machine.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The locale for text that people read. In a running program it follows the system's settings; in tests it is
  /// `en_US_POSIX`.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone. In a running program it follows the system's settings; in tests it is Greenwich Mean Time.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

package enum CalendarKey: ServiceKey {
  package static var defaultValue: Calendar { .autoupdatingCurrent }
  package static var testValue: Calendar {
    let values = ServiceValues.current
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = values.locale
    calendar.timeZone = values.timeZone
    return calendar
  }
}

package enum LocaleKey: ServiceKey {
  package static var defaultValue: Locale { .autoupdatingCurrent }
  package static var testValue: Locale { Locale(identifier: "en_US_POSIX") }
}

package enum TimeZoneKey: ServiceKey {
  package static var defaultValue: TimeZone { .autoupdatingCurrent }
  package static var testValue: TimeZone { .gmt }
}
