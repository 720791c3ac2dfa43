import Dispatch
import Foundation
import FurnishRemote

/// The program. `remote-calls compare ROUNDS CALLS CONNECTIONS` compares the variants in alternating rounds.
/// `remote-calls local|coder|in-memory COUNT` makes calls without a network, for callgrind.
@main
enum Main {
  @MainActor
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    switch (arguments.first, numbers.count) {
    case ("compare", 3): try await compare(rounds: numbers[0], calls: numbers[1], connections: numbers[2])
    case ("local", 1): run(numbers[0], LandmarkService.local.fetch)
    case ("coder", 1): run(numbers[0]) { try encodedTwice($0) }
    case ("in-memory", 1): run(numbers[0], LandmarkService.remote(over: .inMemory(serving: .local)).fetch)
    default:
      let usage = "usage: remote-calls compare ROUNDS CALLS CONNECTIONS | local|coder|in-memory COUNT\n"
      FileHandle.standardError.write(Data(usage.utf8))
      exit(2)
    }
  }

  /// Prints the medians of each variant, and the ratio of its processor time to that of the first variant in the same
  /// round.
  private static func compare(rounds: Int, calls: Int, connections count: Int) async throws {
    let connections = try await Connections(count: count)
    defer { connections.close() }
    for variant in ClientVariant.all { _ = try await Round(variant, over: connections, calls: calls / 4) }
    var results: [[Round]] = []
    for number in 0..<rounds {
      // Each variant is the first of a round as often as the others.
      let order = ClientVariant.all.indices.map { ($0 + number) % ClientVariant.all.count }
      var round = [Round?](repeating: nil, count: ClientVariant.all.count)
      for index in order { round[index] = try await Round(ClientVariant.all[index], over: connections, calls: calls) }
      results.append(round.compactMap(\.self))
    }
    print("\(rounds) rounds of \(calls) calls over \(count) connections")
    print("processor µs | ratio | calls/s | p50 µs | p99 µs | variant")
    for (index, variant) in ClientVariant.all.enumerated() {
      let own = results.map { $0[index] }
      let figures = [
        own.map(\.processorTime).median, results.map { $0[index].processorTime / $0[0].processorTime }.median,
        own.map(\.throughput).median, own.map { $0.percentile(0.5) }.median, own.map { $0.percentile(0.99) }.median,
      ]
      let text = zip(figures, ["%.1f", "%.3f", "%.0f", "%.0f", "%.0f"]).map { String(format: $1, $0) }
      print((text + [variant.name]).joined(separator: " | "))
    }
  }

  /// Encodes and decodes the arguments and the result of a call.
  private static func encodedTwice(_ id: String) throws -> Landmark? {
    let coder = JSONRemoteCoder()
    let arguments = try coder.decode(RemoteArguments<String>.self, from: coder.encode(RemoteArguments(id)))
    return try coder.decode(Landmark?.self, from: coder.encode(Landmark.find(arguments.values)))
  }

  /// Runs calls in the thread pool, like a server, while this thread blocks: see `furnish-instructions`.
  private static func run(_ count: Int, _ fetch: @escaping @Sendable (String) async throws -> Landmark?) {
    let end = DispatchSemaphore(value: 0)
    Task.detached {
      for _ in 0..<count {
        guard try await fetch("petra")?.id == "petra" else { fatalError("another landmark") }
      }
      end.signal()
    }
    end.wait()
  }
}
