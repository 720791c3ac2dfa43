import ArgumentParser
import Foundation
import Furnish
import LandmarkClient
import LandmarkServices

/// The command line of the client.
struct ClientCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "landmarks",
    abstract: "Asks a landmarks server for its landmarks.",
    subcommands: [List.self, Show.self])

  /// Which server to ask.
  struct ServerOptions: ParsableArguments {
    @Option(help: "Where the server is.", transform: Self.address)
    var server = URL(string: "http://127.0.0.1:8080")!

    private static func address(_ text: String) throws -> URL {
      guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil else {
        throw ValidationError("'\(text)' is no address. Give one like http://127.0.0.1:8080.")
      }
      return url
    }

    /// Runs a report over the server: each call is made again, once or twice, where that may help.
    func report(_ body: (LandmarkReport) async throws -> Void) async throws {
      let service = LandmarkService.live(client: .live, baseURL: server)
        .retrying(attempts: 3, backoff: .milliseconds(100)) { ($0 as? NetworkError)?.isTransient ?? false }
      try await withServices {
        $0.landmarks = service
      } operation: {
        try await body(
          LandmarkReport(
            print: { Main.write($0, to: .standardOutput) }, remark: { Main.write($0, to: .standardError) }))
      }
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lists the landmarks.")

    @OptionGroup var options: ServerOptions

    @Option(help: "Only those of this category.", transform: Self.named)
    var category: LandmarkServices.Category?

    private static func named(_ name: String) throws -> LandmarkServices.Category {
      guard let category = LandmarkServices.Category(rawValue: name) else {
        let names = LandmarkServices.Category.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(name)' is no category. There are \(names).")
      }
      return category
    }

    func run() async throws { try await options.report { try await $0.list(category) } }
  }

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Shows one landmark.")

    @OptionGroup var options: ServerOptions

    @Argument(help: "Its identifier, as `landmarks list` prints it.")
    var id: String

    func run() async throws { try await options.report { try await $0.show(id) } }
  }
}
