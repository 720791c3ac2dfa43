import ArgumentParser

/// The command line of the server.
struct ServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "landmarks-server",
    abstract: "Serves landmarks of the world as a page and as JSON.",
    discussion: """
      A new database is created and filled where there is none. Ctrl-C or SIGTERM stops the server.
      """)

  @Option(help: "The port to listen on; 0 takes a free one. (default: $PORT, or 8080)")
  var port: String?

  @Option(help: "The name or address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The SQLite database; its folder is created.")
  var database = "landmarks.sqlite"
}
