import Foundation

/// Calls over each of several connections, one after the other, and what they cost.
struct Round: Sendable {
  /// Microseconds of processor time of a call: of its client and its server, which are this process.
  let processorTime: Double
  /// Calls in a second.
  let throughput: Double
  /// The time of each call in microseconds, in order.
  let latencies: [Double]

  init(_ variant: Variant, over connections: Connections, calls: Int) async throws {
    let clients = connections.clients
    let each = max(1, calls / clients.count)
    let (started, used) = (ContinuousClock.now, Self.usedProcessorTime())
    latencies = try await withThrowingTaskGroup(of: [Double].self) { group in
      for client in clients {
        let fetch = variant.fetch(client)
        group.addTask {
          var times: [Double] = []
          times.reserveCapacity(each)
          for _ in 0..<each {
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

  /// Microseconds of user and system time of this process.
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
  /// The value in the middle.
  var median: Double { sorted()[count / 2] }
}
