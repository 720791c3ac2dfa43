import ArgumentParser

/// The command line of the store.
struct StoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "landmarks-store",
    abstract: "Serves the landmarks of a database to other processes, over gRPC.",
    discussion: """
      A new database is created and filled if none exists. landmarks-server --store shows these landmarks. Ctrl-C or \
      SIGTERM stops the store.
      """)

  @Option(help: "The port to listen on; 0 takes a free one. (default: $STORE_PORT, or 50051)")
  var port: String?

  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The SQLite database; its folder is created.")
  var database = "landmarks.sqlite"
}
