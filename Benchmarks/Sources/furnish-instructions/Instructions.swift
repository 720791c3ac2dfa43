import Workloads

@main
struct Instructions {
  @MainActor
  static func main() async { await Workload.runProgram(of: Workload.all) }
}
