import Benchmark
import Workloads

/// Wall clock and memory of every workload. The gate is on instructions: see
/// `count-instructions`.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = Benchmark.Configuration(
    metrics: [.wallClock, .throughput, .peakMemoryResident],
    scalingFactor: .kilo,
    maxDuration: .milliseconds(500)
  )
  // Those of the main actor are left out: the library that measures runs elsewhere.
  for workload in Workload.all where !workload.needsMainActor {
    Benchmark(workload.name) { benchmark in
      await workload.run(benchmark.scaledIterations.count)
    }
  }
}
