import BlackHole
import CoreMetrics
import Furnish
import FurnishObservability
import Logging
import Tracing
import Workloads

/// The cost of a call of a closure service with a log, a timer or a span around it.
extension Workload {
  static let calls: [Workload] =
    [
      Workload("call: not observed") { call(makeAdder(), $0) },
      Workload("call: intercepted, and forwarded") { call(makeAdder().intercepted(by: Forwarding()), $0) },
      Workload("call: logged at a level that the log leaves out") { count in
        var logger = BackEnds.noOp.logger
        logger.logLevel = .error
        call(makeAdder().logged(to: logger), count)
      },
    ] + observed(calls: "no-op") { .noOp } + observed(calls: "in memory") { .inMemory } + byHand

  private static func observed(calls name: String, _ makeBackEnds: @escaping @Sendable () -> BackEnds) -> [Workload] {
    [
      Workload("call: logged, \(name)") { call(makeAdder().logged(to: makeBackEnds().logger), $0) },
      Workload("call: measured, \(name)") { call(makeAdder().measured(in: makeBackEnds().metrics), $0) },
      Workload("call: traced, \(name)") { call(makeAdder().traced(with: makeBackEnds().tracer), $0) },
      Workload("call: all three, \(name)") { count in
        let backEnds = makeBackEnds()
        call(
          makeAdder().traced(with: backEnds.tracer).measured(in: backEnds.metrics).logged(to: backEnds.logger), count)
      },
    ]
  }
}

/// The same work without interceptors, as code of a program around one function.
extension Workload {
  fileprivate static let byHand: [Workload] = [
    Workload("by hand: logged, no-op") { count in
      let add = makeAdding()
      let logger = BackEnds.noOp.logger
      let logged = Adder { number in
        let start = ContinuousClock.now
        let sum = add(number)
        logger.info(
          "A service was called",
          metadata: ["endpoint": "Adder.add", "duration": .stringConvertible(ContinuousClock.now - start)])
        return sum
      }
      call(logged, count)
    },
    Workload("by hand: measured, no-op") { count in
      let add = makeAdding()
      let timer = Timer(label: "duration", dimensions: [("endpoint", "add")], factory: BackEnds.noOp.metrics)
      let measured = Adder { number in
        let start = ContinuousClock.now
        let sum = add(number)
        let duration = (ContinuousClock.now - start).components
        timer.recordNanoseconds(duration.seconds * 1_000_000_000 + duration.attoseconds / 1_000_000_000)
        return sum
      }
      call(measured, count)
    },
    Workload("by hand: traced, no-op") { count in
      let add = makeAdding()
      let tracer = BackEnds.noOp.tracer
      call(Adder { number in tracer.withSpan("Adder.add") { _ in add(number) } }, count)
    },
  ]
}

/// An interceptor that forwards every call, by the default implementation of the protocol.
private struct Forwarding: ServiceInterceptor {}

/// A service with the members that `@ClosureService` would write. This package uses no macros, which take minutes to
/// build.
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
