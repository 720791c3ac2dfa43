import Furnish
import Testing

/// An endpoint reads the environment in which its service was read.
@Suite(.onEveryGround)
struct ServiceEnvironmentTests {
  private enum Number: PlainKey { static var value: Int { 1 } }
  private enum Doubled: PlainKey {
    static var value: Int { ServiceValues.current[Number.self] * 2 }
  }

  /// Its endpoints are in a struct, whose types are written out, so that they may name the
  /// service itself.
  private struct Probe: Service {
    struct Endpoints {
      var read: Endpoint<@Sendable () -> Int> = { environment in { environment[Number.self] } }
      var readDoubled: Endpoint<@Sendable () -> Int> = { environment in { environment[Doubled.self] } }
      var readTwice: Endpoint<@Sendable () -> Int> = { environment in
        { environment[service: \Probe.self].read() * 2 }
      }
    }
    var environment = ServiceValues()
    var endpoints = Endpoints()
  }

  /// One endpoint alone: a struct, because Swift has no tuples of one.
  private struct Single: Service {
    struct Endpoints {
      var read: Endpoint<@Sendable () -> Int> = { environment in { environment[Number.self] } }
    }
    var environment = ServiceValues()
    var endpoints = Endpoints()
  }

  private var probe: Probe { ServiceValues.current[service: \Probe.self] }

  @Test func aServiceReadInsideKeepsItsEnvironmentOutside() {
    let service = withServices {
      $0[Number.self] = 10
    } operation: {
      probe
    }
    #expect(service.read() == 10)
  }

  @Test func aFunctionTakenInsideKeepsItsEnvironmentOutside() {
    let read = withServices {
      $0[Number.self] = 10
    } operation: {
      probe.read
    }
    #expect(read() == 10)
  }

  @Test func aServiceReadOutsideDoesNotSeeOverridesMadeAroundTheCall() {
    let service = probe
    withServices {
      $0[Number.self] = 10
    } operation: {
      #expect(service.read() == 1)
      #expect(probe.read() == 10)
    }
  }

  @Test func theEnvironmentReachesOtherThreads() {
    let service = withServices {
      $0[Number.self] = 10
    } operation: {
      probe
    }
    #expect(TestThread.run { service.read() } == 10)
  }

  @Test func overridesAroundTheReadAreSeenThoughTheServiceWasOverriddenOutsideThem() {
    withServices {
      $0[service: \Probe.self].endpoints.read = { environment in { environment[Number.self] + 1000 } }
    } operation: {
      withServices {
        $0[Number.self] = 10
      } operation: {
        #expect(probe.read() == 1010)
      }
      #expect(probe.read() == 1001)
    }
  }

  @Test func overridesMadeAfterTheEndpointsInOneUpdateAreSeen() {
    withServices {
      $0[service: \Probe.self].endpoints.read = { environment in { environment[Number.self] + 1000 } }
      $0[Number.self] = 10
    } operation: {
      #expect(probe.read() == 1010)
    }
  }

  @Test func defaultsThatEndpointsReadSeeTheEnvironmentToo() {
    let service = withServices {
      $0[Number.self] = 10
    } operation: {
      probe
    }
    #expect(service.readDoubled() == 20)
    #expect(probe.readDoubled() == 2)
  }

  @Test func aServiceFoundInItsOwnEnvironmentIsTheOverriddenOne() {
    withServices {
      $0[service: \Probe.self].endpoints.read = { _ in { 50 } }
    } operation: {
      #expect(probe.readTwice() == 100)
    }
  }

  @Test func aServiceFoundInItsOwnEnvironmentHasThatEnvironment() {
    let service = withServices {
      $0[Number.self] = 10
    } operation: {
      probe
    }
    #expect(service.readTwice() == 20)
  }

  @Test func endpointsMayStandInAStruct() {
    withServices {
      $0[Number.self] = 10
    } operation: {
      #expect(ServiceValues.current[service: \Single.self].read() == 10)
    }
    withServices {
      $0[service: \Single.self].endpoints.read = { _ in { 50 } }
    } operation: {
      #expect(ServiceValues.current[service: \Single.self].read() == 50)
    }
  }

  @Test func valuesWithoutTaskServeAsEnvironment() {
    var values = ServiceValues.current
    values[Number.self] = 10
    #expect(values[service: \Probe.self].read() == 10)
    #expect(probe.read() == 1)
  }

  @Test func aServiceReadWhileADefaultIsComputedSeesWhereThatDefaultLives() {
    enum Held: PlainKey { static var value: Probe { ServiceValues.current[service: \Probe.self] } }
    withServices {
      $0[service: \Probe.self].endpoints.readTwice = { environment in { environment[Number.self] + 500 } }
      $0[Number.self] = 10
    } operation: {
      // The number was not read for the default, so it lives where the endpoint was set.
      #expect(ServiceValues.current[Held.self].readTwice() == 501)
    }
  }
}
