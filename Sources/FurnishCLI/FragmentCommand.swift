import ArgumentParser
import Foundation
import FurnishScanner

/// `furnish fragment`: the facts of modules, each in a file.
struct FragmentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fragment",
    abstract: "Writes the facts of a module into a file, to be judged without its source.",
    discussion: """
      A fragment depends on the module's files and their paths alone, so any build system can store it and reuse it.

        furnish fragment --module App --output App.furnish.json
        furnish fragment --output-directory fragments
        furnish link fragments/*.furnish.json
      """)

  @OptionGroup var source: SourceOptions

  @Option(
    help: ArgumentHelp(
      "The module to write. Where only files are named, they are taken for its files.", valueName: "name"))
  var module: String?

  @Option(help: ArgumentHelp("Write the module into this file.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("Write each module into a file of its own in this folder.", valueName: "folder"))
  var outputDirectory: String?

  func validate() throws {
    if output != nil, outputDirectory != nil {
      throw ValidationError("Give --output for one module, or --output-directory for each, and not both.")
    }
  }

  func run() throws {
    let fragments = try fragments()
    if let outputDirectory {
      try? FileManager.default.createDirectory(atPath: outputDirectory, withIntermediateDirectories: true)
      for fragment in fragments {
        try Terminal.write(text(fragment), toFile: "\(outputDirectory)/\(fragment.module).furnish.json")
      }
      return
    }
    guard fragments.count == 1, let fragment = fragments.first else {
      let names = fragments.map(\.module).joined(separator: ", ")
      throw Refusal.of("there are several modules, \(names); choose one with --module, or give --output-directory")
    }
    if let output {
      try Terminal.write(text(fragment), toFile: output)
    } else {
      Terminal.write(try text(fragment), to: .standardOutput)
    }
  }

  private func fragments() throws -> [Fragment] {
    let reading = try source.read(try source.configuration.load(), isQuiet: true)
    defer { source.storeFacts(reading) }
    var program = reading.program.read()
    if program.files.isEmpty { throw Refusal.of("there is no Swift file to read") }
    guard let module else { return Fragment.all(of: program) }
    if !source.paths.isEmpty, source.paths.allSatisfy({ $0.hasSuffix(".swift") }) {
      // A file that several targets compile is one file of the module that was chosen.
      var seen: Set<String> = []
      program.files.removeAll { !seen.insert($0.path).inserted }
      for index in program.files.indices { program.files[index].module = module }
    }
    let all = Fragment.all(of: program)
    let chosen = all.filter { $0.module == module }
    if chosen.isEmpty {
      throw Refusal.of("there is no module '\(module)'; there are: \(all.map(\.module).joined(separator: ", "))")
    }
    return chosen
  }

  private func text(_ fragment: Fragment) throws -> String { String(decoding: try fragment.json(), as: UTF8.self) }
}
