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

@Suite struct UUIDGeneratorTests {
  @Test func `reading identifiers without an override fails the test`() {
    withKnownIssue {
      _ = ServiceValues.current.uuid
    } matching: {
      $0.proposes("$0.uuid = .incrementing")
    }
  }

  @Test(.services { $0.uuid = .incrementing })
  func `incrementing identifiers count from zero`() {
    let uuid = ServiceValues.current.uuid
    #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000001")
    #expect(ServiceValues.current.uuid() == UUID(number: 2))
  }

  @Test func `an identifier with a number ends with the number`() {
    #expect(
      UUID(number: 0x0123_4567_89AB_CDEF).uuidString == "00000000-0000-0000-0123-456789ABCDEF")
  }

  @Test func `a constant generator returns the same identifier each time`() {
    let generator = UUIDGenerator.constant(UUID(number: 9))
    #expect(generator() == UUID(number: 9) && generator() == UUID(number: 9))
  }

  @Test func `two live identifiers differ`() {
    let generator = UUIDGenerator.live
    #expect(generator() != generator())
  }

  @Test func `many tasks receive different incrementing identifiers`() async {
    let generator = UUIDGenerator.incrementing
    let identifiers = await withTaskGroup(of: UUID.self) { group in
      for _ in 0..<500 { group.addTask { generator() } }
      return await group.reduce(into: Set<UUID>()) { $0.insert($1) }
    }
    #expect(identifiers == Set((0..<500).map { UUID(number: $0) }))
  }
}

@Suite struct RegionalValuesTests {
  @Test func `regional values in tests are the same on every machine`() {
    let values = ServiceValues.current
    #expect(values.calendar.identifier == .gregorian)
    #expect(values.calendar.timeZone == .gmt)
    #expect(values.calendar.locale?.identifier == "en_US_POSIX")
    #expect(values.locale.identifier == "en_US_POSIX")
    #expect(values.timeZone == .gmt)
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

@Suite struct OpenURLTests {
  @Test func `reading openURL without an override fails the test`() {
    withKnownIssue {
      _ = ServiceValues.current.openURL
    } matching: {
      $0.proposes("$0.openURL = OpenURL { _ in }")
    }
  }

  @Test func `an override receives the URL`() async {
    let (opened, continuation) = AsyncStream<String>.makeStream()
    withServices {
      $0.openURL = OpenURL { continuation.yield($0.absoluteString) }
    } operation: {
      ServiceValues.current.openURL(URL(string: "https://www.swift.org/?q=1")!)
    }
    continuation.finish()
    #expect(await opened.reduce(into: []) { $0.append($1) } == ["https://www.swift.org/?q=1"])
  }
}

extension Issue {
  /// Returns whether this issue reports a value that a test did not set, and proposes `example` as the fix.
  fileprivate func proposes(_ example: String) -> Bool {
    comments.contains {
      $0.rawValue.hasSuffix(
        "fix:   override it for this test, as in @Test(.services { \(example) }).")
    }
  }
}
