/// A check of the files of a repository.
package protocol Check: Sendable {
  /// The name by which `Scripts/check` runs the check.
  static var name: String { get }

  /// Reads the repository and returns the faults in it.
  func report(on repository: Repository) -> Report
}

/// The result of a check.
package struct Report: Sendable {
  package var faults: [Fault] = []
  /// The line that is printed if there are no faults: how much was read, so that a check of nothing is noticed.
  package var summary = ""
}

extension Check {
  /// Runs the check and prints its faults, or its summary. Returns a Boolean value that indicates whether it passed.
  package func run(on repository: Repository) -> Bool {
    let report = report(on: repository)
    for fault in report.faults { print(fault) }
    print("\(Self.name): \(report.faults.isEmpty ? report.summary : "errors: \(report.faults.count)")")
    return report.faults.isEmpty
  }
}
