/// Pairs of programs, one of which serves the remote services of the other. A file has several, each after a line
/// `// Program: its title`. The line `// In the program that serves it:` begins the second program of a pair.
enum RemotePrograms {
  static let right = pairs(in: "right")
  static let wrong = pairs(in: "wrong")

  private static let separator = "// In the program that serves it:"

  private static func pairs(in file: String) -> [VerdictCase] {
    var pairs: [VerdictCase] = []
    var isServer = false
    for line in VerdictCase.lines(of: "remote/\(file).swift") {
      if line.hasPrefix("// Program: ") {
        let title = String(line.dropFirst("// Program: ".count))
        pairs.append(
          VerdictCase(
            name: title, lines: [], imports: "import Furnish; import FurnishRemote",
            prelude: "import Furnish; import Foundation"))
        isServer = false
      }
      let last = pairs.count - 1
      if line == separator {
        isServer = true
      } else if isServer {
        pairs[last].server.append(line)
      } else {
        pairs[last].lines.append(line)
      }
    }
    return pairs
  }
}
