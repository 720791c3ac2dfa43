import ArgumentParser
import Foundation
import ProfileServices

/// The output of the program, and the input that it requests.
enum Console {
  /// Writes one line without buffering. Errors of writing are ignored, because no other output could report them.
  static func write(_ line: String, to stream: FileHandle) {
    try? stream.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Reads a password from the terminal, without showing it, or from the first line of the input.
  static func readPassword() -> String? {
    if isatty(STDIN_FILENO) == 1 { return getpass("Password: ").map { String(cString: $0) } }
    return readLine()
  }

  /// Returns the text of an error, on one line.
  static func line(for error: any Error) -> String {
    switch error {
    case let error as InvalidConfiguration: error.description
    case let error as UnreadableConfiguration: error.description
    case let error as Refusal: error.description
    case _ where ProfileCommand.exitCode(for: error) == .validationFailure:
      "\(ProfileCommand.message(for: error)) (profile --help lists the commands)"
    default: ProfileCommand.message(for: error)
    }
  }
}

/// An error of the program itself, with its message.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
