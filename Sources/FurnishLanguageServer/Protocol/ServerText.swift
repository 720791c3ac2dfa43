/// The server's words for messages that it cannot use. Each is tested word for word.
enum ServerText {
  static let noLength = "A header needs 'Content-Length: ' and the number of bytes that follow it."
  static let endlessHeader = "A header does not end within \(MessageStream.headerLimit) bytes."
  static func tooLong(_ length: Int) -> String {
    "A message of \(length) bytes is announced; \(MessageStream.messageLimit) is the most."
  }
  static let endedInside = "Standard input ended inside of a message."
  static let noObject = "A message is one JSON object; batches are not part of this protocol."
  static let noVersion = "A message needs \"jsonrpc\": \"2.0\"."
  static let noMethod = "A message needs a method, or an id with a result or an error."
  static let badID = "An id is a string or an integer."
  static let notInitialized = "The server is not initialized; send 'initialize' first."
  static let initializedTwice = "The server is initialized already."
  static let shutDown = "The server was shut down; only 'exit' may follow."
  static let canceled = "The request was canceled."
  static func unknownMethod(_ name: String) -> String { "There is no method '\(name)' here." }
  static func missing(_ path: String, _ kind: String) -> String { "'\(path)' has to be \(kind)." }
  static let noFile = missing("params.textDocument.uri", "the address of a file")
  static func notOpen(_ uri: String) -> String { "'\(uri)' is not open." }
  static func outside(_ path: String) -> String {
    "furnish: '\(path)' is in no package and in no folder of the workspace, so it is not judged"
  }
  static func noRoot(_ name: String) -> String { "furnish: there is no type or module called '\(name)'" }
  static func guessed(_ package: String) -> String {
    "furnish: the manifest of '\(package)' cannot be read; each folder of Sources is taken for a module"
  }
  static func leftOut(_ phrase: String, of folder: String) -> String { "furnish: \(folder): left out: \(phrase)" }
  static func unreadableBaseline(_ path: String) -> String {
    "furnish: the baseline '\(path)' cannot be read, so all findings are reported"
  }
}
