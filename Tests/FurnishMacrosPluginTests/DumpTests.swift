import Foundation
import Testing

struct DumpTests {
  @Test func dump() throws {
    let text = try String(contentsOfFile: "/tmp/macros-tmp/sources.txt", encoding: .utf8)
    var out = ""
    for part in text.components(separatedBy: "\n=====\n") {
      var conforming: Set<String> = []
      var source = part
      if part.hasPrefix("//conforming "), let line = part.split(separator: "\n", maxSplits: 1).first {
        conforming = [String(line.dropFirst("//conforming ".count))]
        source = String(part.dropFirst(line.count + 1))
      }
      let e = Expansion(of: source, conforming: conforming)
      out +=
        "\n#####\n" + e.source + "\n-----\n" + e.diagnostics.joined(separator: "\n") + "\n-----\n"
        + e.syntaxErrors.joined(separator: "\n") + "\n-----\n" + (e.fixed(by: nil) ?? "NOFIX")
    }
    try out.write(toFile: "/tmp/macros-tmp/out.txt", atomically: true, encoding: .utf8)
  }
}
