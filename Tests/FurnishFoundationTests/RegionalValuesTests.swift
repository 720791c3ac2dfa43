import FoundationEssentials
import Furnish
import FurnishFoundation
import FurnishTesting
import Testing

@Suite struct RegionalValuesTests {
  @Test func `regional values in tests are the same on every machine`() {
    let values = ServiceValues.current
    #expect(values.calendar.identifier == .gregorian)
    #expect(values.calendar.timeZone == .gmt)
    #expect(values.calendar.locale?.identifier == "en_US_POSIX")
    #expect(values.locale.identifier == "en_US_POSIX")
    #expect(values.timeZone == .gmt)
  }

  @Test func `the calendar of a test has the locale and the time zone that the test sets`() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 3600))
    #expect(ServiceValues.current.calendar.timeZone == .gmt)
    withServices {
      $0.locale = Locale(identifier: "fr_FR")
      $0.timeZone = zone
    } operation: {
      #expect(ServiceValues.current.calendar.locale?.identifier == "fr_FR")
      #expect(ServiceValues.current.calendar.timeZone == zone)
    }
    #expect(ServiceValues.current.calendar.timeZone == .gmt)
  }

  @Test func `live values follow the system`() {
    withServices {
      $0.context = .live
    } operation: {
      #expect(ServiceValues.current.calendar == .autoupdatingCurrent)
      #expect(ServiceValues.current.locale == .autoupdatingCurrent)
      #expect(ServiceValues.current.timeZone == .autoupdatingCurrent)
    }
  }

  @Test(.services { $0.locale = Locale(identifier: "fr_FR") })
  func `a test may set another locale`() {
    #expect(ServiceValues.current.locale.identifier == "fr_FR")
  }
}
