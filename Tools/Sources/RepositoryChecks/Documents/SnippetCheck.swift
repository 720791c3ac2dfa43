import Foundation

/// Proves that the snippets run to their end, and print the output that the README and the articles show under
/// `<!-- output of Snippets/Name.swift -->`, line for line.
package struct SnippetCheck: Check {
  package static let name = "snippets"

  /// The folder with the programs of the snippets, which a build of the package has created.
  private let programs: String

  package init(programs: String) {
    self.programs = programs
  }

  package func report(on repository: Repository) -> Report {
    var report = Report()
    var outputs: [String: String] = [:]
    let snippets = repository.files(matching: "Snippets/*.swift")
    for snippet in snippets {
      do {
        let run = try Self.run("\(programs)/\(snippet.dropFirst("Snippets/".count).dropLast(".swift".count))")
        outputs[snippet] = run.output
        if run.status != 0 { report.faults.append(.failedSnippet(status: run.status, at: Place(snippet, line: 1))) }
      } catch {
        report.faults.append(.unbuiltSnippet(error.localizedDescription, at: Place(snippet, line: 1)))
      }
    }
    var blockCount = 0
    for document in Document.documents(matching: "README.md", "Sources/*/*.docc/*.md", in: repository) {
      for block in document.blocks(in: "text") {
        // The checks of the README and of the articles report a block without a source.
        guard let source = block.outputSource, let output = outputs[source] else { continue }
        blockCount += 1
        if !output.lines.map(\.text).contains(block.lines) {
          report.faults.append(.differentOutput(source, output: output, at: document.place(of: block)))
        }
      }
    }
    report.summary = "snippets: \(snippets.count), outputs: \(blockCount)"
    return report
  }

  private static func run(_ program: String) throws -> (output: String, status: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}
