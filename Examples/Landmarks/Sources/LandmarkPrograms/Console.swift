import ArgumentParser
import Foundation
import Furnish
import LandmarkPersistence
import LandmarkServer

/// The output of the program.
enum Console {
  /// Writes one line at once, also into a pipe; an error of writing cannot be reported anywhere.
  static func write(_ line: String, to stream: FileHandle) {
    try? stream.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// The address to open in a browser.
  static func url(host: String, port: Int) -> String {
    switch host {
    case "0.0.0.0", "::": "http://localhost:\(port)"
    case _ where host.contains(":"): "http://[\(host)]:\(port)"
    default: "http://\(host):\(port)"
    }
  }

  /// The error, on one line.
  static func line(for error: any Error) -> String {
    // The error of a recipe contains the fix; the chain does not help the user that started the program.
    let error = (error as? ServiceError)?.underlying ?? error
    return switch error {
    case let error as DatabaseOpeningError: error.description
    case let error as ListeningError: error.description
    case let error as PortNumber.Invalid: error.description
    case _ where ServerCommand.exitCode(for: error) == .validationFailure:
      "\(ServerCommand.message(for: error)) (landmarks-server --help lists the options)"
    default:
      ServerCommand.message(for: error).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
  }
}
