import Foundation
import Testing

/// The sources of two programs of `Fixtures/remote`, one of which serves the remote services of the other.
struct RemotePair: CustomTestStringConvertible, Sendable {
  let title: String
  private(set) var own: [String] = []
  private(set) var server: [String] = []

  static let right = pairs(in: "right")
  static let wrong = pairs(in: "wrong")

  var testDescription: String { title }

  private static func pairs(in name: String) -> [RemotePair] {
    let file = Fixture.folder.appendingPathComponent("remote/\(name).swift")
    var pairs: [RemotePair] = []
    var isServer = false
    for line in ((try? String(contentsOf: file, encoding: .utf8)) ?? "").components(separatedBy: "\n") {
      if line.hasPrefix("// Program: ") {
        pairs.append(RemotePair(title: String(line.dropFirst("// Program: ".count))))
        isServer = false
      } else if line == "// In the program that serves it:" {
        isServer = true
        continue
      }
      if isServer { pairs[pairs.count - 1].server.append(line) } else { pairs[pairs.count - 1].own.append(line) }
    }
    return pairs
  }

  /// Returns the files of both programs: `app/Sources/App/Main.swift`, `server/Sources/App/Main.swift`.
  func files() -> [String: String] {
    Self.files(own, in: "app").merging(Self.files(server, in: "server")) { own, _ in own }
  }

  private static func files(_ lines: [String], in folder: String) -> [String: String] {
    var module = "App"
    var texts: [String: [String]] = [:]
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("// In the module ") { module = String(line.dropFirst("// In the module ".count).dropLast()) }
      // Empty lines take the place of the lines of other modules, so that each line has the number that it has in the
      // fixture.
      let missing = number - (texts[module]?.count ?? 0)
      texts[module, default: []] += Array(repeating: "", count: missing) + [line]
    }
    var files: [String: String] = [:]
    for (module, text) in texts {
      let imports = texts.keys.filter { $0 != module }.sorted().map { "import \($0); " }.joined()
      files["\(folder)/Sources/\(module)/Main.swift"] =
        "import Furnish; import FurnishRemote; \(imports)\(text.joined(separator: "\n"))\n"
    }
    return files
  }

  /// Reads the lines and rules of the expected findings from the comments `//~`: `12 remote-mismatch`.
  func expectations() -> [String] {
    own.enumerated().compactMap { number, line in
      guard let mark = line.range(of: "//~ ") else { return nil }
      let words = line[mark.upperBound...].split(separator: " ").map { $0.filter { $0 != ":" } }
      let rest = words.drop { $0 == "warning" || Int($0) != nil }
      let writtenNumber = words.first.flatMap { Int($0) }
      return "\(writtenNumber ?? number + 1) \(rest.first ?? "")"
    }.sorted()
  }
}
