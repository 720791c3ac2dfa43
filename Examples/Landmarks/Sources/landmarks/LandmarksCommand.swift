public import ArgumentParser
import Foundation
public import LandmarkServices

/// The command line of the client.
struct LandmarksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "landmarks",
    abstract: "Shows landmarks of the world, as a server lists them.",
    subcommands: [List.self, Show.self])
}

/// The options of every subcommand.
struct ClientOptions: ParsableArguments {
  @Option(help: "The address of the server.")
  var server = ServerAddress.standard

  @Option(help: "How many seconds the server may take for an answer.")
  var patience = 10.0

  func validate() throws {
    guard patience > 0, patience <= 3600 else {
      throw ValidationError("A server may take from 0.001 to 3600 seconds, not \(patience).")
    }
  }
}

/// A subcommand, which uses the service in force.
protocol LandmarksSubcommand: ParsableCommand {
  var options: ClientOptions { get }

  func run(with browser: LandmarkBrowser) async throws
}

/// The address of a server.
struct ServerAddress: ExpressibleByArgument {
  let url: URL

  static let standard: Self = {
    guard let address = Self(argument: "http://127.0.0.1:8080") else { preconditionFailure("an address") }
    return address
  }()

  init?(argument: String) {
    guard let url = URL(string: argument), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host(), !host.isEmpty, url.query() == nil, url.fragment() == nil
    else { return nil }
    self.url = url
  }

  var defaultValueDescription: String { url.absoluteString }
}

extension Category: ExpressibleByArgument {}
