import ArgumentParser
import Foundation
import Furnish
import LandmarkClient
import LandmarkServices

/// The client program: asks a running server for its landmarks.
@main
enum Main {
  static func main() async {
    do {
      var command = try ClientCommand.parseAsRoot()
      if var command = command as? any AsyncParsableCommand { try await command.run() } else { try command.run() }
    } catch {
      finish(with: error)
    }
  }

  /// Writes a line at once, also into a pipe; nobody is left to tell when that fails.
  static func write(_ line: String, to stream: FileHandle) {
    try? stream.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Ends the program: help is no failure, everything else is one line and status 1.
  private static func finish(with error: any Error) -> Never {
    if ClientCommand.exitCode(for: error) == .success {
      write(ClientCommand.fullMessage(for: error), to: .standardOutput)
      exit(EXIT_SUCCESS)
    }
    let line =
      switch error {
      case let error as NetworkError: error.description
      case let error as MissingLandmark: error.description
      default: ClientCommand.message(for: error)
      }
    write("landmarks: \(line)", to: .standardError)
    exit(EXIT_FAILURE)
  }
}
