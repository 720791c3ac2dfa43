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
  for workload in Workload.all {
    Benchmark(workload.name) { benchmark in
      workload.run(benchmark.scaledIterations.count)
    }
  }
}
