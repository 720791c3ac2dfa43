import ArgumentParser
import Foundation
import FurnishLanguageServer
import FurnishScanner

/// `furnish lsp`: the findings in an editor.
struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves an editor over standard input and output, by the Language Server Protocol.",
    discussion: """
      The editor starts this command. It shows what `furnish check` finds while you type, fixes it, and leads from a \
      request to the registration and back.
      """)

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var rules: RuleOptions

  @Flag(help: "Read every file again when the server starts, and store nothing.")
  var noCache = false

  @Flag(help: ArgumentHelp("Use standard input and output, as editors may require.", visibility: .hidden))
  var stdio = false

  func run() throws {
    let (reading, rules, noCache) = (reading, rules, noCache)
    var options = ProjectOptions { configuration in
      var options = reading.options(configuration)
      rules.apply(to: &options)
      return options
    } cache: { folder in
      noCache ? nil : CacheOptions.inBuildFolder(of: folder)
    }
    options.configuration = reading.configuration.config
    options.excluded = reading.exclude
    options.includesTests = reading.includeTests
    options.readsManifest = !reading.skipManifest
    let server = LanguageServer(options, version: Version.current) { reason in
      Terminal.write("furnish: \(reason)\n", to: .standardError)
    }
    let status = server.run()
    PackageManagerProcesses.shared.end()
    throw ExitCode(status)
  }
}
