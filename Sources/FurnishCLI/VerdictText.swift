import FurnishGraph
import FurnishScanner

/// What a check came to, in one line: `checked 40 files, 6 registrations in 1 container: 1 error, 2 warnings`.
struct VerdictText {
  let line: String

  init(_ verdict: Program.Verdict, fileCount: Int) {
    let counts = Finding.Severity.allCases.compactMap { severity -> String? in
      let count = verdict.findings.count { $0.severity == severity }
      return count == 0 ? nil : Self.counted(count, severity.rawValue)
    }
    let what =
      "\(Self.counted(verdict.registrationCount, "registration")) in \(Self.counted(verdict.containerCount, "container"))"
    let undecidable = verdict.findings.count { $0.rule == "undecidable" }
    let result = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    let unread = undecidable == 0 ? "" : " (\(undecidable) undecidable)"
    line = "checked \(Self.counted(fileCount, "file")), \(what): \(result)\(unread)"
  }

  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
