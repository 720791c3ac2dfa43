import Foundation
import FurnishGRPC
import GRPCCore
import GRPCNIOTransportHTTP2Posix

/// The cost of a call over gRPC, by hand and with Furnish. `Benchmarks/measure-remote` runs it.
///
/// Usage: `furnish-remote serve`, which prints its port, or `furnish-remote by-hand|furnish PORT CONNECTIONS CALLS`, which
/// prints calls per second, the 99th percentile in microseconds, and the processor time of a call in microseconds.
@main
struct Program {
  static func main() async throws {
    let arguments = CommandLine.arguments
    if arguments.dropFirst().first == "serve" { return try await serve() }
    guard arguments.count == 5, let port = Int(arguments[2]), let connections = Int(arguments[3]),
      let calls = Int(arguments[4])
    else { fatalError("usage: furnish-remote serve | by-hand|furnish PORT CONNECTIONS CALLS") }
    try await measure(byHand: arguments[1] == "by-hand", port: port, connections: connections, calls: calls)
  }

  private static func serve() async throws {
    let service = LandmarkService(fetch: { Landmark(id: $0, name: "Petra") })
    let server = GRPCServer(
      transport: .http2NIOPosix(address: .ipv4(host: "127.0.0.1", port: 0), transportSecurity: .plaintext),
      services: [service.grpcService(), HandWrittenService()])
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask { try await server.serve() }
      let port = try await server.listeningAddress?.ipv4?.port ?? 0
      FileHandle.standardOutput.write(Data("\(port)\n".utf8))
    }
  }

  private static func measure(byHand: Bool, port: Int, connections: Int, calls: Int) async throws {
    // Connects, and compiles nothing of the first call into the figures.
    _ = try await run(byHand: byHand, port: port, connections: connections, calls: 20)
    let (start, before) = (ContinuousClock.now, processorTime())
    let times = try await run(byHand: byHand, port: port, connections: connections, calls: calls).sorted()
    let (seconds, spent) = ((ContinuousClock.now - start) / .seconds(1), processorTime() - before)
    let slow = times[times.count * 99 / 100] / .microseconds(1)
    print(Int(Double(times.count) / seconds), Int(slow), spent * 1e6 / Double(times.count))
  }

  /// Makes so many calls over each connection, one after the other, and returns how long each took.
  private static func run(byHand: Bool, port: Int, connections: Int, calls: Int) async throws -> [Duration] {
    try await withThrowingTaskGroup(of: [Duration].self) { group in
      for _ in 0..<connections {
        group.addTask {
          try await withGRPCClient(
            transport: .http2NIOPosix(
              target: .ipv4(address: "127.0.0.1", port: port), transportSecurity: .plaintext)
          ) { client in
            let service = LandmarkService.remote(over: .grpc(client))
            var times: [Duration] = []
            for index in 0..<calls {
              let start = ContinuousClock.now
              let landmark =
                if byHand { try await client.fetch(id: "\(index)") } else { try await service.fetch(id: "\(index)") }
              guard landmark?.id == "\(index)" else { fatalError("a wrong answer") }
              times.append(ContinuousClock.now - start)
            }
            return times
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }

  /// The processor time of this process, in seconds.
  private static func processorTime() -> Double {
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
