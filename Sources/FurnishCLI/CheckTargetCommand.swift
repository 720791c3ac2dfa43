import ArgumentParser
import Foundation
import FurnishGraph
import FurnishReports
import FurnishScanner

/// `furnish check-target`: the check of one target, which the build plugin runs.
///
/// Paths are absolute, as the compiler prints them. A library is judged only by the rules whose findings hold
/// in every program that uses it, a program by all rules.
struct CheckTargetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-target", abstract: "Checks one target of a build.", shouldDisplay: false)

  @Argument(help: "The files of the target and of what it depends on, as the plugin wrote them.")
  var layout: String

  @Option(help: "A Swift file without code, which is written where there is no error.")
  var stamp: String

  @Option(help: "The folder where facts are stored from one build to the next.")
  var cache: String

  @Option(help: "The folder of the package, in which or around which the configuration is.")
  var folder: String

  func run() throws {
    let layout = try PluginLayout.read(self.layout)
    let configuration = try configuration()
    var options = ConditionOptions.options(configuration.configuration)
    // A root is chosen for the whole program, and a build judges each target.
    options.roots = []
    options.scope = layout.scope
    var reader = FactReader()
    reader.cache = .ofFurnish(in: cache)
    let reading = Program.reading(layout, excluding: configuration.excluded, with: reader)
    let findings = try newFindings(reading.judged(options).findings, configuration)
    // A damaged cache repairs itself, so a build does not report it.
    _ = reading.closeCache()
    Terminal.write(FindingReport(findings).text(), to: .standardOutput)
    if findings.contains(where: { $0.severity == .error }) { throw ExitStatus.faulty.exit }
    try writeStamp()
  }

  /// Reads the configuration of the package. An error in the configuration is printed as a diagnostic of the build,
  /// with its place.
  private func configuration() throws -> ConfigurationFile {
    do {
      return try ConfigurationFile(named: nil, from: folder)
    } catch {
      Terminal.write("\(error.diagnostic)\n", to: .standardOutput)
      throw ExitStatus.nothingJudged.exit
    }
  }

  /// Returns the findings that the baseline does not have.
  private func newFindings(_ findings: [Finding], _ configuration: ConfigurationFile) throws -> [Finding] {
    guard let path = configuration.baseline else { return findings }
    let baseline = BaselineFile(path: path, from: "/")
    // A target is only a part of the program, so its check cannot determine which findings of the baseline are fixed.
    return try baseline.read().comparison(with: findings, files: baseline.files) { _ in false }.new
  }

  /// Writes the file that marks a successful check. A file with the same content is not written again, because the
  /// build would compile it again.
  private func writeStamp() throws {
    let text = "// FurnishCheck found no error in this module.\n"
    if (try? Data(contentsOf: URL(fileURLWithPath: stamp))) == Data(text.utf8) { return }
    try Terminal.write(text, toFile: stamp)
  }
}
