import Counter
import FileClient
import Foundation
import PrimeTimeApp
import PrimeTimeConsole

/// The program: `primetime [--folder <path>] [--service <address>]`.
@main
struct Main {
  static func main() async {
    let arguments: Arguments
    do { arguments = try Arguments(CommandLine.arguments.dropFirst()) } catch {
      FileHandle.standardError.write(Data("\(error.words)\n\(Arguments.usage)\n".utf8))
      exit(64)
    }
    let isTerminal = isatty(STDIN_FILENO) == 1
    let console = Console(
      environment: AppEnvironment(
        first: .sieve,
        second: arguments.service.map { .service(at: $0) } ?? .trialDivision,
        files: .live(in: arguments.folder)),
      prompt: isTerminal ? "> " : "",
      read: { readLine() },
      write: { FileHandle.standardOutput.write(Data($0.utf8)) })
    await console.run()
  }
}

/// The arguments of the program.
struct Arguments {
  struct Refusal: Error { let words: String }

  static let usage = "usage: primetime [--folder <path>] [--service <address>]"

  private(set) var folder = URL(fileURLWithPath: ".primetime", isDirectory: true)
  private(set) var service: URL?

  init(_ words: some Sequence<String>) throws(Refusal) {
    var words = words.makeIterator()
    while let word = words.next() {
      guard ["--folder", "--service"].contains(word) else {
        throw Refusal(words: "\"\(word)\" is no option.")
      }
      guard let value = words.next() else { throw Refusal(words: "There is nothing after \(word).") }
      if word == "--folder" {
        folder = URL(fileURLWithPath: value, isDirectory: true)
      } else {
        guard let url = URL(string: value), url.scheme == "http" || url.scheme == "https" else {
          throw Refusal(words: "\"\(value)\" is no address of a service.")
        }
        service = url
      }
    }
  }
}
