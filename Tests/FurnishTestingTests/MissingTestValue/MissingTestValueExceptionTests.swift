import Furnish
import FurnishTesting
import Testing

/// Where a key without a test value is no mistake, and where it still is.
@Suite struct MissingTestValueExceptionTests {
  @Test func anOverriddenKeyIsNoMistake() {
    withServices {
      $0.client = Client(name: "mine")
    } operation: {
      #expect(ServiceValues.current.client.name == "mine")
    }
  }

  @Test(.services { $0.client = Client(name: "mine") })
  func aKeyThatTheTraitSetsIsNoMistake() {
    #expect(ServiceValues.current.client.name == "mine")
  }

  @Test func aKeyThatTheTestPreparedIsNoMistake() {
    prepareServices { $0.client = Client(name: "mine") }
    #expect(ServiceValues.current.client.name == "mine")
  }

  @Test func aKeyWithATestValueIsNoMistake() {
    #expect(ServiceValues.current[Instance.self].name == "test")
  }

  @Test(arguments: [ServiceValues.Context.live, .preview])
  func outsideOfTheTestContextThereIsNoMistake(context: ServiceValues.Context) {
    withServices {
      $0.context = context
    } operation: {
      #expect(ServiceValues.current.client.name == "live")
      #expect(ServiceValues.current.previewedClient.name == context.rawValue)
    }
  }

  @Test func backInTheTestContextItIsAMistake() {
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

  @Test func changingAPartOfALiveValueIsNoMistake() {
    withServices {
      $0.client.timeout = 5
    } operation: {
      #expect(ServiceValues.current.client == Client(name: "live", timeout: 5))
    }
  }

  @Test(.services { $0.client.timeout = 5 })
  func theTraitMayChangeAPartOfALiveValue() {
    #expect(ServiceValues.current.client == Client(name: "live", timeout: 5))
  }

  @Test func preparingMayChangeAPartOfALiveValue() {
    prepareServices { $0.client.timeout = 5 }
    #expect(ServiceValues.current.client == Client(name: "live", timeout: 5))
  }

  @Test func afterAPartWasChangedTheLiveValueIsStillAMistake() {
    withServices {
      $0.client.timeout = 5
    } operation: {
    }
    let reports = reports { #expect(ServiceValues.current.client.timeout == 30) }
    #expect(reports.count == 1)
  }

  @Test func afterTheOverrideEndedItIsAMistake() {
    withServices {
      $0.client = Client(name: "mine")
    } operation: {
      _ = ServiceValues.current.client
    }
    let reports = reports { #expect(ServiceValues.current.client.name == "live") }
    #expect(reports.count == 1)
  }

  @Test func aDefaultThatWasMadeWhileSettingUpIsStillAMistakeForTheTest() {
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
