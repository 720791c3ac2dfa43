public import ArgumentParser
public import LandmarkRemote

/// The command line of the server.
struct ServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "landmarks-server",
    abstract: "Serves landmarks of the world as a page and as JSON.",
    discussion: """
      A new database is created and filled if none exists. Ctrl-C or SIGTERM stops the server.
      """)

  /// The database if no other one is named.
  static let standardDatabase = "landmarks.sqlite"

  @Option(help: "The port to listen on; 0 takes a free one. (default: $PORT, or 8080)")
  var port: String?

  @Option(help: "The name or address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The SQLite database; its folder is created. (default: \(standardDatabase))")
  var database: String?

  @Option(
    help: "The address of a landmarks-store, such as 127.0.0.1:50051, whose landmarks are shown in place of a database."
  )
  var store: StoreAddress?

  @Option(help: "The seconds that each call of that store has.")
  var storeDeadline = 2

  func validate() throws {
    guard store == nil || database == nil else {
      throw ValidationError("With --store there is no database here: leave out --database, or --store.")
    }
    guard storeDeadline > 0 else { throw ValidationError("--store-deadline is a number of seconds, 1 or more.") }
  }
}

extension StoreAddress: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
