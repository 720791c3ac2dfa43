import Workloads

@main
struct ObservationProgram {
  @MainActor
  static func main() async { await Workload.runProgram(of: Workload.calls + Workload.containers) }
}
