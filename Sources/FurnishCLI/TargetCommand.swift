import ArgumentParser
import Foundation
import FurnishGraph
import FurnishReports
import FurnishScanner

/// `furnish check-target`: what the build plugin runs for each target.
///
/// Paths are absolute, as the compiler prints them. A library is judged by the rules that no program could change, a
/// program by all rules.
struct TargetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-target", abstract: "Checks one target of a build.", shouldDisplay: false)

  @Argument(help: "The files of the target and of what it depends on, as the plugin wrote them.")
  var layout: String

  @Option(help: "A Swift file without code, which is written where there is no error.")
  var stamp: String

  @Option(help: "The folder where facts are kept from one build to the next.")
  var cache: String

  func run() throws {
    let layout = try PluginLayout.read(self.layout)
    var options = Program.Options()
    options.scope = layout.scope
    options.defines = layout.flags
    var reader = FactReader()
    reader.cache = .ofFurnish(in: cache)
    let reading = Program.reading(layout, with: reader)
    let verdict = reading.judged(options)
    // What is wrong with a cache is mended by itself, and no matter of a build.
    _ = reading.closeCache()
    Terminal.write(FindingReport(verdict.findings).text(), to: .standardOutput)
    if verdict.findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
    try writeStamp()
  }

  /// The build compiles the stamp: it stays as it is, where it says the same, so that nothing is compiled again.
  private func writeStamp() throws {
    let text = "// FurnishCheck found no error in this module.\n"
    if (try? Data(contentsOf: URL(fileURLWithPath: stamp))) == Data(text.utf8) { return }
    try Terminal.write(text, toFile: stamp)
  }
}
