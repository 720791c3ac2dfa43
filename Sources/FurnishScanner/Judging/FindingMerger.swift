import FurnishGraph

/// Puts together what was found in each configuration: what is wrong in all of them is told once.
struct FindingMerger {
  let configurations: [Configuration]
  private var found: [(finding: Finding, in: [Configuration])] = []
  private var slots: [String: Int] = [:]

  /// What is superfluous only where something else is left out is not superfluous.
  private static let superfluous: Set<String> = ["unused-registration", "unreachable-module"]

  init(configurations: [Configuration]) { self.configurations = configurations }

  mutating func add(_ findings: [Finding], of configuration: Configuration) {
    for finding in findings {
      let slot = slots[finding.identity] ?? found.count
      if slot == found.count {
        slots[finding.identity] = slot
        found.append((finding, []))
      }
      if found[slot].in.last != configuration { found[slot].in.append(configuration) }
    }
  }

  func merged() -> [Finding] {
    found.compactMap { finding, configurations in
      guard configurations.count < self.configurations.count else { return finding }
      guard !Self.superfluous.contains(finding.rule) else { return nil }
      var finding = finding
      let (set, unset) = difference(configurations)
      finding.notes.append(Finding.note(whereSet: set, andNot: unset))
      return finding
    }
  }

  /// The flags that set the configurations of a finding apart from the others.
  private func difference(_ configurations: [Configuration]) -> (set: [String], unset: [String]) {
    let all = self.configurations.reduce(into: Set<String>()) { $0.formUnion($1.flags) }
    let set = all.filter { flag in configurations.allSatisfy { $0.flags.contains(flag) } }
    let unset = all.filter { flag in configurations.allSatisfy { !$0.flags.contains(flag) } }
    let alwaysSet = all.filter { flag in self.configurations.allSatisfy { $0.flags.contains(flag) } }
    let own = (set.subtracting(alwaysSet).sorted(), unset.sorted())
    if !own.0.isEmpty || !own.1.isEmpty { return own }
    let first = configurations[0].flags
    return (first.subtracting(alwaysSet).sorted(), all.subtracting(first).sorted())
  }
}
