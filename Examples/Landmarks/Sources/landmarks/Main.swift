import ArgumentParser
import Foundation
import Furnish
import LandmarkNetworking
import LandmarkServices

/// The program `landmarks`, which runs the command of its arguments with the live `landmarks` service.
@main
enum Main {
  static func main() async {
    do {
      let command = try LandmarksCommand.parseAsRoot()
      try await run(command)
    } catch {
      finish(with: error)
    }
  }

  private static func run(_ command: any ParsableCommand) async throws {
    guard let command = command as? any LandmarksSubcommand else {
      var help = command
      return try help.run()
    }
    let dropped = DroppedLandmarks()
    try await withServices {
      $0.landmarks = .live(
        client: .live(patience: .seconds(command.options.patience)),
        baseURL: command.options.server.url,
        dropped: dropped)
    } operation: {
      try await command.run(with: LandmarkBrowser())
    }
    if let first = await dropped.first {
      Console.report(
        "\(await dropped.count) of the server's landmarks are invalid and were left out, the first one is \(first)")
    }
  }

  /// Ends the program: with status 0 after it has printed help, otherwise with status 1 and the error in one line.
  private static func finish(with error: any Error) -> Never {
    let status = LandmarksCommand.exitCode(for: error)
    if status == .success {
      print(LandmarksCommand.fullMessage(for: error))
      exit(EXIT_SUCCESS)
    }
    Console.report(Console.line(for: error))
    exit(EXIT_FAILURE)
  }
}
