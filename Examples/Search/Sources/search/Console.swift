import ArgumentParser
import Foundation
import SearchServices

/// The output of the program.
enum Console {
  /// Writes bytes. Errors of writing are ignored, because no other output could report them.
  static func write(_ bytes: Data, to stream: FileHandle = .standardOutput) {
    try? stream.write(contentsOf: bytes)
  }

  /// Writes one line without buffering, even into a pipe.
  static func write(line: String, to stream: FileHandle = .standardOutput) {
    write(Data("\(line)\n".utf8), to: stream)
  }

  /// Returns the text of an error, on one line.
  static func line(for error: any Error) -> String {
    switch error {
    case let error as FetchError: error.description
    case _ where SearchCommand.exitCode(for: error) == .validationFailure:
      "\(oneLine(SearchCommand.message(for: error))) (search --help lists the commands)"
    default: oneLine(SearchCommand.message(for: error))
    }
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }
}
