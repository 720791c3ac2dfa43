import FoundationEssentials
import Furnish
import FurnishFoundation
import FurnishTesting
import Testing

@Suite struct DateGeneratorTests {
  @Test func `reading the date without an override fails the test`() {
    withKnownIssue {
      _ = ServiceValues.current.date
    } matching: {
      $0.proposes("$0.date = .constant(Date(timeIntervalSince1970: 0))")
    }
  }

  @Test(.services { $0.date = .constant(Date(timeIntervalSince1970: 60)) })
  func `a constant date does not change`() {
    #expect(ServiceValues.current.date.now == Date(timeIntervalSince1970: 60))
    #expect(ServiceValues.current.date() == Date(timeIntervalSince1970: 60))
  }

  @Test(.services { $0.date.now = Date(timeIntervalSince1970: 60) })
  func `a trait may assign date.now without setting the date first`() {
    #expect(ServiceValues.current.date() == Date(timeIntervalSince1970: 60))
  }

  @Test func `an override assigns the time, and the date outside still has no test value`() {
    let time = withServices {
      $0.date.now = Date(timeIntervalSince1970: 60)
    } operation: {
      ServiceValues.current.date.now
    }
    #expect(time == Date(timeIntervalSince1970: 60))
    withKnownIssue {
      _ = ServiceValues.current.date
    } matching: {
      $0.proposes("$0.date = .constant(Date(timeIntervalSince1970: 0))")
    }
  }

  @Test func `a nested override assigns another time`() {
    withServices {
      $0.date.now = Date(timeIntervalSince1970: 60)
    } operation: {
      withServices {
        $0.date.now += 5
      } operation: {
        #expect(ServiceValues.current.date() == Date(timeIntervalSince1970: 65))
      }
      #expect(ServiceValues.current.date() == Date(timeIntervalSince1970: 60))
    }
  }

  @Test func `the live date is the time of the system`() {
    let before = Date()
    let date = withServices {
      $0.context = .live
    } operation: {
      ServiceValues.current.date.now
    }
    #expect((before...Date()).contains(date))
  }
}
