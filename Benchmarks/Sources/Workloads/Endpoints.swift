import BlackHole
import Furnish

/// The cost of calling an endpoint of a closure service, with and without an interceptor around it.
extension Workload {
  static let endpoints = [
    Workload("floor: call a closure of a struct") { count in
      call(makeAdder(), count)
    },
    Workload("closure service: an endpoint without an interceptor") { count in
      // `failing()` intercepts throwing endpoints alone, so it leaves this endpoint unchanged.
      call(makeAdder().failing(), count)
    },
    Workload("closure service: an endpoint, intercepted once") { count in
      call(makeAdder().intercepted(by: Forwarding()), count)
    },
    Workload("closure service: an endpoint, recorded") { count in
      call(makeAdder().recorded(into: ServiceSpy()), count)
    },
  ]
}

/// An interceptor that forwards every call, by the default implementation of the protocol.
private struct Forwarding: ServiceInterceptor {}

/// A service with the members that `@ClosureService` would write. This package uses no macros,
/// which take minutes to build.
private struct Adder: ClosureService {
  var add: @Sendable (_ number: Int) -> Int

  static var unimplemented: Self { Self { $0 } }

  static var serviceEndpoints: [ServiceEndpoint] {
    [ServiceEndpoint("add", of: "Adder", at: \Self.add, parameters: ["number"])]
  }

  func intercepting(_ interceptor: any ServiceInterceptor) -> Self {
    let endpoints = Self.serviceEndpoints
    var service = self
    if interceptor.intercepts(endpoints[0]) {
      service.add = { argument1 in
        let call = ServiceCall(endpoints[0]) { [argument1 as Any] }
        return interceptor.intercept(call) { () -> Int in self.add(argument1) }
      }
    }
    return service
  }
}

@inline(never)
private func makeAdding() -> @Sendable (Int) -> Int { { $0 &+ 1 } }

@inline(never)
private func makeAdder() -> Adder { Adder(add: makeAdding()) }

/// Calls the endpoint. All workloads use this function, so that the optimizer treats the closure alike.
@inline(never) @_optimize(none)
private func call(_ adder: Adder, _ count: Int) {
  var number = 0
  while number < count {
    consume(adder.add(number))
    number &+= 1
  }
}
