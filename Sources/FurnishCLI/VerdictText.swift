import FurnishGraph
import FurnishReports
import FurnishScanner

/// The result of a check, in one line:
/// `checked 40 files, 6 registrations in 1 container: 1 error, 2 warnings; not read: …`.
struct VerdictText {
  let line: String

  /// - Parameters:
  ///   - verdict: The verdict, with the findings that are reported.
  ///   - remarks: The text that follows the number of findings, without the files that were not read.
  ///   - skipped: The files that were not read, and the reasons.
  init(_ verdict: Program.Verdict, fileCount: Int, remarks: [String] = [], skipped: [String] = []) {
    let counts = Finding.Severity.allCases.compactMap { severity -> String? in
      let count = verdict.findings.count { $0.severity == severity }
      return count == 0 ? nil : String.counted(count, severity.rawValue)
    }
    var places = [String.counted(verdict.containerCount, "container")]
    if verdict.uncalledFunctionCount > 0 {
      places.append("\(String.counted(verdict.uncalledFunctionCount, "function")) that no container was seen to call")
    }
    let subject = "\(String.counted(verdict.registrationCount, "registration")) in \(places.joined(separator: " and "))"
    let undecidable = verdict.findings.count { $0.rule == "undecidable" }
    let result = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    let note = undecidable == 0 ? "" : " (\(undecidable) undecidable)"
    let rest = remarks + (skipped.isEmpty ? [] : ["not read: \(skipped.joined(separator: ", "))"])
    line =
      (["checked \(String.counted(fileCount, "file")), \(subject): \(result)\(note)"] + rest).joined(separator: "; ")
  }
}
