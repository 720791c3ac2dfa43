import ArgumentParser
import FurnishGraph
import FurnishScanner

/// `furnish why`: where a service comes from, and who asks for it.
struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why", abstract: "Says where a service is registered, who asks for it, and what it asks for.")

  @Argument(help: "The service, as the source spells it: Log, 'any Log', App.Log.")
  var service: String

  @OptionGroup var source: SourceOptions

  func run() throws {
    let reading = try source.read(isQuiet: true)
    let verdict = try source.judge(reading, source.options, needsWirings: true)
    let answers = verdict.wirings.flatMap { Explanation.all(of: service, in: $0) }
    guard !answers.isEmpty else {
      throw Refusal.of("nobody registers or asks for '\(service)'")
    }
    Terminal.write(answers.map(\.text).joined(separator: "\n"), to: .standardOutput)
  }
}
