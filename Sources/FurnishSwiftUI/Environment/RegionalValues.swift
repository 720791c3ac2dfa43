#if canImport(SwiftUI)
  import Foundation
  import Furnish
  import FurnishFoundation
  import SwiftUI

  /// The values that both SwiftUI and the services have, and that can be compared.
  struct RegionalValues: Equatable, Sendable {
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone

    /// Reads the values of a place in the view tree.
    init(of environment: EnvironmentValues) {
      locale = environment.locale
      calendar = environment.calendar
      timeZone = environment.timeZone
    }

    /// Reads the values of a place whose services are about to be replaced: the values that the new services set, and
    /// otherwise those of the place.
    init(of environment: EnvironmentValues, changedBy services: ServiceValues) {
      self.init(of: environment)
      locale = services.override(of: LocaleKey.self) ?? locale
      calendar = services.override(of: CalendarKey.self) ?? calendar
      timeZone = services.override(of: TimeZoneKey.self) ?? timeZone
    }

    /// Returns services with these values. Services that have them already are returned unchanged.
    func applied(to services: ServiceValues) -> ServiceValues {
      var services = services
      if services.override(of: LocaleKey.self) != locale { services.locale = locale }
      if services.override(of: CalendarKey.self) != calendar { services.calendar = calendar }
      if services.override(of: TimeZoneKey.self) != timeZone { services.timeZone = timeZone }
      return services
    }

    /// Writes the values into SwiftUI's environment, unless it has them: after each write, SwiftUI evaluates views.
    func write(to environment: inout EnvironmentValues) {
      if environment.locale != locale { environment.locale = locale }
      if environment.calendar != calendar { environment.calendar = calendar }
      if environment.timeZone != timeZone { environment.timeZone = timeZone }
    }
  }
#endif
