import Foundation
import FurnishGraph
import FurnishScanner
import Testing

/// Faults in copies of the examples, one at a time. Nothing is compiled.
struct PlantedFaultTests {
  @Test(arguments: Specimen.examples)
  func `unchanged examples have no findings`(example: Specimen) {
    #expect(example.verdict.findings.map(\.description) == [])
  }

  @Test func `the examples register services`() {
    #expect(Specimen.examples.map(\.verdict.registrationCount).reduce(0, +) >= 10)
  }

  @Test(arguments: Specimen.examples)
  func `a deleted registration is reported at its dependents`(example: Specimen) throws {
    let faults = try Extent.selection(of: PlantedFault.deletions(in: example), sample: 12)
    expectAllAreFound(faults, in: example)
  }

  @Test(arguments: Specimen.examples)
  func `another lifetime is reported by the rules that it breaks`(example: Specimen) throws {
    let faults = try Extent.selection(of: PlantedFault.flips(in: example), sample: 12)
    expectAllAreFound(faults, in: example)
  }

  @Test(arguments: Specimen.examples)
  func `a renamed parameter is reported at its name`(example: Specimen) throws {
    let faults = try Extent.selection(of: PlantedFault.renames(in: example), sample: 12)
    expectAllAreFound(faults, in: example)
  }

  @Test(.enabled(if: Extent.isWhole, "it takes minutes: `make proof` runs it"))
  func `every fault of a larger program is reported`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let generator = Process()
    generator.executableURL = Specimen.repository.appendingPathComponent("Benchmarks/generate-program")
    generator.arguments = [folder.path, "2"]
    try generator.run()
    generator.waitUntilExit()
    let program = Specimen(folder)
    #expect(program.verdict.findings.isEmpty && program.verdict.registrationCount == 200)
    expectAllAreFound(try PlantedFault.deletions(in: program), in: program)
    expectAllAreFound(try PlantedFault.flips(in: program), in: program)
    expectAllAreFound(try PlantedFault.renames(in: program), in: program)
  }

  /// Expects that each real fault is reported, and no other change.
  private func expectAllAreFound(_ faults: [PlantedFault], in example: Specimen) {
    let known = Set(example.verdict.findings.map(\.asKey))
    var (found, alarms) = (0, 0)
    for fault in faults {
      let verdict = example.judged(replacing: fault.path, with: fault.text)
      let new = verdict.findings.filter { !known.contains($0.asKey) }
      // Whether a change is a fault is decided for all branches together. A finding about one branch alone is no false
      // alarm.
      let isReported = new.contains { fault.isReal ? fault.matches($0) : $0.severity == .error && !$0.isConditional }
      if isReported == fault.isReal { found += fault.isReal ? 1 : 0 } else { alarms += fault.isReal ? 0 : 1 }
      #expect(isReported == fault.isReal, "\(fault.path):\(fault.line): \(fault.change): \(new.map(\.description))")
    }
    guard Extent.isWhole, let kind = faults.first?.kind else { return }
    let real = faults.count { $0.isReal }
    print(
      "\(example), \(kind): found \(found) of \(real); \(alarms) false alarms in \(faults.count - real) that break nothing"
    )
  }
}

extension Finding {
  /// Whether the finding applies to some branches of the program alone.
  fileprivate var isConditional: Bool { notes.contains { $0.message.hasPrefix("This is so ") } }

  fileprivate var asKey: String { "\(rule) \(message)" }
}
