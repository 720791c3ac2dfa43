import Benchmark
import Workloads

/// The wall clock and the memory of every workload. These figures have no limits; the script `count-instructions`
/// compares counts of instructions with limits.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = Benchmark.Configuration(
    metrics: [.wallClock, .throughput, .peakMemoryResident],
    scalingFactor: .kilo,
    maxDuration: .milliseconds(500)
  )
  // Workloads of the main actor are left out, because the library runs benchmarks on other threads.
  for workload in Workload.all where !workload.needsMainActor {
    Benchmark(workload.name) { benchmark in
      await workload.run(benchmark.scaledIterations.count)
    }
  }
}
