import Furnish
import Testing

/// The environment of an endpoint: the values from which its service was read.
@Suite(.onEveryRoot)
struct ServiceEnvironmentTests {
  private enum Number: PlainKey { static var value: Int { 1 } }
  private enum Doubled: PlainKey {
    static var value: Int { ServiceValues.current[Number.self] * 2 }
  }

  /// A service whose endpoints are in a struct with explicit types, so that an endpoint may read the service itself.
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

  /// A service with one endpoint, which is in a struct because Swift has no tuples of one element.
  private struct Single: Service {
    struct Endpoints {
      var read: Endpoint<@Sendable () -> Int> = { environment in { environment[Number.self] } }
    }
    var environment = ServiceValues()
    var endpoints = Endpoints()
  }

  private var probe: Probe { ServiceValues.current[service: \Probe.self] }

  @Test func `a service that was read under an override keeps its environment after the override`() {
    let service = withServices {
      $0[Number.self] = 10
    } operation: {
      probe
    }
    #expect(service.read() == 10)
  }

  @Test func `an endpoint that was read under an override keeps its environment after the override`() {
    let read = withServices {
      $0[Number.self] = 10
    } operation: {
      probe.read
    }
    #expect(read() == 10)
  }

  @Test func `a service that was read before an override ignores the override around its call`() {
    let service = probe
    withServices {
      $0[Number.self] = 10
    } operation: {
      #expect(service.read() == 1)
      #expect(probe.read() == 10)
    }
  }

  @Test func `the environment reaches other threads`() {
    let service = withServices {
      $0[Number.self] = 10
    } operation: {
      probe
    }
    #expect(TestThread.run { service.read() } == 10)
  }

  @Test func `an endpoint that was overridden outside reads the overrides around the read of the service`() {
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

  @Test func `an endpoint reads values that the same update sets after the endpoint`() {
    withServices {
      $0[service: \Probe.self].endpoints.read = { environment in { environment[Number.self] + 1000 } }
      $0[Number.self] = 10
    } operation: {
      #expect(probe.read() == 1010)
    }
  }

  @Test func `defaults that endpoints read are computed in the environment`() {
    let service = withServices {
      $0[Number.self] = 10
    } operation: {
      probe
    }
    #expect(service.readDoubled() == 20)
    #expect(probe.readDoubled() == 2)
  }

  @Test func `an endpoint that reads its own service calls the overridden endpoints`() {
    withServices {
      $0[service: \Probe.self].endpoints.read = { _ in { 50 } }
    } operation: {
      #expect(probe.readTwice() == 100)
    }
  }

  @Test func `an endpoint that reads its own service receives it with the same environment`() {
    let service = withServices {
      $0[Number.self] = 10
    } operation: {
      probe
    }
    #expect(service.readTwice() == 20)
  }

  @Test func `a service may have a single endpoint, in a struct`() {
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

  @Test func `a copy of the values is the environment of the services that are read from it`() {
    var values = ServiceValues.current
    values[Number.self] = 10
    #expect(values[service: \Probe.self].read() == 10)
    #expect(probe.read() == 1)
  }

  @Test func `a service that a default reads has the environment of the layer that stores the default`() {
    enum Held: PlainKey { static var value: Probe { ServiceValues.current[service: \Probe.self] } }
    withServices {
      $0[service: \Probe.self].endpoints.readTwice = { environment in { environment[Number.self] + 500 } }
      $0[Number.self] = 10
    } operation: {
      // The default did not read the number, so it belongs to the layer in which the endpoint was set.
      #expect(ServiceValues.current[Held.self].readTwice() == 501)
    }
  }
}
