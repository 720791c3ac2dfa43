import Workloads

/// `furnish-instructions` lists the workloads; `furnish-instructions NAME COUNT` runs one,
/// inside a task, as programs do.
@main
struct Instructions {
  @MainActor
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let count = arguments.last.flatMap({ Int($0) }) else {
      for workload in Workload.all { print(workload.name) }
      return
    }
    guard let workload = Workload.all.first(where: { $0.name == arguments.first }) else {
      fatalError("there is no workload \(arguments.first ?? "")")
    }
    await workload.run(count)
  }
}
