import Foundation

/// The cost of calls over several connections. The calls of each connection follow each other.
struct Round: Sendable {
  /// The processor time of a call in microseconds. The client and the server are both in this process.
  let processorTime: Double
  /// The number of calls in a second.
  let throughput: Double
  /// The time of each call in microseconds, in order.
  let latencies: [Double]

  init(_ variant: ClientVariant, over connections: Connections, calls: Int) async throws {
    let clients = connections.clients
    let callsOfClient = max(1, calls / clients.count)
    let (started, used) = (ContinuousClock.now, Self.usedProcessorTime())
    latencies = try await withThrowingTaskGroup(of: [Double].self) { group in
      for client in clients {
        let fetch = variant.fetch(client)
        group.addTask {
          var times: [Double] = []
          times.reserveCapacity(callsOfClient)
          for _ in 0..<callsOfClient {
            let begin = ContinuousClock.now
            guard try await fetch("petra")?.id == "petra" else { throw CancellationError() }
            times.append((ContinuousClock.now - begin).microseconds)
          }
          return times
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }.sorted()
    }
    let count = Double(latencies.count)
    processorTime = (Self.usedProcessorTime() - used) / count
    throughput = count / ((ContinuousClock.now - started).microseconds / 1_000_000)
  }

  /// Returns the latency that a part of all calls does not exceed.
  func percentile(_ part: Double) -> Double { latencies[min(latencies.count - 1, Int(part * Double(latencies.count)))] }

  /// Returns the user and system time of this process in microseconds.
  private static func usedProcessorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000_000 + Double(time.tv_nsec) / 1_000
  }
}

extension Duration {
  fileprivate var microseconds: Double {
    Double(components.seconds) * 1_000_000 + Double(components.attoseconds) / 1_000_000_000_000
  }
}

extension [Double] {
  /// The median of the values.
  var median: Double { sorted()[count / 2] }
}
