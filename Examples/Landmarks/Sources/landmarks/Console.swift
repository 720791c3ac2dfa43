import ArgumentParser
import Foundation
import LandmarkNetworking
import LandmarkServices

/// The output of the program.
enum Console {
  /// A Boolean value that indicates whether the output is a terminal.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes one line without buffering. Errors of writing are ignored, because no other output could report them.
  ///
  /// Each control character is replaced by a blank, so that the text of a server cannot control a terminal.
  static func write(_ line: String, to stream: FileHandle = .standardOutput) {
    try? stream.write(contentsOf: Data("\(printable(line))\n".utf8))
  }

  /// Writes a message about progress to standard error.
  static func report(_ line: String) {
    write("landmarks: \(line)", to: .standardError)
  }

  /// Returns the message of an error, on one line.
  static func line(for error: any Error) -> String {
    switch error {
    case let error as NetworkError: error.description
    case let error as Refusal: error.description
    case _ where LandmarksCommand.exitCode(for: error) == .validationFailure:
      "\(oneLine(LandmarksCommand.message(for: error))) (landmarks --help lists the commands)"
    default: oneLine(LandmarksCommand.message(for: error))
    }
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }

  private static func printable(_ line: String) -> String {
    String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: " "
          default: scalar
          }
        }))
  }
}

/// An error of the program itself, with its message.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  /// Creates the error of a landmark that the server does not have.
  static func noLandmark(_ id: Landmark.ID) -> Self {
    Self(description: "The server has no landmark '\(id)'. `landmarks list` prints all landmarks.")
  }
}
