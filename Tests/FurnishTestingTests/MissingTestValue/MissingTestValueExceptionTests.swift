import Furnish
import FurnishTesting
import Testing

/// The reads of a key without a test value that are not reported, and those that are.
@Suite struct MissingTestValueExceptionTests {
  @Test func `an overridden key is not reported`() {
    withServices {
      $0.client = Client(name: "mine")
    } operation: {
      #expect(ServiceValues.current.client.name == "mine")
    }
  }

  @Test(.services { $0.client = Client(name: "mine") })
  func `a key that the trait sets is not reported`() {
    #expect(ServiceValues.current.client.name == "mine")
  }

  @Test func `a key that the test prepared is not reported`() {
    prepareServices { $0.client = Client(name: "mine") }
    #expect(ServiceValues.current.client.name == "mine")
  }

  @Test func `a key with a test value is not reported`() {
    #expect(ServiceValues.current[Instance.self].name == "test")
  }

  @Test(arguments: [ServiceValues.Context.live, .preview])
  func `a read outside of the test context is not reported`(context: ServiceValues.Context) {
    withServices {
      $0.context = context
    } operation: {
      #expect(ServiceValues.current.client.name == "live")
      #expect(ServiceValues.current.previewedClient.name == context.rawValue)
    }
  }

  @Test func `a read in a nested test context is reported`() {
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

  @Test func `changing a part of a live value is not reported`() {
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

  @Test func `reading the live value is reported after a part of it was changed`() {
    withServices {
      $0.client.timeout = 5
    } operation: {
    }
    let reports = reports { #expect(ServiceValues.current.client.timeout == 30) }
    #expect(reports.count == 1)
  }

  @Test func `a read after the end of an override is reported`() {
    withServices {
      $0.client = Client(name: "mine")
    } operation: {
      _ = ServiceValues.current.client
    }
    let reports = reports { #expect(ServiceValues.current.client.name == "live") }
    #expect(reports.count == 1)
  }

  @Test func `a default that was created in an update is reported when the test reads it`() {
    withServices {
      $0[Instance.self] = Box($0[LiveLength.self].description)
    } operation: {
      #expect(ServiceValues.current[Instance.self].name == "4")
    }
    let reports = reports { #expect(ServiceValues.current[LiveLength.self] == 4) }
    #expect(reports.map { $0.message.prefix { $0 != " " } } == ["LiveOnly", "LiveLength"])
  }

  @Test func `a test value that changes a part of a live value is not reported`() {
    #expect(ServiceValues.current[TestTimeout.self] == 5)
  }

  @Test func `a live value that a test value reads in an update is reported when the test reads that test value`() {
    withServices {
      $0[Instance.self] = Box($0[TestLength.self].description)
    } operation: {
      #expect(ServiceValues.current[Instance.self].name == "4")
    }
    let reports = reports { #expect(ServiceValues.current[TestLength.self] == 4) }
    #expect(reports.map { $0.message.prefix { $0 != " " } } == ["LiveOnly"])
  }
}

/// A key without a test value, which reads another key without one.
private enum LiveLength: ServiceKey {
  static var defaultValue: Int { ServiceValues.current.client.name.count }
}

/// A key whose test value reads a key without one.
private enum TestLength: ServiceKey {
  static var defaultValue: Int { 0 }
  static var testValue: Int { ServiceValues.current.client.name.count }
}

/// A key whose test value changes a part of a live one.
private enum TestTimeout: ServiceKey {
  static var defaultValue: Double { 0 }
  static var testValue: Double {
    withServices {
      $0.client.timeout = 5
    } operation: {
      Double(ServiceValues.current.client.timeout)
    }
  }
}
