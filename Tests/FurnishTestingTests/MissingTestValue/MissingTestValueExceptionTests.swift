import Furnish
import FurnishTesting
import Testing

/// Where a key without a test value is no mistake, and where it still is.
@Suite struct MissingTestValueExceptionTests {
  @Test func `an overridden key is no mistake`() {
    withServices {
      $0.client = Client(name: "mine")
    } operation: {
      #expect(ServiceValues.current.client.name == "mine")
    }
  }

  @Test(.services { $0.client = Client(name: "mine") })
  func `a key that the trait sets is no mistake`() {
    #expect(ServiceValues.current.client.name == "mine")
  }

  @Test func `a key that the test prepared is no mistake`() {
    prepareServices { $0.client = Client(name: "mine") }
    #expect(ServiceValues.current.client.name == "mine")
  }

  @Test func `a key with a test value is no mistake`() {
    #expect(ServiceValues.current[Instance.self].name == "test")
  }

  @Test(arguments: [ServiceValues.Context.live, .preview])
  func `outside of the test context there is no mistake`(context: ServiceValues.Context) {
    withServices {
      $0.context = context
    } operation: {
      #expect(ServiceValues.current.client.name == "live")
      #expect(ServiceValues.current.previewedClient.name == context.rawValue)
    }
  }

  @Test func `back in the test context it is a mistake`() {
    withServices {
      $0.context = .live
    } operation: {
      #expect(ServiceValues.current.client.name == "live")
      let reports = reports {
        withServices {
          $0.context = .test
        } operation: {
          #expect(ServiceValues.current.client.name == "live")
        }
      }
      #expect(reports.count == 1)
    }
  }

  @Test func `changing a part of a live value is no mistake`() {
    withServices {
      $0.client.timeout = 5
    } operation: {
      #expect(ServiceValues.current.client == Client(name: "live", timeout: 5))
    }
  }

  @Test(.services { $0.client.timeout = 5 })
  func `the trait may change a part of a live value`() {
    #expect(ServiceValues.current.client == Client(name: "live", timeout: 5))
  }

  @Test func `preparing may change a part of a live value`() {
    prepareServices { $0.client.timeout = 5 }
    #expect(ServiceValues.current.client == Client(name: "live", timeout: 5))
  }

  @Test func `reading the live value is still a mistake after a part of it was changed`() {
    withServices {
      $0.client.timeout = 5
    } operation: {
    }
    let reports = reports { #expect(ServiceValues.current.client.timeout == 30) }
    #expect(reports.count == 1)
  }

  @Test func `after the override ended it is a mistake`() {
    withServices {
      $0.client = Client(name: "mine")
    } operation: {
      _ = ServiceValues.current.client
    }
    let reports = reports { #expect(ServiceValues.current.client.name == "live") }
    #expect(reports.count == 1)
  }

  @Test func `a default that was created while setting up is still a mistake for the test`() {
    withServices {
      $0[Instance.self] = Box($0[LiveLength.self].description)
    } operation: {
      #expect(ServiceValues.current[Instance.self].name == "4")
    }
    let reports = reports { #expect(ServiceValues.current[LiveLength.self] == 4) }
    #expect(reports.map { $0.message.prefix { $0 != " " } } == ["LiveOnly", "LiveLength"])
  }
}

/// Has no test value, and reads another that has none.
private enum LiveLength: ServiceKey {
  static var defaultValue: Int { ServiceValues.current.client.name.count }
}
