import ArgumentParser
import FurnishGraph
import FurnishScanner

/// `furnish why`: the registrations and the requesters of a service.
struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Prints where a service is registered, what requests it, and what it requests; or where a value is read."
  )

  @Argument(
    help: "The service, as the source spells it: Log, 'any Log', App.Log; or the value: HTTPClientKey, httpClient.")
  var service: String

  @OptionGroup var source: SourceOptions

  func run() throws {
    let configuration = try source.configuration.load()
    let reading = try source.read(configuration, isQuiet: true)
    var options = source.options(configuration)
    options.listsValues = true
    let verdict = try source.judge(reading, options, needsWirings: true)
    let answers =
      verdict.wirings.flatMap { Explanation.all(of: service, in: $0) }
      + Explanation.all(of: service, among: verdict.values)
    guard !answers.isEmpty else {
      throw Refusal.of("nothing registers or requests '\(service)'")
    }
    Terminal.write(answers.map(\.text).joined(separator: "\n"), to: .standardOutput)
  }
}
