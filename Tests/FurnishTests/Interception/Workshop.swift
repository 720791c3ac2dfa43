import Furnish

/// A service with an endpoint of every kind that interceptors can wrap. Its conformance is written out as the expansion
/// of `@ClosureService` is.
struct Workshop<Tool: Sendable>: Sendable {
  let bench = Bench()

  var count: @Sendable (_ tool: Tool, Int) -> String = { tool, count in "\(count) \(tool)" }
  var tidy: @Sendable () -> Void = {}
  var check: @Sendable (_ number: Int) throws -> Int = { $0 }
  var weigh: @Sendable (_ number: Int) throws(WorkshopError) -> Int = { $0 }
  var lend: @Sendable (_ number: Int) async -> Int = { $0 }
  var find: @Sendable (_ number: Int) async throws -> Int? = { $0 }
  var order: @Sendable (_ number: Int) async throws(WorkshopError) -> Int = { $0 }
  var show: @MainActor @Sendable (_ number: Int) -> Int = { $0 }
  var ask: @MainActor @Sendable (_ number: Int) async throws -> Int = { $0 }
  var grind: @Sendable (_ edge: inout Int) -> Void = { $0 -= 1 }
  var polish: @Sendable (_ edge: inout Int) async throws -> Void = { $0 += 10 }
  var sum: @Sendable (_ numbers: Int...) -> Int = { (numbers: Int...) in numbers.reduce(0, +) }
  var measure: @Sendable (_ plank: borrowing Plank) -> Int = { $0.length }
  var saw: @Sendable (_ plank: consuming Plank) async throws -> Int = { $0.length }
  var store: @Sendable (_ box: sending Box) async -> Int = { $0.count }
  var open: @Sendable (_ number: Int) -> sending Box = { Box($0) }
  var fill: @Sendable (_ box: Box) throws -> Void = { $0.count += 1 }
  var each: @Sendable (_ body: (Int) -> Int) -> Int = { $0(20) }
}

enum WorkshopError: Error, Equatable { case broken, closed }

final class Bench: Sendable {}

final class Box {
  var count: Int
  init(_ count: Int) { self.count = count }
}

struct Plank: ~Copyable {
  var length: Int
}

extension Workshop: ClosureService {
  static var unimplemented: Self { Self() }

  static var serviceEndpoints: [ServiceEndpoint] {
    let name = "Workshop"
    let anyError: any Error.Type = (any Error).self
    return [
      ServiceEndpoint("count", of: name, at: \Self.count, parameters: ["tool", "_"]),
      ServiceEndpoint("tidy", of: name, at: \Self.tidy),
      ServiceEndpoint("check", of: name, at: \Self.check, parameters: ["number"], throwing: anyError),
      ServiceEndpoint("weigh", of: name, at: \Self.weigh, parameters: ["number"], throwing: WorkshopError.self),
      ServiceEndpoint("lend", of: name, at: \Self.lend, parameters: ["number"], isAsync: true),
      ServiceEndpoint("find", of: name, at: \Self.find, parameters: ["number"], isAsync: true, throwing: anyError),
      ServiceEndpoint(
        "order", of: name, at: \Self.order, parameters: ["number"], isAsync: true, throwing: WorkshopError.self),
      ServiceEndpoint("show", of: name, at: \Self.show, parameters: ["number"]),
      ServiceEndpoint("ask", of: name, at: \Self.ask, parameters: ["number"], isAsync: true, throwing: anyError),
      ServiceEndpoint("grind", of: name, at: \Self.grind, parameters: ["edge"]),
      ServiceEndpoint("polish", of: name, at: \Self.polish, parameters: ["edge"], isAsync: true, throwing: anyError),
      ServiceEndpoint("sum", of: name, at: \Self.sum, parameters: ["numbers"]),
      ServiceEndpoint("measure", of: name, at: \Self.measure, parameters: ["plank"]),
      ServiceEndpoint(
        "saw", of: name, at: \Self.saw, parameters: ["plank"], isAsync: true, throwing: anyError,
        isRepeatable: false),
      ServiceEndpoint("store", of: name, at: \Self.store, parameters: ["box"], isAsync: true, isRepeatable: false),
      ServiceEndpoint("open", of: name, at: \Self.open, parameters: ["number"]),
      ServiceEndpoint("fill", of: name, at: \Self.fill, parameters: ["box"], throwing: anyError),
      ServiceEndpoint("each", of: name, at: \Self.each, parameters: ["body"]),
    ]
  }
}
